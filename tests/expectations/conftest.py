from __future__ import annotations

import pytest

from tests.drafts import Draft
from tests.expectations.runs import Runs


@pytest.fixture(scope="session")
def runs(tmp_path_factory):
    return Runs(Draft(tmp_path_factory.mktemp("suite")).folder)
