"""How `--shard 2/8` is read."""

from __future__ import annotations

import re

import click

from judgecall.selection import Shard


def read_shard(_: click.Context, __: click.Parameter, value: str | None) -> Shard | None:
    """Read a part of several, or say how it is written: `2/8` is the second of eight."""
    if value is None:
        return None
    found = re.fullmatch(r"([1-9][0-9]{0,5})/([1-9][0-9]{0,5})", value.strip())
    if found is None:
        raise click.BadParameter(f"{value!r} is no part of several; the second of eight is 2/8")
    part, of = (int(number) for number in found.groups())
    if part > of:
        raise click.BadParameter(f"there is no part {part} of {of}; the last one is {of}/{of}")
    return Shard(part, of)
