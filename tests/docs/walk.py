"""A page of documentation, followed word by word in an empty folder, as a newcomer follows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple
import os
import re
import subprocess
import sys

if TYPE_CHECKING:
    from pathlib import Path

#: A fenced block, with the remark above it that says which file it is, if it is one.
_BLOCK = re.compile(
    r"^(?:<!-- (?P<deed>file|change): (?P<file>\S+) -->\n)?"
    r"```(?P<info>[^\n]*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


class Block(NamedTuple):
    """One fenced block of a page."""

    #: What stands behind the fence: the language, and words for us.
    info: str
    text: str
    #: `file` if it is the whole of a file, `change` if lines of one are to be replaced.
    deed: str | None
    file: str | None


def blocks(page: str) -> list[Block]:
    """Every fenced block of a page, in order."""
    return [
        Block(found["info"], found["text"], found["deed"], found["file"])
        for found in _BLOCK.finditer(page)
    ]


@dataclass
class Walker:
    """Somebody who stands in a folder and does what the page says."""

    folder: Path
    #: Where the commands are that a virtual environment would bring.
    programs: Path
    #: What the commands of the last block have printed.
    printed: str = ""
    #: The exit code of the last command.
    ended: int = 0
    #: How many blocks of output were found to be as they are shown.
    compared: int = 0

    def follow(self, page: str) -> None:
        """Do all that the page says, and hold what is printed against what it shows."""
        for block in blocks(page):
            if block.deed == "file":
                (self.folder / str(block.file)).write_text(block.text, encoding="utf-8")
            elif block.deed == "change":
                self._change(self.folder / str(block.file), block.text)
            elif block.info == "sh":
                self.printed = "".join(map(self.run, block.text.splitlines()))
            elif block.info == "text":
                self._compare(block.text)

    def run(self, command: str) -> str:
        """Run one command, and tell what it prints."""
        if command.startswith("cd "):
            self.folder /= command.removeprefix("cd ")
            assert self.folder.is_dir(), f"the page goes to {self.folder}, which is not there"
            return ""
        ended = subprocess.run(
            command,
            shell=True,
            cwd=self.folder,
            env=os.environ | {"PATH": f"{self.programs}:{os.environ['PATH']}", "COLUMNS": "100"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        self.ended = ended.returncode
        # 2, 3 and 4 mean that the command itself could not be carried out.
        assert ended.returncode in {0, 1, 5}, f"{command}\n{ended.stdout}{ended.stderr}"
        return ended.stdout

    def _compare(self, shown: str) -> None:
        assert re.fullmatch(_pattern(shown), self.printed.strip() + "\n"), (
            f"the page shows:\n\n{shown}\nbut this is printed:\n\n{self.printed}"
        )
        self.compared += 1

    def _change(self, path: Path, diff: str) -> None:
        lines = diff.splitlines(keepends=True)
        old = "".join(line[1:] for line in lines if line[0] in " -")
        new = "".join(line[1:] for line in lines if line[0] in " +")
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{path.name} does not hold once what is to be changed: {old}"
        path.write_text(text.replace(old, new), encoding="utf-8")


def _pattern(shown: str) -> str:
    """
    What is shown, as a pattern: `...` in a line of its own stands for any lines, within a line
    for anything, and how long it took and how much the suite holds may vary.
    """
    return "".join(map(_pattern_of_line, shown.strip().splitlines()))


def _pattern_of_line(line: str) -> str:
    if line == "...":
        return r"(?:.*\n)*?"
    pattern = re.escape(line).replace(r"\.\.\.", ".*")
    pattern = re.sub(r"in\\ [\d\\.]+\\ s", r"in [0-9.]+ s", pattern)
    return re.sub(r"\d{3,}", r"[0-9]{3,}", pattern) + r"\n"


def programs_in(folder: Path) -> Path:
    """The commands of a virtual environment: this Python, and what it has installed."""
    folder.mkdir()
    starts = {
        "judgecall": "from judgecall.cli import main\nmain()\n",
        "python": ("import os, sys\nos.execv(sys.executable, [sys.executable, *sys.argv[1:]])\n"),
    }
    for name, text in starts.items():
        (folder / name).write_text(f"#!{sys.executable}\n{text}", encoding="utf-8")
        (folder / name).chmod(0o755)
    return folder
