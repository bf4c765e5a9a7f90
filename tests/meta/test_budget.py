"""The step language stays small: whoever wants a sentence more, gives one up."""

import pytest

from judgecall.rulebook import available
from judgecall.steps import common
from judgecall.steps.vocabulary import own_sentences

COMMON, OF_ONE_RULEBOOK = 35, 20


def test_common_sentences_stay_within_their_budget() -> None:
    assert 0 < len(common.sentences.declared) <= COMMON


@pytest.mark.parametrize("rulebook_id", available())
def test_the_sentences_of_a_rulebook_stay_within_their_budget(rulebook_id: str) -> None:
    assert 0 < len(own_sentences(rulebook_id)) <= OF_ONE_RULEBOOK
