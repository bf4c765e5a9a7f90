"""Writing an edition down: once, under the name that the manifest states."""

import pytest

from judgecall.editions import CannotFreeze, Edition, find, freeze, names, not_frozen_yet
from judgecall.rulebook import SuiteError, load
from tests.drafts import Draft
from tests.editions.conftest import Frozen


def test_what_is_written_is_what_is_read(frozen: Frozen) -> None:
    rulebook = load(frozen.folder)
    edition = find(frozen.folder, "2011-01")
    assert edition == Edition.of(rulebook)
    assert list(edition.scenarios) == [scenario.id for scenario in rulebook.scenarios]
    assert edition.clauses == ("bucket.active-first", "bucket.halts", "orders.cost")


def test_freezing_again_changes_nothing_if_nothing_has_changed(frozen: Frozen) -> None:
    before = frozen.path("editions/2011-01.toml").read_bytes()
    frozen.change("While both players have", "As long as both players have")
    assert freeze(load(frozen.folder), "2011-01").before
    assert frozen.path("editions/2011-01.toml").read_bytes() == before


def test_freezing_again_is_refused_where_scenarios_were_added(frozen: Frozen) -> None:
    before = frozen.path("editions/2011-01.toml").read_bytes()
    frozen.add()
    with pytest.raises(CannotFreeze) as refused:
        freeze(load(frozen.folder), "2011-01")
    assert refused.value.sentence == (
        "edition 2011-01 is frozen already, and 1 scenario was added since"
    )
    assert frozen.path("editions/2011-01.toml").read_bytes() == before


def test_freezing_again_is_refused_where_something_changed(frozen: Frozen) -> None:
    before = frozen.path("editions/2011-01.toml").read_bytes()
    frozen.change("6 order points", "5 order points", "orders.feature")
    with pytest.raises(SuiteError, match=r"orders\.feature:9: this scenario no longer means"):
        freeze(load(frozen.folder), "2011-01")
    assert frozen.path("editions/2011-01.toml").read_bytes() == before


def test_an_edition_has_the_name_that_the_manifest_states(frozen: Frozen) -> None:
    with pytest.raises(CannotFreeze) as refused:
        freeze(load(frozen.folder), "2012-03")
    assert str(refused.value).splitlines() == [
        "rulebook.toml states edition 2011-01, not 2012-03",
        '  to make edition 2012-03, first write there: edition = "2012-03"',
        "to freeze what it states: judgecall freeze arcane_legions 2011-01",
    ]
    assert names(frozen.folder) == ["2011-01"]


def test_a_name_that_leads_out_of_the_folder_is_refused(tmp_path) -> None:
    draft = Draft(tmp_path)
    draft.change('edition = "2011-01"', 'edition = "../2011"', "rulebook.toml")
    with pytest.raises(CannotFreeze, match="cannot be the name of a file"):
        freeze(load(draft.folder), "../2011")
    assert not list(tmp_path.rglob("2011.toml"))


def test_a_name_that_leads_out_of_the_folder_finds_nothing(frozen: Frozen) -> None:
    frozen.write("outside.toml", frozen.path("editions/2011-01.toml").read_bytes())
    assert find(frozen.folder, "../outside") is None


def test_a_folder_that_cannot_be_written_to(tmp_path) -> None:
    draft = Draft(tmp_path)
    draft.write("editions", "in the way")
    with pytest.raises(CannotFreeze, match=r"2011-01\.toml cannot be written: "):
        freeze(load(draft.folder), "2011-01")


def test_only_a_rulebook_that_has_frozen_editions_is_reminded_of_the_next(frozen: Frozen) -> None:
    assert not not_frozen_yet(load(frozen.folder))
    frozen.begin("2012-03")
    assert not_frozen_yet(load(frozen.folder))
    frozen.path("editions/2011-01.toml").unlink()
    assert not not_frozen_yet(load(frozen.folder))
