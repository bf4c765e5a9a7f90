"""What a wheel would install, laid out by hand: no build, and so no network, is needed."""

from __future__ import annotations

from pathlib import Path
import shutil
import tomllib

ROOT = Path(__file__).parents[1]


def lay_out(site: Path) -> Path:
    """Copy into the folder what `pyproject.toml` says that a wheel holds, where it holds it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    places = {package: Path(package).name for package in wheel["packages"]}
    for source, place in (places | wheel["force-include"]).items():
        if (ROOT / source).is_dir():
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / source, site / place, ignore=ignored)
        else:
            (site / place).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / source, site / place)
    return site
