"use strict";
(() => {
  const form = document.getElementById("filter");
  const text = document.getElementById("text");
  const chosen = document.getElementById("clause");
  const shown = document.getElementById("shown");
  const clauses = [...document.querySelectorAll("article.clause")];
  const words = new Map(clauses.map((each) => [each, each.textContent.toLowerCase()]));
  const rows = new Map(
    [...document.querySelectorAll("tr[data-clause]")].map((row) => [row.dataset.clause, row]),
  );
  const holders = [...document.querySelectorAll("section.section, section.book, .matrix tbody")];

  const ticked = (name) => [...form.querySelectorAll(`input[name="${name}"]:checked`)];
  const verdictsOf = (element) => element.dataset.verdicts.split(" ");

  function apply() {
    const sought = text.value.toLowerCase().split(/\s+/).filter(Boolean);
    const verdicts = new Set(ticked("verdict").map((box) => box.value));
    const differing = ticked("differing").length > 0;
    const wanted = (element) =>
      verdicts.size === 0 || verdictsOf(element).some((verdict) => verdicts.has(verdict));
    let number = 0;
    for (const clause of clauses) {
      const stays =
        (!chosen.value || clause.id === chosen.value) &&
        wanted(clause) &&
        (!differing || "differing" in clause.dataset) &&
        sought.every((word) => words.get(clause).includes(word));
      clause.hidden = !stays;
      const row = rows.get(clause.id);
      if (row) row.hidden = !stays;
      for (const example of clause.querySelectorAll(".example")) example.hidden = !wanted(example);
      number += stays ? 1 : 0;
    }
    for (const holder of holders) {
      holder.hidden = !holder.querySelector("article.clause:not([hidden]), tr[data-clause]:not([hidden])");
    }
    shown.textContent = `${number} of ${clauses.length} clauses shown`;
  }

  function arrive() {
    let name = location.hash.slice(1);
    try {
      name = decodeURIComponent(name);
    } catch {
      return;
    }
    const clause = document.getElementById(name);
    if (!clause || !clause.matches("article.clause")) return;
    if (clause.hidden) {
      form.reset();
      apply();
    }
    const examples = clause.querySelector("details.examples");
    if (examples) examples.open = true;
    clause.scrollIntoView();
    clause.focus({ preventScroll: true });
  }

  let closed = [];
  addEventListener("beforeprint", () => {
    const folded = document.querySelectorAll("article.clause:not([hidden]) details:not([open])");
    for (const each of folded) each.open = true;
    closed.push(...folded);
  });
  addEventListener("afterprint", () => {
    for (const each of closed) each.open = false;
    closed = [];
  });

  form.addEventListener("input", apply);
  form.addEventListener("submit", (event) => event.preventDefault());
  // The fields are reset only after everybody has heard of it.
  form.addEventListener("reset", () => setTimeout(apply));
  addEventListener("hashchange", arrive);
  form.hidden = false;
  apply();
  arrive();
})();
