"""The page in a real browser, as the people see it who open it."""

from __future__ import annotations

from contextlib import contextmanager
import re

import pytest

from judgecall.pages import gather, html
from tests.pages.engines import MISREAD

WIDE, NARROW = 1280, 390


@pytest.fixture
def opened(browser, tmp_path):
    """Open a page as a file, at some width; whatever it asks for beside itself is a fault."""

    @contextmanager
    def on(page: str, width: int = WIDE, **how):
        path = tmp_path / "page.html"
        path.write_text(page, "utf-8")
        context = browser.new_context(viewport={"width": width, "height": 900}, **how)
        asked, complaints = [], []
        context.on("request", lambda request: asked.append(request.url))
        tab = context.new_page()
        tab.set_default_timeout(20_000)
        tab.on("pageerror", lambda error: complaints.append(str(error)))
        tab.on("console", lambda message: complaints.append(message.text))
        tab.goto(path.as_uri())
        tab.complaints = complaints
        yield tab
        beside = [url for url in asked if url.split("#")[0] != path.as_uri()]
        assert [url for url in beside if not url.startswith("data:")] == []
        context.close()

    return on


@pytest.fixture(scope="session")
def beside(three, reference):
    return html(gather([three, reference]))


def in_view(locator) -> bool:
    return locator.evaluate(
        """element => {
          const box = element.getBoundingClientRect();
          return box.top >= 0 && box.left >= 0 && box.top < innerHeight
            && box.right <= innerWidth && element.checkVisibility();
        }"""
    )


@pytest.mark.parametrize("width", [WIDE, NARROW])
@pytest.mark.parametrize("clause", MISREAD.values())
def test_each_misread_clause_is_seen_within_two_clicks(opened, beside, clause, width):
    with opened(beside, width) as tab:
        link = tab.locator(".diagnosis", has_text=clause).get_by_role("link")
        link.click()
        article = tab.locator("article:target")
        assert clause in article.inner_text()
        assert in_view(article.locator("h4"))
        assert "failed" in article.locator(".cells li").nth(0).inner_text()
        assert "passed" in article.locator(".cells li").nth(1).inner_text()
        example = article.locator(".example", has=tab.locator(".failed")).first
        example.locator("summary").click()
        told = example.locator(".told")
        assert in_view(told)
        for part in ("Expected", "The engine", "stopped here", "judgecall run arcane_legions/"):
            assert told.get_by_text(part).first.is_visible(), part
        assert tab.complaints == []


@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_the_page_never_scrolls_sideways_even_with_everything_open(opened, beside, width):
    with opened(beside, width) as tab:
        tab.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        assert tab.evaluate("document.documentElement.scrollWidth") <= width


def test_no_script_from_an_engine_runs(opened, small):
    gathered = small("tests.pages.engines:Running", "tests.pages.engines:Tracking", "reference")
    with opened(html(gathered)) as tab:
        tab.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        for text in ("Runner <script>window.taken = 1</script>", "<img src=x onerror="):
            assert tab.get_by_text(text).count() > 0, "it is shown as it was said"
        assert tab.locator("script").count() == 1
        assert tab.locator("img, svg, iframe, object").count() == 0
        addresses = tab.locator("a").evaluate_all("all => all.map(each => each.href)")
        assert [each for each in addresses if each.startswith("javascript:")] == []
        assert "https://example.org/engine" in addresses
        assert "\u202e" not in tab.content()
        assert tab.evaluate("window.taken") is None
        assert tab.complaints == []


@pytest.mark.parametrize(
    "planted",
    ["<script>window.taken = 1</script>", "<img src='data:,' onerror='window.taken = 1'>"],
)
def test_even_what_were_not_escaped_would_not_run(opened, beside, planted):
    with opened(beside.replace("<main>", f"<main>{planted}")) as tab:
        assert tab.evaluate("window.taken") is None
        assert any("Content Security Policy" in each for each in tab.complaints)


def shown(tab) -> list[str]:
    return tab.locator("article.clause:visible .id code").all_inner_texts()


def reset(tab) -> None:
    tab.get_by_role("button", name="Show all").click()
    tab.get_by_role("status").get_by_text("60 of 60 clauses shown").wait_for()


def test_clauses_are_filtered_by_verdict_clause_and_text(opened, beside):
    with opened(beside) as tab:
        everything = shown(tab)
        assert len(everything) == 60
        tab.get_by_role("checkbox", name="failed").check()
        failed = shown(tab)
        assert set(MISREAD.values()) < set(failed)
        assert len(failed) < 30
        assert tab.get_by_role("status").inner_text() == f"{len(failed)} of 60 clauses shown"
        assert tab.locator("tr[data-clause]:visible").count() == len(failed)
        assert tab.locator(".example:visible", has_not=tab.locator(".failed")).count() == 0
        tab.get_by_label("Text").fill("CHOOSES first attacked")
        assert 0 < len(shown(tab)) < len(failed)
        reset(tab)
        assert shown(tab) == everything
        tab.get_by_label("Clause", exact=True).select_option(label="choice.active-first")
        assert shown(tab) == ["choice.active-first"]
        reset(tab)
        tab.get_by_role("checkbox", name="only where the engines differ").check()
        assert shown(tab) == failed
        tab.get_by_label("Text").fill("no clause says this")
        assert shown(tab) == []
        tab.locator(".look a").first.click()
        assert shown(tab) == everything, "a link leads there, whatever was filtered"


def test_everything_is_reached_with_the_keyboard(opened, beside):
    with opened(beside) as tab:
        focused = "document.activeElement"
        tab.keyboard.press("Tab")
        assert tab.evaluate(f"{focused}.className") == "skip"
        tab.keyboard.press("Enter")
        tab.keyboard.press("Tab")
        assert tab.evaluate(f"{focused}.closest('.diagnosis') !== null")
        tab.keyboard.press("Enter")
        tab.wait_for_function("document.activeElement.matches('article:target')")
        tab.keyboard.press("Tab")
        assert tab.evaluate(f"{focused}.matches('details.examples > summary')")
        tab.keyboard.press("Tab")
        assert tab.evaluate(f"{focused}.closest('.example') !== null")
        tab.keyboard.press("Enter")
        assert tab.evaluate(f"{focused}.parentElement.open")
        outline = tab.evaluate(f"getComputedStyle({focused}).outlineStyle")
        assert outline == "solid", "whoever uses the keyboard sees where they are"


def test_a_screen_reader_hears_words_and_finds_its_way(opened, beside):
    with opened(beside) as tab:
        for role in ("banner", "main", "search", "status", "contentinfo"):
            assert tab.get_by_role(role).count() == 1, role
        levels = tab.locator("h1, h2, h3, h4, h5, h6").evaluate_all(
            "all => all.map(each => Number(each.tagName[1]))"
        )
        steps = zip([0, *levels], levels, strict=False)
        assert [(a, b) for a, b in steps if b > a + 1] == [], "no level is left out"
        matrix = tab.get_by_role("table", name="Arcane Legions, edition 2011-01")
        assert matrix.get_by_role("columnheader").all_inner_texts()[0] == "Clause"
        row = matrix.get_by_role("row", name=re.compile("The active player chooses first failed"))
        assert row.count() == 1, "the verdict is a word, and its sign is not read"
        unnamed = tab.locator("input, select, button").evaluate_all(
            "all => all.filter(each => !each.labels?.length && !each.textContent).length"
        )
        assert unnamed == 0
        ids = tab.locator("[id]").evaluate_all("all => all.map(each => each.id)")
        assert len(ids) == len(set(ids))


def test_a_print_shows_what_is_folded_and_no_filter(opened, beside):
    with opened(beside) as tab:
        tab.evaluate("dispatchEvent(new Event('beforeprint'))")
        tab.emulate_media(media="print")
        assert tab.locator("article details:not([open])").count() == 0
        assert tab.locator("#filter").is_hidden()
        assert tab.locator(".again").first.is_visible()
        assert tab.evaluate("getComputedStyle(document.body).backgroundColor") == (
            "rgb(255, 255, 255)"
        )
        assert tab.pdf().startswith(b"%PDF")
        tab.evaluate("dispatchEvent(new Event('afterprint'))")
        assert tab.locator("article details:not([open])").count() > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_text_stands_out_from_its_ground(opened, beside, scheme):
    with opened(beside, color_scheme=scheme) as tab:
        tab.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        poor = tab.evaluate(CONTRASTS)
        assert poor == []
        dark = tab.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (dark == "rgb(25, 24, 22)") == (scheme == "dark")


#: Texts whose contrast with what is behind them is below the 4.5 of WCAG AA.
CONTRASTS = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b]
    .map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (element) => {
    for (let each = element; each; each = each.parentElement) {
      const found = parts(getComputedStyle(each).backgroundColor);
      if (found.length < 4 || found[3] > 0) return found;
    }
    return [255, 255, 255];
  };
  const poor = new Set();
  for (const each of document.querySelectorAll("body *")) {
    if (![...each.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
    if (!each.checkVisibility() || each.tagName === "SCRIPT") continue;
    const [a, b] = [light(parts(getComputedStyle(each).color)), light(ground(each))];
    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (contrast < 4.5) poor.add(`${each.className || each.tagName} ${contrast.toFixed(2)}`);
  }
  return [...poor];
}"""


def test_without_script_everything_is_there_and_folds(opened, beside):
    with opened(beside, java_script_enabled=False) as tab:
        assert tab.locator("#filter").is_hidden(), "nothing is offered that does not work"
        tab.locator(".look a").first.click()
        tab.locator("article:target .example summary").first.click()
        assert tab.locator("article:target .told").first.is_visible()
