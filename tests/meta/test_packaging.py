"""The project's own promises about how it is installed and checked."""

from pathlib import Path
import re
import tomllib

from judgecall import resources
from judgecall.skeletons import LANGUAGES, kit_files
from tests.installed import lay_out

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def padded(version: str) -> list[int]:
    numbers = [int(part) for part in version.split(".")]
    return numbers + [0] * (3 - len(numbers))


def test_the_lowest_versions_tested_are_the_lower_bounds() -> None:
    wanted = PROJECT["dependencies"] + PROJECT["optional-dependencies"]["test"]
    bounds = dict(each.split(">=") for each in wanted)
    text = (ROOT / ".ci" / "lowest.txt").read_text(encoding="utf-8")
    lowest = dict(line.split("==") for line in text.splitlines() if not line.startswith("#"))
    assert {name: padded(version) for name, version in lowest.items()} == {
        name: padded(version) for name, version in bounds.items()
    }


def test_ci_runs_the_two_commands_of_the_readme() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = re.findall(r"```sh\n(python3 -m venv .*)\n```", readme)
    assert len(commands) == 2
    for command in commands:
        assert f"\n{command}\n" in CI


def test_a_wheel_holds_every_folder_that_is_looked_for(tmp_path):
    site = lay_out(tmp_path)
    for folder in (resources.features(), resources.schemas(), resources.adapters()):
        assert (site / "judgecall" / folder.name).is_dir()
    for needed in ("templates/python", "templates/javascript", "javascript/index.mjs"):
        assert (site / "judgecall" / "adapters" / needed).exists()


def test_of_a_kit_a_wheel_holds_what_a_skeleton_copies_and_nothing_else(tmp_path):
    site = lay_out(tmp_path) / "judgecall" / "adapters"
    kits = {language.kit for language in LANGUAGES.values() if language.kit is not None}
    assert kits
    for kit in kits:
        held = {path.relative_to(site / kit) for path in (site / kit).rglob("*")}
        copied = {path.relative_to(resources.adapters() / kit) for path in kit_files(kit)}
        assert held == copied
    assert {path.name for path in site.iterdir()} == {"templates", *kits}


def test_a_wheel_holds_no_test(tmp_path):
    site = lay_out(tmp_path)
    held = [path.relative_to(site) for path in site.rglob("*") if path.is_file()]
    assert len(held) > 400
    tests = re.compile(r"test_.*\.py|.*_test\.py|conftest\.py|.*\.test\.mjs")
    assert not [
        each for each in held if tests.fullmatch(each.name) or {"test", "tests"} & {*each.parts}
    ]


def test_ci_writes_every_skeleton_from_the_wheel():
    for language in LANGUAGES:
        assert f'alone/bin/judgecall" new adapter --language {language} ' in CI


def test_no_file_of_code_is_long() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for folder in (
            "judgecall",
            "reference_engine",
            "adapters",
            "tests",
            "benchmarks",
            "features",
        )
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".mjs", ".feature", ".lark"} and "node_modules" not in path.parts
        if (lines := path.read_text(encoding="utf-8").count("\n")) > 500
    }
    assert long == {}
