"""The page of the protocol tells what is so, and shows what was really said."""

from __future__ import annotations

from pathlib import Path
import json
import re

import pytest

from judgecall.protocol import Checker, decode
from judgecall.protocol.schemas import METHODS, protocol_schema, rulebook_schema
from judgecall.protocol_page import COMMAND, PAGE, page, record
from judgecall.protocol_page.fields import anchor
from judgecall.protocol_page.recording import RULEBOOK
from judgecall.protocol_page.shown import shown


@pytest.fixture(scope="module")
def recording():
    return record()


@pytest.fixture(scope="module")
def text(recording):
    return page(recording)


def section(text: str, heading: str) -> str:
    """What stands under a heading, down to the next one of its rank or above."""
    rank = heading.split(" ", maxsplit=1)[0]
    _, _, rest = text.partition(f"\n{heading}\n")
    return re.split(rf"^#{{1,{len(rank)}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def test_the_page_is_up_to_date(text):
    assert Path(PAGE).read_text("utf-8") == text, (
        f"docs/protocol.md lags behind the schemas or the game; make it again with: {COMMAND}"
    )


@pytest.mark.parametrize("method", METHODS)
def test_every_method_is_told_with_its_fields_and_shown(text, recording, method):
    told = section(text, f"## `{method}`")
    definitions = protocol_schema()["$defs"]
    for end in ("params", "result"):
        part = definitions[f"{method.replace('/', '.')}.{end}"]
        assert part["description"] in told
        for field in part.get("properties", {}):
            assert f"| `{field}` | " in told
    assert recording.by_method[method]
    for exchange in recording.by_method[method]:
        for line in (exchange.sent, exchange.answered):
            assert f"```json\n{shown(line)}\n```" in told


def test_every_error_is_told_and_shown(text, recording):
    codes = protocol_schema()["$defs"]["error"]["properties"]["code"]["enum"]
    assert set(recording.by_code) == set(codes)
    for code in codes:
        [heading] = re.findall(rf"^### .*\({code}\)$", text, re.MULTILINE)
        assert shown(recording.by_code[code].answered) in section(text, heading)


def test_every_part_of_both_schemas_is_told(text):
    schemas = (protocol_schema(), rulebook_schema(RULEBOOK))
    missing = [
        part["title"]
        for schema in schemas
        for part in schema["$defs"].values()
        if part["title"] not in {"Request", "Response"} and part["description"] not in text
    ]
    assert missing == []
    events = rulebook_schema(RULEBOOK)["$defs"]["event"]["oneOf"]
    for event in events:
        assert f'`event`: `"{event["properties"]["event"]["const"]}"`' in text


def test_every_link_within_the_page_leads_somewhere(text):
    headings = [
        anchor(line.lstrip("#").strip()) for line in re.findall(r"^#+ .*", text, re.MULTILINE)
    ]
    assert len(headings) == len(set(headings))
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= set(headings)
    for page_beside in set(re.findall(r"\]\(([^)#]+)\)", text)):
        assert (PAGE.parent / page_beside).is_file()


def test_a_message_is_shown_whole_in_lines_that_can_be_read(recording):
    for exchanges in recording.by_method.values():
        for exchange in exchanges:
            for line in (exchange.sent, exchange.answered):
                assert json.loads(shown(line)) == decode(line)
                assert max(map(len, shown(line).splitlines())) <= 100


def test_what_is_no_message_is_shown_as_it_is():
    assert shown(b'{"jsonrpc": ') == '{"jsonrpc": '


def test_what_was_recorded_keeps_the_contract(recording):
    checker = Checker(RULEBOOK)
    for method, exchanges in recording.by_method.items():
        for exchange in exchanges:
            checker.check_request(decode(exchange.sent))
            checker.check_response(method, decode(exchange.answered))


def test_the_game_asks_and_answers(recording):
    """A recording in which nobody chooses would show nothing of what a decision is."""
    [first, *_] = recording.by_method["game/act"]
    [answer] = recording.by_method["game/decide"]
    decision = decode(first.answered)["result"]["decision"]
    assert decode(answer.sent)["params"]["decision"] == decision["id"]
    assert len(decision["options"]) > 1
