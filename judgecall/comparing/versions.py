"""
A version of the rules: a folder, or what git remembers.

`REVISION` is read whole, `REVISION:PATH` from that path on, as git itself writes it. Files come
straight from git's objects: no branch is switched, no hook runs, no attribute of the tree hides
a file, and no link in it leads anywhere. They stand in a folder of their own as long as they
are compared.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final
import os
import subprocess

from judgecall.report.visible import visible
from judgecall.rulebook.faults import SuiteError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judgecall.rulebook import Fault

_MANIFEST: Final = "rulebook.toml"
#: What a rulebook is written in; nothing else of a tree is taken out of git.
_READ: Final = (".feature", ".toml", ".json")
#: Modes under which git keeps what is a file, and neither a link nor another repository.
_FILES: Final = frozenset({"100644", "100755"})


class NoVersion(Exception):
    """A version that is not there; says why and what to do."""

    def __init__(self, sentence: str, way_out: str) -> None:
        super().__init__(f"{sentence}\n  {way_out}")
        self.sentence = sentence
        self.way_out = way_out


@dataclass(frozen=True, slots=True)
class Version:
    """The rulebooks of one version, on disk."""

    #: As the reader named it.
    name: str
    root: Path
    #: The folder of each rulebook, by its id.
    folders: dict[str, Path]
    #: Whether it came out of git, so that paths below `root` mean nothing to the reader.
    from_git: bool

    def as_read(self, faults: Iterable[Fault]) -> list[Fault]:
        """The same faults at places that the reader knows."""
        if not self.from_git:
            return list(faults)
        revision = self.name.partition(":")[0]
        return [
            replace(fault, path=Path(f"{revision}:{fault.path.relative_to(self.root)}"))
            for fault in faults
        ]

    def refuse(self, faults: Iterable[Fault]) -> None:
        """Raise `SuiteError` if there are any, at places that the reader knows."""
        if told := self.as_read(faults):
            raise SuiteError(told)


@contextmanager
def opened(old: str, new: str) -> Iterator[tuple[Version, Version]]:
    """Have two versions on disk, side by side; a bare revision is read where the other stands."""
    with TemporaryDirectory(prefix="judgecall-diff-") as scratch:
        yield (
            _version(old, beside=new, scratch=Path(scratch, "old").resolve()),
            _version(new, beside=old, scratch=Path(scratch, "new").resolve()),
        )


def _version(word: str, *, beside: str, scratch: Path) -> Version:
    path = Path(word).expanduser()
    if word and path.is_dir():
        root = path.resolve()
        return Version(word, root, _rulebooks(word, root), from_git=False)
    if word and path.exists():
        raise NoVersion(
            f"{word} is a file; rules are compared by folders or git revisions",
            f"two reports are compared without --rules: judgecall diff {word} OTHER.json"
            if path.suffix == ".json"
            else "name the folder that holds the rulebook.toml, or several such folders",
        )
    top, inside = _repository(word, Path(beside).expanduser() if beside else None)
    _take_out(word, top, inside, scratch)
    return Version(word, scratch, _rulebooks(word, scratch), from_git=True)


def _rulebooks(word: str, root: Path) -> dict[str, Path]:
    folders = [found.parent for found in sorted(root.glob(f"**/{_MANIFEST}"))]
    if not folders:
        raise NoVersion(
            f"{word} holds no rulebook",
            f"a rulebook is a folder with a {_MANIFEST}; its feature files stand beside it",
        )
    found: dict[str, Path] = {}
    for folder in folders:
        if folder.name in found:
            raise NoVersion(
                f"{word} holds two rulebooks called {folder.name}, in "
                f"{found[folder.name].relative_to(root)} and {folder.relative_to(root)}",
                "name the folder that holds the one you mean; in a revision: REVISION:PATH",
            )
        found[folder.name] = folder
    return found


def _repository(word: str, beside: Path | None) -> tuple[Path, str]:
    """The repository to look into, and where in it: at the folder beside, or else at the top."""
    places = [Path.cwd()] if beside is None or not beside.is_dir() else [beside, Path.cwd()]
    said = ""
    try:
        for place in places:
            found = _git(place, "rev-parse", "--show-toplevel")
            if found.returncode == 0:
                top = Path(os.fsdecode(found.stdout.rstrip(b"\n"))).resolve()
                return top, place.resolve().relative_to(top).as_posix() if place == beside else "."
            said = os.fsdecode(found.stderr).strip().splitlines()[0] if found.stderr else ""
    except FileNotFoundError as error:
        raise NoVersion(
            f"there is no folder {word}, and to look for a revision there must be git",
            "install git, or name two folders",
        ) from error
    raise NoVersion(
        f"there is no folder {word}, and no git repository in which it could be a revision",
        "name a folder with rulebooks, or stand in the repository that has the revision"
        + (f"\ngit says: {visible(said)}" if said else ""),
    )


def _take_out(word: str, top: Path, beside: str, scratch: Path) -> None:
    """Write what a rulebook consists of from a revision into an empty folder."""
    revision, colon, inside = word.partition(":")
    asked = f"{revision}^{{commit}}"
    found = _git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", asked)
    if found.returncode or not revision:
        raise NoVersion(
            f"there is no folder {word}, and git knows no revision {revision or word} in {top}",
            f"revisions are branches, tags and commits: git -C {top} log --oneline --all\n"
            "a fresh clone in CI may hold the last commit only; fetch the whole history first",
        )
    commit = os.fsdecode(found.stdout.strip())
    inside = PurePosixPath(inside if colon else beside).as_posix().strip("/")
    paths = [] if inside in {"", "."} else [inside]
    listing = _git(
        top, "--literal-pathspecs", "ls-tree", "-r", "-z", "--full-tree", commit, "--", *paths
    )
    if not listing.stdout:
        raise NoVersion(
            f"revision {revision} has no {inside}",
            f"what it has: git -C {top} ls-tree -r --name-only {revision}",
        )
    wanted = list(_wanted(listing.stdout))
    contents = _contents(top, [blob for blob, _ in wanted])
    for (_, path), content in zip(wanted, contents, strict=True):
        place = scratch / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def _wanted(listing: bytes) -> Iterator[tuple[bytes, Path]]:
    """The hash and path of each file that a rulebook may consist of."""
    for entry in listing.split(b"\0"):
        head, _, raw = entry.partition(b"\t")
        path = Path(os.fsdecode(raw))
        if entry and head.split()[0].decode() in _FILES and path.suffix in _READ:
            assert not path.is_absolute()
            assert ".." not in path.parts
            yield head.split()[2], path


def _contents(top: Path, blobs: list[bytes]) -> Iterator[bytes]:
    told = _git(top, "cat-file", "--batch", said=b"".join(blob + b"\n" for blob in blobs)).stdout
    at = 0
    for _ in blobs:
        end = told.index(b"\n", at)
        size = int(told[at:end].split()[2])
        yield told[end + 1 : end + 1 + size]
        at = end + size + 2


def _git(where: Path, *words: str, said: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Ask git, which must neither page nor prompt."""
    return subprocess.run(  # noqa: S603 - no shell; a revision cannot be taken for an option
        ["git", "--no-pager", "-C", str(where), *words],  # noqa: S607 - the git of whoever asks
        input=said,
        capture_output=True,
        env={**os.environ, "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0"},
        check=False,
    )
