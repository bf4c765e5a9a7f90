"""How an offending line is shown: as it stands, with the wrong part underlined."""

from __future__ import annotations

#: From where to where something stands in a line, counted from 0, the end not included.
Span = tuple[int, int]


def underlined(line: str, *spans: Span, sign: str = "~") -> tuple[str, ...]:
    """Show a line and, if parts of it are named, a second one that underlines them."""
    shown = "".join(" " if character.isspace() else character for character in line)
    if not spans:
        return (shown.rstrip(),)
    marks = [" "] * max(len(shown), *(end for _, end in spans))
    for start, end in spans:
        marks[start:end] = sign * (end - start)
    return shown.rstrip(), "".join(marks).rstrip()


def pointed_out(line: str, wrong: str) -> tuple[str, ...]:
    """Show a line with a part of it underlined, where that part first stands."""
    start = line.find(wrong) if wrong else -1
    return underlined(line, (start, start + len(wrong))) if start >= 0 else underlined(line)


def row_line(cells: tuple[str, ...], *wrong: int) -> tuple[str, ...]:
    """Show a row of a table, with the cells of these numbers underlined."""
    line = "|"
    spans: list[Span] = []
    for number, cell in enumerate(cells):
        start = len(line) + 1
        line += f" {cell} |"
        if number in wrong:
            spans.append((start, start + max(len(cell), 1)))
    return underlined(line, *spans)
