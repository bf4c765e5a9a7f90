"""What `judgecall diff` tells of two reports, and of two versions of the rules."""

from __future__ import annotations

import json
import subprocess
import tempfile

from jsonschema import Draft202012Validator
import pytest

from judgecall import resources
from judgecall.play import SuiteFault, play
from judgecall.verdicts import ExitCode
from tests.comparing.engines import clauses
from tests.drafts import Draft

THREE = "tests.comparing.engines:three_misreadings"


@pytest.fixture(scope="module")
def validate():
    schema = json.loads((resources.schemas() / "diff.schema.json").read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema).validate


@pytest.fixture
def report(judgecall, tmp_path):
    def told(name, *arguments):
        path = tmp_path / f"{name}.json"
        judgecall("run", *arguments, "--report", path, "--no-diagnosis")
        return path

    return told


@pytest.fixture
def repository(tmp_path, monkeypatch):
    """The small rulebook under version control, with one commit that is called `before`."""
    place = tmp_path / "repository"
    (place / "features").mkdir(parents=True)
    draft = Draft(place / "features")
    for name, value in {
        "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_SYSTEM": "/dev/null",
        "GIT_AUTHOR_NAME": "Ada",
        "GIT_AUTHOR_EMAIL": "ada@example.org",
        "GIT_COMMITTER_NAME": "Ada",
        "GIT_COMMITTER_EMAIL": "ada@example.org",
        "TMPDIR": str(tmp_path / "scratch"),
    }.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "scratch").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", None)
    # Files that a release leaves out are part of the revision all the same.
    (place / ".gitattributes").write_text("features export-ignore\n", "utf-8")
    for words in (["init", "-q"], ["add", "-A"], ["commit", "-qm", "one"], ["tag", "before"]):
        subprocess.run(["git", "-C", place, *words], check=True)
    monkeypatch.chdir(place)
    yield draft
    assert list((tmp_path / "scratch").iterdir()) == [], "nothing is left behind"
    listed = subprocess.run(
        ["git", "worktree", "list"], cwd=place, check=True, capture_output=True, text=True
    )
    assert len(listed.stdout.splitlines()) == 1


def test_an_engine_with_three_misreadings_differs_in_exactly_their_clauses(
    judgecall, report, validate
):
    mine = report("mine", "arcane_legions", "--engine", THREE)
    reference = report("reference", "arcane_legions")
    lost = judgecall("diff", reference, mine, "--json")
    assert lost.code == ExitCode.NOT_CONFORMANT
    told = json.loads(lost.out)
    validate(told)
    assert len(clauses()) == 3
    assert {each["clause"] for each in told["lost"]} == clauses()
    assert all(each["title"] for each in told["lost"])
    assert not any(told[kind] for kind in ("left_out", "gained", "changed_kind", "only_first"))

    gained = judgecall("diff", mine, reference)
    assert gained.code == ExitCode.OK
    assert gained.out.startswith(f"  First        {mine}\n")
    assert "\nGAINED  3 clauses, " in gained.out
    for clause in clauses():
        assert f"\n  arcane_legions:{clause}   passed " in gained.out
    assert gained.out.endswith("\nNothing is lost.\n")

    written = judgecall("diff", reference, mine, "--markdown")
    assert written.code == ExitCode.NOT_CONFORMANT
    assert written.out.startswith("### Lost: 3 clauses, ")
    assert written.out.count("\n| <code>arcane&#95;legions&#58;") == 3


def test_a_report_beside_itself_differs_in_nothing(judgecall, report):
    path = report("one", "timing.active.is-turn-player")
    ended = judgecall("diff", path, path)
    assert (ended.code, ended.out.splitlines()[-1]) == (0, "No verdict differs.")


def test_a_part_beside_the_whole_is_red_unless_that_is_meant(judgecall, report):
    whole = report("whole", "buckets")
    part = report("part", "timing.bucket.active-first")
    ended = judgecall("diff", whole, part)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "\nLEFT OUT  " in ended.out
    assert ended.out.splitlines()[-1].startswith("Nothing is lost of what was played, but left")
    assert judgecall("diff", whole, part, "--common").code == ExitCode.OK


def test_reports_of_different_scenarios_agree_on_nothing(judgecall, report):
    one = report("one", "timing.bucket.active-first")
    other = report("other", "timing.bucket.owner-picks")
    ended = judgecall("diff", one, other)
    assert ended.code == ExitCode.NOTHING_JUDGED
    assert "no scenario in common" in ended.out


def test_a_report_of_another_version_of_the_suite_can_be_compared(judgecall, report):
    path = report("one", "timing.active.is-turn-player")
    older = path.with_name("older.json")
    text = json.loads(path.read_text("utf-8"))
    text["suite"]["version"] = "0.0.1"
    older.write_text(json.dumps(text), "utf-8")
    ended = judgecall("diff", older, path)
    assert ended.code == ExitCode.OK
    assert "suite 0.0.1 there" in " ".join(ended.out.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["a.json", "b.json", "--json", "--markdown"], "exclude each other"),
        (["a.json", "b.json", "--engine", "reference"], "two reports are not played"),
        (["a", "b", "--rules", "--common"], "--common is for reports"),
        (["gone.json", "b.json"], "the report gone.json cannot be read"),
        ([".", "b.json"], "two versions of the rules are compared with --rules"),
    ],
)
def test_what_cannot_be_meant_is_said(judgecall, arguments, sentence):
    ended = judgecall("diff", *arguments)
    assert ended.code == ExitCode.USAGE
    assert sentence in ended.err
    assert ended.out == ""


def test_a_changed_scenario_flips_the_reference(judgecall, repository, validate):
    repository.change("And Ada has 1 victory point", "And Ada has 2 victory points")
    ended = judgecall("diff", "--rules", "before", "features")
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "\narcane_legions  1 scenario changed in meaning\n" in ended.out
    assert "\n      - Then Ada has 1 victory point\n" in ended.out
    assert "    passed -> failed   the-active-player-comes-first\n" in ended.out
    told = json.loads(judgecall("diff", "--rules", "before", "features", "--json").out)
    validate(told)
    [engine] = told["engines"]
    assert [each["clause"] for each in engine["verdicts"]["lost"]] == ["bucket.active-first"]
    written = judgecall("diff", "--rules", "before", "features", "--markdown")
    assert written.code == ended.code
    assert "  - Then Ada has 1 victory point\n" in written.out


def test_each_engine_is_told_of(judgecall, repository):
    repository.change("And Ada has 1 victory point", "And Ada has 2 victory points")
    engines = ["--engine", "tests.engines.miniatures:AlwaysPassing", "--engine", "reference"]
    told = json.loads(judgecall("diff", "--rules", "before", "features", "--json", *engines).out)
    assert [(each["spec"], each["exit_code"]) for each in told["engines"]] == [
        ("tests.engines.miniatures:AlwaysPassing", 0),
        ("reference", 1),
    ]


def test_a_moved_comment_is_no_change_and_nothing_flips(judgecall, repository):
    repository.change("  Background:\n", "  # here\n  Background: Renamed\n")
    ended = judgecall("diff", "--rules", "before", "features")
    assert ended.code == ExitCode.OK
    assert "\narcane_legions  nothing changed\n" in ended.out
    assert ended.out.endswith("\n  No verdict differs.\n")


@pytest.mark.parametrize(
    "version", ["before", "before:features", "before:features/arcane_legions"]
)
def test_a_revision_is_read_whole_or_from_a_path(judgecall, repository, version):
    repository.change("Rule: The active player resolves first", "Rule: The active player begins")
    ended = judgecall("diff", "--rules", version, "HEAD")
    assert (ended.code, "nothing changed" in ended.out) == (0, True), "HEAD is `before`"
    assert "1 clause reworded" in judgecall("diff", "--rules", version, "features").out


def test_a_renamed_scenario_is_played_as_the_one_it_was(judgecall, repository):
    repository.change("Scenario: The active player comes first", "Scenario: Ben comes first")
    ended = judgecall("diff", "--rules", "before", "features")
    assert "\narcane_legions  1 scenario renamed\n" in ended.out
    assert ended.out.endswith("\n  No verdict differs.\n"), "it is neither gone nor new"


def test_an_unknown_revision_is_told_in_a_sentence(judgecall, repository):
    ended = judgecall("diff", "--rules", "nonsense", "features")
    assert ended.code == ExitCode.USAGE
    assert "there is no folder nonsense, and git knows no revision nonsense in" in ended.err
    assert "Traceback" not in ended.err
    path = judgecall("diff", "--rules", "before:nowhere", "features")
    assert (path.code, path.err.splitlines()[0]) == (2, "revision before has no nowhere")
    option = judgecall("diff", "--rules", "--", "--output=x", "features")
    assert option.code == ExitCode.USAGE
    assert "git knows no revision --output=x" in option.err


def test_outside_of_any_repository_a_revision_is_told_to_be_impossible(
    judgecall, tmp_path, monkeypatch
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    ended = judgecall("diff", "--rules", "main", "other")
    assert ended.code == ExitCode.USAGE
    assert "no git repository in which it could be a revision" in ended.err
    assert "git says: " in ended.err


def test_rules_at_fault_are_told_at_places_that_the_reader_knows(judgecall, repository):
    repository.change("Source: Timing > step 2", "")
    broken = judgecall("diff", "--rules", "before", "features")
    assert broken.code == ExitCode.SUITE_FAULT
    assert "arcane_legions/buckets.feature:" in broken.err
    subprocess.run(["git", "commit", "-qam", "two"], check=True)
    repository.mend()
    ended = judgecall("diff", "--rules", "HEAD", "features")
    assert ended.code == ExitCode.SUITE_FAULT
    assert "HEAD:features/arcane_legions/buckets.feature:" in ended.err


def test_a_change_of_a_frozen_scenario_is_told_of_and_left_to_lint(judgecall, repository):
    assert judgecall("freeze", repository.folder, "2011-01").code == ExitCode.OK
    repository.change("And Ada has 1 victory point", "And Ada has 2 victory points")
    assert judgecall("lint", repository.folder).code == ExitCode.SUITE_FAULT
    ended = judgecall("diff", "--rules", "before", "features", "-j", 2)
    assert ended.code == ExitCode.NOT_CONFORMANT
    assert "1 scenario changed in meaning" in ended.out


def test_old_rules_in_sentences_of_their_time_are_compared_and_not_played(judgecall, repository):
    repository.change("When Bears move 1 step", "When Bears ramble 1 step")
    subprocess.run(["git", "commit", "-qam", "two"], check=True)
    repository.mend()
    ended = judgecall("diff", "--rules", "HEAD", "features")
    assert ended.code == ExitCode.OK
    assert "1 scenario changed in meaning" in ended.out
    told = " ".join(ended.out.split())
    assert "Not played arcane_legions: HEAD does not pass today's gate" in told
    assert "Verdicts of" not in told


def test_a_scenario_that_cannot_be_played_is_the_rules_fault_at_its_place(
    judgecall, repository, monkeypatch
):
    def stumble(scenario, vocabulary, connection):
        if scenario.clause.id == "bucket.halts":
            raise SuiteFault(scenario, scenario.steps[0], "Bears are nowhere", "place them first")
        return play(scenario, vocabulary, connection)

    repository.change("  Background:\n", "  Background: Renamed\n")
    monkeypatch.setattr("judgecall.players.play", stumble)
    ended = judgecall("diff", "--rules", "before", "features")
    assert ended.code == ExitCode.SUITE_FAULT
    place = "features/arcane_legions/buckets.feature:6: Bears are nowhere\n"
    assert f"\n  before:{place}" in ended.out
    assert f"\n  {place}" in ended.out


def test_an_engine_that_cannot_be_reached_is_no_agreement(judgecall, repository):
    repository.change("  Background:\n", "  Background: Renamed\n")
    ended = judgecall("diff", "--rules", "before", "features", "--engine", "no-such-engine")
    assert ended.code == ExitCode.NO_ENGINE
    assert "there is no command no-such-engine" in ended.out


def test_a_link_in_a_revision_leads_nowhere(judgecall, repository, tmp_path):
    secret = tmp_path / "secret.toml"
    secret.write_text("this is secret", "utf-8")
    readings = repository.path("readings.toml")
    readings.unlink()
    readings.symlink_to(secret)
    subprocess.run(["git", "commit", "-qam", "two"], check=True)
    repository.mend()
    ended = judgecall("diff", "--rules", "HEAD", "features")
    assert "secret" not in ended.out + ended.err
    assert ended.code == ExitCode.SUITE_FAULT, "the reading that a clause needs is not there"


def test_rulebooks_without_one_in_common_are_not_compared(judgecall, tmp_path):
    fixtures = [tmp_path / "a", tmp_path / "b"]
    for each in fixtures:
        each.mkdir()
    one, other = map(Draft, fixtures)
    other.folder.rename(fixtures[1] / "another")
    ended = judgecall("diff", "--rules", one.folder, fixtures[1])
    assert ended.code == ExitCode.USAGE
    assert "have no rulebook in common" in ended.err
