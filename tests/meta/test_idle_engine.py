"""A suite that an engine could pass by doing nothing would check nothing."""

import pytest

from judgecall.engines import Connection, parse_spec
from judgecall.play import play
from judgecall.selection import Library
from judgecall.verdicts import Verdict

BOOKS = Library().books()


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.rulebook.id)
def test_no_scenario_passes_where_nothing_ever_happens(book) -> None:
    transport = parse_spec("tests.engines.miniatures:AlwaysPassing")
    connection = Connection(transport, book.rulebook.id, book.rulebook.edition)
    connection.open()
    try:
        outcomes = [
            play(scenario, book.vocabulary, connection) for scenario in book.rulebook.scenarios
        ]
    finally:
        connection.close()
    assert outcomes
    assert {each.verdict for each in outcomes} <= {Verdict.PASSED, Verdict.FAILED}
    passed = [each.scenario.id for each in outcomes if each.verdict is Verdict.PASSED]
    assert passed == []
