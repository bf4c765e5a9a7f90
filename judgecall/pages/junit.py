"""JUnit XML, as builds read it: a suite for each section, a test for each scenario."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from xml.etree import ElementTree as ET

from judgecall.report.visible import visible
from judgecall.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judgecall.pages.gathering import (
        BookPage,
        ClausePage,
        Column,
        Example,
        Gathered,
        Result,
        SectionPage,
    )

#: What a build calls a verdict. What was never asked is no success, so it is an error.
_CALLED: Final = {
    Verdict.FAILED: "failure",
    Verdict.CRASHED: "error",
    Verdict.TIMED_OUT: "error",
    Verdict.BROKEN: "error",
    Verdict.NOT_RUN: "error",
    Verdict.DIFFERS: "skipped",
    Verdict.UNSUPPORTED: "skipped",
}


def junit(gathered: Gathered) -> str:
    """Write all reports as one document."""
    root = ET.Element("testsuites", name="judgecall")
    for column in gathered.columns:
        _add_run(root, column)
        for book in gathered.books:
            if column in book.columns:
                for section in book.sections:
                    _add_section(root, column, book, section)
    for name in ("tests", "failures", "errors", "skipped"):
        root.set(name, str(sum(int(suite.get(name, 0)) for suite in root)))
    ET.indent(root, " ")
    return '<?xml version="1.0" encoding="utf-8"?>\n' + ET.tostring(root, "unicode") + "\n"


def _add_run(root: ET.Element, column: Column) -> None:
    """Add what went wrong with the run as a whole, which belongs to no scenario."""
    report = column.report
    wrong = [
        (f"the suite is in order: {fault['file']}:{fault['line']}", fault["sentence"])
        for fault in report["faults"]
    ]
    if report["no_engine"] is not None:
        wrong.append(("the engine is reached", report["no_engine"]["sentence"]))
    if report["ending"] == "interrupted":
        wrong.append(("the run is complete", "the run was interrupted"))
    if not wrong and not report["scenarios"]:
        wrong.append(("something is judged", "the report holds no scenario"))
    if not wrong:
        return
    suite = _element(root, "testsuite", {"name": f"{column.name}: the run"})
    for name, sentence in wrong:
        test = _element(suite, "testcase", {"classname": "judgecall", "name": name})
        _element(test, "error", {"message": sentence, "type": report["ending"]})
    _count(suite)


def _add_section(root: ET.Element, column: Column, book: BookPage, section: SectionPage) -> None:
    told = [
        (clause, example, example.results[column.number])
        for clause in section.clauses
        for example in clause.examples.values()
        if column.number in example.results
    ]
    if not told:
        return
    suite = _element(
        root,
        "testsuite",
        {"name": f"{column.name}: {book.title}: {section.title}", "timestamp": _when(column)},
    )
    _properties(
        suite,
        {
            "engine": column.name,
            "rulebook": book.id,
            "edition": book.edition,
            "section": section.title,
        },
    )
    seconds = {each["id"]: each["seconds"] for each in column.report["scenarios"]}
    for clause, example, result in told:
        test = _element(
            suite,
            "testcase",
            {
                "classname": f"{book.id}.{section.id}.{clause.id}",
                "name": example.name + (f" [{example.case}]" if example.case else ""),
                "file": example.file,
                "line": str(example.line),
                "time": f"{seconds[example.id]:.6f}",
            },
        )
        _properties(
            test,
            {
                "rulebook": book.id,
                "section": section.title,
                "clause": clause.id,
                "standing": clause.words["standing"],
                "scenario": example.id,
                "verdict": result.verdict.value,
            },
        )
        if result.verdict is not Verdict.PASSED:
            _add_verdict(test, clause, example, result)
    _count(suite)
    suite.set("time", f"{sum(seconds[example.id] for _, example, _ in told):.6f}")


def _add_verdict(test: ET.Element, clause: ClausePage, example: Example, result: Result) -> None:
    details: Mapping[str, Any] = result.details or {}
    found = _element(
        test,
        _CALLED[result.verdict],
        {"message": details["sentence"] or result.verdict.value, "type": result.verdict.value},
    )
    step = details["step"]
    line = step["line"] if step else example.line
    told = [
        f"{clause.words['title']}. {clause.words['text']}",
        f"Source: {clause.words['source']} ({clause.words['standing']})",
        f"{example.file}:{line}" + (f": {step['keyword']} {step['text']}" if step else ""),
        *(f"expected: {each}" for each in details["expected"]),
        *(f"the engine: {each}" for each in details["actual"]),
        *(f"since the last When: {each}" for each in details["events"]),
        *([f"what could be answered: {details['offered']}"] if details["offered"] else []),
        f"again: {details['again']}",
    ]
    found.text = "\n".join(visible(each) for each in told)


def _element(parent: ET.Element, name: str, attributes: Mapping[str, str]) -> ET.Element:
    """Add an element. XML allows few control characters, even escaped: all are made visible."""
    shown = {key: visible(value) for key, value in attributes.items()}
    return ET.SubElement(parent, name, shown)


def _properties(parent: ET.Element, values: Mapping[str, str]) -> None:
    holder = _element(parent, "properties", {})
    for name, value in values.items():
        _element(holder, "property", {"name": name, "value": value})


def _count(suite: ET.Element) -> None:
    suite.set("tests", str(len(suite.findall("testcase"))))
    for name, found in (("failures", "failure"), ("errors", "error"), ("skipped", "skipped")):
        suite.set(name, str(len(suite.findall(f"testcase/{found}"))))


def _when(column: Column) -> str:
    started: str = column.report["started"]
    return started.removesuffix("Z")
