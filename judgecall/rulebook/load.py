"""
A rulebook's folder read into a `Rulebook`, with every fault of structure on the way.

`read` tells all that is wrong at once, for lint; `load` refuses a folder with faults,
for everybody who wants to play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judgecall import resources
from judgecall.rulebook.clauses import SectionReader
from judgecall.rulebook.faults import Fault, SuiteError, in_order
from judgecall.rulebook.gherkin_file import parse_file
from judgecall.rulebook.manifest import Manifest
from judgecall.rulebook.model import Rulebook
from judgecall.rulebook.page import Page
from judgecall.rulebook.read_manifest import line_of_section, read_manifest

if TYPE_CHECKING:
    from pathlib import Path

    from judgecall.rulebook.clauses import Taken


def available(root: Path | None = None) -> list[str]:
    """The ids of the rulebooks of the suite: the folders that hold a `rulebook.toml`."""
    folder = root or resources.features()
    return sorted(path.parent.name for path in folder.glob("*/rulebook.toml"))


def load(folder: Path) -> Rulebook:
    """Read a rulebook that must be in order; raises `SuiteError` with every fault."""
    rulebook, faults = read(folder)
    if faults:
        raise SuiteError(faults)
    return rulebook


def read(folder: Path) -> tuple[Rulebook, list[Fault]]:
    """Read a rulebook as far as it can be read, with the faults of its structure."""
    manifest, book, readings = read_manifest(folder)
    if manifest is None:
        return Rulebook(folder.name, folder, Manifest(folder.name, "", ())), book.faults
    rulebook = Rulebook(folder.name, folder, manifest)
    sections_are_known = not book.faults
    faults: list[Fault] = []
    taken: Taken = {}
    listed = [folder / f"{name}.feature" for name in rulebook.manifest.sections]
    for path in [*listed, *_unlisted(folder, listed)]:
        name = path.relative_to(folder).with_suffix("").as_posix()
        if not path.is_file():
            book.fault(
                f"the section `{name}` has no file {path.name}",
                "write the file, or take the name out of `sections`",
                line_of_section(book, name),
            )
            continue
        if path not in listed and sections_are_known:
            faults.append(_never_run(path, name))
        parsed = parse_file(path)
        if isinstance(parsed, list):
            faults += parsed
            continue
        page = Page(path, parsed)
        rulebook.sections.append(SectionReader(rulebook, page, taken).read())
        faults += page.faults
    return rulebook, in_order([*book.faults, *readings.faults, *faults])


def _unlisted(folder: Path, listed: list[Path]) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.feature")) if path not in listed]


def _never_run(path: Path, name: str) -> Fault:
    return Fault(
        path,
        1,
        "this file is not among the rulebook's sections, so it would never run",
        (),
        f'add "{name}" to `sections` in rulebook.toml',
        "unlisted",
    )
