"""What has become of a frozen edition since, and what of it is a fault."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
import re

from judgecall.editions.edition import find, names, path_of
from judgecall.rulebook.faults import Fault, SuiteError
from judgecall.rulebook.meaning import ground, meaning
from judgecall.rulebook.toml_file import TomlFile

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judgecall.editions.edition import Edition
    from judgecall.rulebook import Rulebook, Scenario

#: So many changed scenarios of one file are told one by one.
_EACH: Final = 5


@dataclass(frozen=True, slots=True)
class Since:
    """What differs between a rulebook and one of its frozen editions."""

    #: Scenarios that mean something else than they did.
    changed: tuple[Scenario, ...]
    #: Ids that the rulebook no longer has, of scenarios and of clauses.
    vanished: tuple[str, ...]
    lost_clauses: tuple[str, ...]
    #: Which scenario now means what one of the vanished did.
    renamed: dict[str, Scenario]
    #: What the manifest now puts otherwise into sentences that leave it open.
    ground: tuple[str, ...]
    added: tuple[Scenario, ...]

    @property
    def stands(self) -> bool:
        """Whether all that was frozen is there and means what it did; more may have come."""
        return not (self.changed or self.vanished or self.lost_clauses or self.ground)


def since(edition: Edition, rulebook: Rulebook) -> Since:
    """Compare a rulebook with an edition that was frozen."""
    now = {scenario.id: scenario for scenario in rulebook.scenarios}
    changed = [
        scenario
        for scenario in now.values()
        if scenario.id in edition.scenarios
        if meaning(scenario).hash != edition.scenarios[scenario.id]
    ]
    added = [scenario for scenario in now.values() if scenario.id not in edition.scenarios]
    vanished = [one for one in edition.scenarios if one not in now]
    means = {meaning(scenario).hash: scenario for scenario in added} if vanished else {}
    clauses = {clause.id for clause in rulebook.clauses}
    stood_on, stands_on = edition.ground, ground(rulebook)
    return Since(
        tuple(changed),
        tuple(vanished),
        tuple(clause for clause in edition.clauses if clause not in clauses),
        {
            one: means[edition.scenarios[one]]
            for one in vanished
            if edition.scenarios[one] in means
        },
        tuple(name for name in stood_on if stood_on[name] != stands_on.get(name)),
        tuple(added),
    )


def faults_of_editions(rulebook: Rulebook) -> list[Fault]:
    """
    Hold a rulebook to what is frozen of it.

    Its own edition must stand whole. Earlier ones may have been overtaken, which is what a
    new edition is for, but must be there to be read.
    """
    faults: list[Fault] = []
    for name in names(rulebook.folder):
        try:
            edition = find(rulebook.folder, name)
        except SuiteError as error:
            faults += error.faults
            continue
        if edition is not None and edition.name == rulebook.edition:
            faults += told(edition, rulebook, since(edition, rulebook))
    return faults


def gone(edition: Edition, rulebook: Rulebook) -> frozenset[str]:
    """
    The scenarios of an edition that the suite can no longer play as they were frozen.

    Only an edition that was overtaken may have any; raises `SuiteError` for one that should
    stand, and for one whose every scenario may mean something else by now.
    """
    found = since(edition, rulebook)
    if edition.name == rulebook.edition and not found.stands:
        raise SuiteError(told(edition, rulebook, found))
    if found.ground:
        raise SuiteError(_of_ground(edition, rulebook, found))
    return frozenset({*found.vanished, *(scenario.id for scenario in found.changed)})


def told(edition: Edition, rulebook: Rulebook, found: Since) -> Iterator[Fault]:
    """Tell as faults, each with the way out, what must not have come over an edition."""
    yield from _of_ground(edition, rulebook, found)
    by_file: dict[Path, list[Scenario]] = defaultdict(list)
    for scenario in found.changed:
        by_file[scenario.path].append(scenario)
    for path, scenarios in by_file.items():
        if len(scenarios) > _EACH:
            yield _many(path, scenarios, edition)
            continue
        for scenario in scenarios:
            yield Fault(
                path,
                scenario.line,
                "this scenario no longer means what it did when edition "
                f"{edition.name} was frozen",
                (scenario.id,),
                _way_out(edition),
                "edition",
            )
    yield from _of_vanished(edition, rulebook, found)


def _many(path: Path, scenarios: list[Scenario], edition: Edition) -> Fault:
    ids = [scenario.id for scenario in scenarios[:_EACH]]
    return Fault(
        path,
        scenarios[0].line,
        f"{len(scenarios)} scenarios of this file no longer mean what they did when edition "
        f"{edition.name} was frozen; did a Background change?",
        (*ids, f"... and {len(scenarios) - _EACH} more"),
        _way_out(edition),
        "edition",
    )


def _of_vanished(edition: Edition, rulebook: Rulebook, found: Since) -> Iterator[Fault]:
    path = path_of(rulebook.folder, edition.name)
    lines = path.read_text(encoding="utf-8").splitlines() if not found.stands else []

    def line_of(name: str) -> int:
        return next((at for at, line in enumerate(lines, 1) if f'"{name}"' in line), 1)

    for clause in found.lost_clauses:
        yield Fault(
            path,
            line_of(clause),
            f"the clause `{clause}` has vanished since edition {edition.name} was frozen",
            (),
            _way_out(edition),
            "edition",
        )
    for one in found.vanished:
        scenario = found.renamed.get(one)
        if scenario is not None:
            yield Fault(
                scenario.path,
                scenario.line,
                f"this scenario had another id when edition {edition.name} was frozen, "
                "by which reports and expectations know it",
                (f"then: {one}", f"now:  {scenario.id}"),
                _way_out(edition, "give it back the name, clause or case that it had"),
                "edition",
            )
        elif one.split("/")[1] not in found.lost_clauses:
            yield Fault(
                path,
                line_of(one),
                f"this scenario has vanished since edition {edition.name} was frozen",
                (one,),
                _way_out(edition),
                "edition",
            )


def _of_ground(edition: Edition, rulebook: Rulebook, found: Since) -> Iterator[Fault]:
    file = TomlFile(rulebook.folder / "rulebook.toml") if found.ground else None
    for name in found.ground:
        assert file is not None
        kind, _, what = name.partition(".")
        line = {
            "defaults": file.header(name),
            "names": file.line_of(rf'"?{re.escape(what)}"?\s*='),
            "quantities": file.line_of(rf'one\s*=\s*"{re.escape(what)}"'),
        }.get(kind)
        yield Fault(
            file.path,
            line or 1,
            f"`{what}` of [{kind}] is not as it was when edition {edition.name} was frozen, "
            "so scenarios that leave it open mean something else",
            (),
            _way_out(edition),
            "edition",
        )


def _way_out(edition: Edition, back: str = "put it back as it was") -> str:
    return (
        f"{back}; what is frozen never changes\n"
        "or make a new edition, if the rules did change: give it a name of its own as\n"
        f"`edition` in rulebook.toml, and then: judgecall freeze {edition.rulebook} NAME"
    )
