"""The suite would notice every misreading that is known, clause by clause."""

from __future__ import annotations

import pytest

from judgecall import resources
from judgecall.kill import Fate, Target, kill
from judgecall.lint import check
from judgecall.processes import processors
from judgecall.rulebook import available


@pytest.mark.parametrize("rulebook_id", available())
def test_no_misreading_gets_away_and_no_clause_is_without_one(rulebook_id):
    matrix = kill(
        Target.whole(check(resources.features() / rulebook_id)),
        workers=processors(),
    )
    fates = {row.misreading.id: row.fate for row in matrix.rows}
    assert fates, "there are misreadings"
    assert [name for name, fate in fates.items() if fate is Fate.SURVIVES] == []
    assert [name for name, fate in fates.items() if fate is Fate.WEAK] == []
    assert [clause.id for clause in matrix.without] == []
    assert [clause.id for clause in matrix.contradicted] == []
    assert list(matrix.strays) == []
    assert list(matrix.unfit) == []
    assert matrix.holds
