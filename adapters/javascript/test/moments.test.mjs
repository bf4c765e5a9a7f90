/** Several things at one moment: on which table they are judged, and in which order told. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { hits } from "../examples/arcane_legions/combat.mjs";
import {
  THIS,
  Table,
  back,
  costs,
  damage,
  down,
  gain,
  mark,
  move,
  named,
  reposition,
  unit,
  when,
} from "./legions.mjs";

const told = (table) => table.events.map(({ event, unit: name }) => `${event} ${name}`);

const slots = (table, name) => Object.keys(table.state.units[name].slots).map(Number);

test("it is told kind by kind, and the defeated last", () => {
  const table = new Table([
    unit("Ants", "Ada", { slots: 4 }),
    unit("Elk", "Ben", { figures: 1 }),
    unit("Owl", "Ada"),
  ]);
  table.happens(
    move(1, named("Elk")),
    reposition(named("Ants"), 4, { from: 2 }),
    down(1, named("Elk")),
    damage(1, named("Owl")),
  );
  assert.deepEqual(told(table), [
    "unit-damaged Owl",
    "figure-downed Owl",
    "figure-downed Elk",
    "figure-repositioned Ants",
    "unit-moved Elk",
    "unit-defeated Elk",
  ]);
});

test("an ability triggers event by event", () => {
  const watch = (name, of) => [name, when("figure-downed", of, gain(1))];
  const table = new Table([
    unit("Ants", "Ada", { abilities: [watch("A", { of: "any" }), watch("B", named("Elk"))] }),
    unit("Elk", "Ben"),
  ]);
  table.happens(down(2, named("Elk")));
  const names = table.told("triggered").map(({ ability }) => ability);
  assert.deepEqual(names, ["A", "B", "A", "B"]);
});

test("a figure returns only into a slot that was empty before", () => {
  const table = new Table([unit("Ants", "Ada", { slots: 4, abilities: [["A", mark]] })]);
  table.happens(down(1, named("Ants")), back(2, named("Ants"))).choose("figure:Ants/1");
  assert.deepEqual(slots(table, "Ants"), [2, 3, 4]);
});

test("a figure that is named goes down besides those that are picked", () => {
  const table = new Table([unit("Ants", "Ada", { abilities: [["A", mark]] })]);
  table.happens(down(1, named("Ants")), { ...down(1, named("Ants")), slot: 1 });
  assert.deepEqual(table.question, ["Ada", "figure", "figure:Ants/2", "figure:Ants/3"]);
  assert.deepEqual(slots(table.choose("figure:Ants/3"), "Ants"), [2]);
});

test("a figure is repositioned into a slot that was empty before, unless it goes down", () => {
  const table = new Table([unit("Ants", "Ada", { slots: 4, abilities: [["A", mark]] })]);
  table.happens(
    { ...down(1, named("Ants")), slot: 1 },
    reposition(named("Ants"), 1, { from: 2 }),
    reposition(named("Ants"), 4, { from: 1 }),
  );
  assert.deepEqual(slots(table, "Ants"), [2, 3]);
});

test("where all of several units go, they go by name", () => {
  const go = ["Use", costs(1, { do: "each-player-downs", count: 9 })];
  const table = new Table([
    unit("Owl", "Ada", { figures: 1, abilities: [go] }),
    unit("Ants", "Ada", { figures: 1 }),
  ]);
  table.act("Ada", { type: "use", ability: "Use" });
  assert.deepEqual(
    table.told("figure-downed").map(({ unit: name }) => name),
    ["Ants", "Owl"],
  );
});

test("six sixes are one hit more, like three", () => {
  assert.equal(hits([6, 6, 6, 6, 6, 6], []), 7);
});

test("whose order it is comes before whether its target is there", () => {
  const table = new Table([unit("Ants", "Ada"), unit("Elk", "Ben")]);
  table.refuses("not-your-unit", () => table.attack("Ada", "Elk", "Nobody"));
});

test("the last ability asks for its unit, and no bucket holds anything", () => {
  const hit = ["Volley", when("unit-moved", THIS, damage(1, { choose: "enemy" }))];
  const table = new Table([
    unit("Ants", "Ada", { abilities: [hit] }),
    unit("Elk", "Ben"),
    unit("Fox", "Ben"),
  ]);
  table.happens(move(1, named("Ants")));
  table.refuses("a-choice-is-open", () => table.act("Ada", { type: "end-turn" }));
});
