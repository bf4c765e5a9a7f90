"""
The command line: one module per verb, each imported only when it is called.

The version is told without importing anything at all, because builds ask for it often.
"""

from __future__ import annotations

import sys

from judgecall import __version__


def main() -> None:
    """Run the command line of this process."""
    if sys.argv[1:] in (["--version"], ["-V"]):
        sys.stdout.write(f"judgecall {__version__}\n")
        return
    from judgecall.cli.group import start  # noqa: PLC0415 - see above

    start()
