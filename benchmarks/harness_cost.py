"""
What the harness costs per scenario, beside other ways to run the same feature files.

    python benchmarks/harness_cost.py                 about two minutes
    python benchmarks/harness_cost.py --rounds 9      for numbers to quote
    python benchmarks/harness_cost.py --flat          100 to 10,000 scenarios
    python benchmarks/harness_cost.py --profile       where the time goes, in process

Every way is a whole process, run over a small and a large suite of the same shape; the
difference, divided by the difference in scenarios, is the marginal cost: start-up falls out. All
ways take turns in each round, so that a machine that slows down slows them all. The engine is
trivial, so what is left is the harness; the reference engine stands beside it on its own line.
"""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING
import argparse
import cProfile
import pstats
import subprocess
import sys
import tempfile

import behave_suite
import suites

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HERE = Path(__file__).parent
PYTHON = sys.executable
TRIVIAL = str(HERE / "trivial.py")
JUDGECALL = [PYTHON, "-m", "judgecall", "run", "--failures-only"]

_BIND = """
from pytest_bdd import scenarios
import pytest


@pytest.fixture(scope="session")
def judgecall_engine():
    return "trivial:Trivial"


scenarios({folder!r})
"""


class Suite:
    """One suite on disk, laid out for every way of running it."""

    def __init__(self, folder: Path, scenarios: int) -> None:
        self.scenarios = scenarios
        self.rulebook = suites.write(folder / "suite", scenarios)
        self.behave = behave_suite.write(self.rulebook, folder / "behave")
        self.bound = folder / "bound"
        self.bound.mkdir()
        (self.bound / "conftest.py").write_text('pytest_plugins = ["judgecall.bdd"]\n')
        (self.bound / "test_bound.py").write_text(_BIND.format(folder=str(self.rulebook)))


def ways(address: str) -> dict[str, Callable[[Suite], list[str]]]:
    """Every way to run a suite, as a command."""
    quiet = ["-q", "--no-header", "-p", "no:cacheprovider"]

    def ours(engine: str, *options: str) -> Callable[[Suite], list[str]]:
        return lambda suite: [*JUDGECALL, str(suite.rulebook), "--engine", engine, *options]

    return {
        "bare loop: parse, match, call": lambda suite: [
            PYTHON,
            str(HERE / "bare_loop.py"),
            str(suite.rulebook),
        ],
        "judgecall, in process": ours("trivial:Trivial"),
        "judgecall, stdio": ours(f"python {TRIVIAL}"),
        "judgecall, stdio, pinned": ours(f"python {TRIVIAL}", "--pin"),
        "judgecall, TCP": ours(address),
        "pytest, our collector": lambda suite: [
            PYTHON,
            "-m",
            "pytest",
            *quiet,
            "--judgecall-engine",
            "trivial:Trivial",
            str(suite.rulebook),
        ],
        "pytest-bdd, our vocabulary": lambda suite: [
            PYTHON,
            "-m",
            "pytest",
            *quiet,
            str(suite.bound),
        ],
        "behave, empty functions": lambda suite: [
            PYTHON,
            "-m",
            "behave",
            "--no-summary",
            "--format",
            "null",
            str(suite.behave),
        ],
        "judgecall, reference engine": ours("reference"),
    }


@contextmanager
def served() -> Iterator[str]:
    """Serve the trivial engine on a free port for as long as the block lasts."""
    server = subprocess.Popen(
        [PYTHON, TRIVIAL, "--tcp", "127.0.0.1:0"],
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stderr is not None
        yield f"tcp://{server.stderr.readline().split()[-1]}"
    finally:
        server.terminate()
        server.wait(10)


def seconds(command: list[str]) -> float:
    """Run a command to its end and say how long it took; a failing one ends the benchmark."""
    begun = perf_counter()
    done = subprocess.run(
        command,
        cwd=HERE,
        capture_output=True,
        text=True,
        check=False,
    )
    took = perf_counter() - begun
    if done.returncode:
        sys.exit(f"{' '.join(command)}\nfailed:\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}")
    return took


def compare(rounds: int, small: int, large: int) -> None:
    """Print the marginal cost of each way, and how it stands to the others."""
    with tempfile.TemporaryDirectory() as place, served() as address:
        few, many = Suite(Path(place) / "few", small), Suite(Path(place) / "many", large)
        found: dict[str, list[float]] = {name: [] for name in ways(address)}
        for _ in range(rounds):
            for name, command in ways(address).items():
                longer = seconds(command(many)) - seconds(command(few))
                found[name].append(longer / (large - small) * 1000)
    costs = {name: median(values) for name, values in found.items()}
    inside = costs["judgecall, in process"]
    print(f"marginal cost per scenario of 8 steps, {small} to {large} scenarios, {rounds} rounds")
    print(f"{'':32}{'ms':>8}{'min':>8}{'max':>8}   to in process")
    for name, cost in costs.items():
        values = found[name]
        print(f"{name:32}{cost:8.3f}{min(values):8.3f}{max(values):8.3f}   {cost / inside:6.2f}")
    print()
    bdd, behave = costs["pytest-bdd, our vocabulary"], costs["behave, empty functions"]
    bare, stdio = costs["bare loop: parse, match, call"], costs["judgecall, stdio"]
    for aim, ratio, bound in (
        ("pytest-bdd / in process, at least 5", bdd / inside, "min 5"),
        ("behave / in process, at least 2", behave / inside, "min 2"),
        ("in process / bare loop, at most 2", inside / bare, "max 2"),
        ("stdio / behave, at most 1", stdio / behave, "max 1"),
    ):
        kind, number = bound.split()
        met = ratio >= float(number) if kind == "min" else ratio <= float(number)
        print(f"  {aim:40}{ratio:6.2f}   {'met' if met else 'NOT MET'}")


def flat(rounds: int) -> None:
    """Print the cost per scenario for suites from 100 to 10,000 scenarios."""
    sizes = (100, 1000, 10_000)
    with tempfile.TemporaryDirectory() as place:
        built = [Suite(Path(place) / str(size), size) for size in sizes]
        command = ways("")["judgecall, in process"]
        found: dict[int, list[float]] = {size: [] for size in sizes}
        base: list[float] = []
        one = Suite(Path(place) / "1", 1)
        for _ in range(rounds):
            base.append(seconds(command(one)))
            for suite in built:
                found[suite.scenarios].append(seconds(command(suite)))
    start = median(base)
    print(f"one scenario, start-up included: {start:.3f} s")
    for size in sizes:
        each = (median(found[size]) - start) / (size - 1) * 1000
        print(f"{size:8} scenarios   {each:.3f} ms each")


def profile(scenarios: int) -> None:
    """Print where the time goes when a suite is read and played in process."""
    from judgecall.engines import Connection, parse_spec
    from judgecall.lint import check
    from judgecall.play import play

    sys.path.insert(0, str(HERE))
    with tempfile.TemporaryDirectory() as place:
        folder = suites.write(Path(place), scenarios)
        watch = cProfile.Profile()
        watch.enable()
        checked = check(folder)
        watch.disable()
        print("reading: parse, compile, bind\n")
        pstats.Stats(watch).sort_stats("tottime").print_stats(12)
        rulebook = checked.rulebook
        connection = Connection(parse_spec("trivial:Trivial"), rulebook.id, rulebook.edition)
        connection.open()
        watch = cProfile.Profile()
        watch.enable()
        for scenario in rulebook.scenarios:
            play(scenario, checked.vocabulary, connection)
        watch.disable()
        print("playing: sentences, messages, schema checks\n")
        pstats.Stats(watch).sort_stats("tottime").print_stats(20)


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--small", type=int, default=100)
    parser.add_argument("--large", type=int, default=600)
    parser.add_argument("--flat", action="store_true")
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    if asked.profile:
        profile(asked.large)
    elif asked.flat:
        flat(asked.rounds)
    else:
        compare(asked.rounds, asked.small, asked.large)


if __name__ == "__main__":
    main()
