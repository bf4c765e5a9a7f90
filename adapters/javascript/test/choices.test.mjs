/** Choices that fall due together, the figures that are picked, and close combat. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { hits } from "../examples/arcane_legions/combat.mjs";
import {
  THIS,
  Table,
  always,
  damage,
  down,
  gain,
  inCombat,
  mark,
  move,
  named,
  reposition,
  unit,
  when,
} from "./legions.mjs";

/**
 * Trace C: Ada orders Hoplites to move, Gauls make a breakaway attack, each side hits once. Both
 * have an ability that the loss of a figure triggers.
 */
function traceC() {
  const lost = (name) => [name, when("figure-downed", THIS, gain(1))];
  const objects = [
    unit("Gauls", "Ben", { adjacent: ["Hoplites"], abilities: [lost("Grudge"), ["Totem", mark]] }),
    unit("Hoplites", "Ada", { abilities: [lost("Honor"), ["Banner", mark]] }),
  ];
  const dice = [
    { unit: "Gauls", attack: [6], defense: [1] },
    { unit: "Hoplites", attack: [6], defense: [1] },
  ];
  return new Table(objects, { dice }).orderMove("Ada", "Hoplites").choose("unit:Gauls");
}

describe("trace C", () => {
  const figures = (name) => [1, 2, 3].map((slot) => `figure:${name}/${slot}`);

  test("the active player chooses first, though it is the other who attacks", () => {
    const table = traceC();
    assert.deepEqual(table.question, ["Ada", "figure", ...figures("Hoplites")]);
    assert.deepEqual(table.decision.context, { unit: "Hoplites", revealed: [] });
  });

  test("and shows it before the other chooses, from the same table", () => {
    const table = traceC().choose("figure:Hoplites/2");
    assert.deepEqual(table.question, ["Ben", "figure", ...figures("Gauls")]);
    assert.deepEqual(table.decision.context, { unit: "Gauls", revealed: ["figure:Hoplites/2"] });
    assert.deepEqual(table.events.at(-1), {
      event: "choice-revealed",
      player: "Ada",
      unit: "Hoplites",
      slot: 2,
    });
    assert.equal(table.state.units.Hoplites.figures, 3);
  });

  test("what is shown cannot be changed", () => {
    const table = traceC();
    const { id } = table.decision;
    table.choose("figure:Hoplites/2");
    table.refuses(-32003, () => table.engine.decide(id, ["figure:Hoplites/1"]));
  });

  test("both go down together, then abilities trigger together, then the move goes on", () => {
    const table = traceC().choose("figure:Hoplites/2", "figure:Gauls/3");
    const kinds = table.kinds();
    const told = kinds.slice(kinds.indexOf("unit-damaged"));
    assert.deepEqual(told, [
      ...["unit-damaged", "unit-damaged", "figure-downed", "figure-downed"],
      ...["triggered", "triggered"],
      ...["resolves", "points-gained", "resolves", "points-gained"],
      ...["combat-ends", "unit-moved"],
    ]);
    assert.deepEqual(
      table.told("figure-downed").map((event) => event.unit),
      ["Hoplites", "Gauls"],
    );
    assert.deepEqual(table.resolved, ["Honor", "Grudge"]);
    assert.deepEqual(table.state.units.Hoplites.slots, { 1: 0, 3: 0 });
    assert.deepEqual(table.state.units.Gauls.slots, { 1: 0, 2: 0 });
  });
});

test("where only one player has a choice, nothing is shown and nobody else is asked", () => {
  const objects = [
    unit("Hoplites", "Ada"),
    unit("Gauls", "Ben", { abilities: [["Totem", mark]] }),
  ];
  const table = new Table(objects).happens(down(1, named("Hoplites")), down(2, named("Gauls")));
  assert.equal(table.question[0], "Ben");
  assert.deepEqual(table.decision.context.revealed, []);
  table.choose("figure:Gauls/1", "figure:Gauls/3");
  assert.deepEqual(table.told("choice-revealed"), []);
  assert.deepEqual(table.state.units.Gauls.slots, { 2: 0 });
  assert.deepEqual(table.state.units.Hoplites.slots, { 1: 0, 2: 0 });
});

test("each player downs a figure: the active player first, shown at once", () => {
  const purge = when("unit-moved", THIS, { do: "each-player-downs", count: 1 });
  const objects = [
    unit("Hoplites", "Ada", { abilities: [["Banner", mark]] }),
    unit("Slingers", "Ada", { figures: 2 }),
    unit("Gauls", "Ben", { abilities: [["Totem", mark]] }),
    unit("Herald", "Ben", { figures: 1, abilities: [["Purge", purge]] }),
  ];
  const table = new Table(objects, { active: "Ben" }).happens(move(1, named("Herald")));
  assert.deepEqual(table.question.slice(0, 2), ["Ben", "figure"]);
  assert.deepEqual(table.decision.context, { revealed: [] });
  table.choose("figure:Herald/1");
  assert.deepEqual(table.decision.context, { revealed: ["figure:Herald/1"] });
  assert.deepEqual(table.question.slice(2), [
    ...["figure:Hoplites/1", "figure:Hoplites/2", "figure:Hoplites/3"],
    ...["figure:Slingers/1", "figure:Slingers/2"],
  ]);
  table.choose("figure:Slingers/2");
  assert.deepEqual(table.state.defeated, ["Herald"]);
  assert.deepEqual(table.state.units.Slingers.slots, { 1: 0 });
  const told = table.told("figure-downed", "unit-defeated").map((event) => event.unit);
  assert.deepEqual(told, ["Herald", "Slingers", "Herald"]);
});

test("a figure that shields another still does while both owners choose", () => {
  const shield = always({
    what: "downing",
    figure: { unit: named("Gauls"), slot: 2 },
    may: false,
  });
  const objects = [
    unit("Hoplites", "Ada", { abilities: [["Aegis", { slot: 1, ...shield }]] }),
    unit("Gauls", "Ben", { abilities: [["Totem", mark]] }),
  ];
  const table = new Table(objects).happens(down(1, named("Hoplites")), down(1, named("Gauls")));
  table.choose("figure:Hoplites/1");
  assert.deepEqual(table.question, ["Ben", "figure", "figure:Gauls/1", "figure:Gauls/3"]);
});

describe("which figure is meant", () => {
  const tough = (more) => new Table([unit("Hoplites", "Ada", { hit_points: 2, ...more })]);
  const hit = (amount) => damage(amount, named("Hoplites"));
  const slots = (table) => table.state.units.Hoplites.slots;

  test("of those that are alike: the one with the most damage, then in the highest slot", () => {
    const table = tough().happens(hit(1));
    assert.deepEqual(slots(table), { 1: 0, 2: 0, 3: 1 });
    assert.deepEqual(slots(table.happens(hit(2))), { 1: 0, 2: 1 });
    assert.deepEqual(slots(table.happens(down(1, named("Hoplites")))), { 1: 0 });
    assert.equal(table.state.units.Hoplites.damage, 0);
  });

  test("of those that are not: damage goes to one of those with the most", () => {
    const table = tough({ abilities: [["Banner", mark]] }).happens(hit(3));
    table.choose("figure:Hoplites/2");
    assert.deepEqual(table.question, ["Ada", "figure", "figure:Hoplites/1", "figure:Hoplites/3"]);
    table.choose("figure:Hoplites/3");
    assert.deepEqual(slots(table), { 1: 0, 3: 1 });
    assert.deepEqual(slots(table.happens(hit(1))), { 1: 0 });
    assert.equal(table.decision, null);
  });

  test("where an ability downs it, its owner picks", () => {
    const objects = [
      unit("Hoplites", "Ada", { abilities: [["Banner", mark]] }),
      unit("Gauls", "Ben", {
        abilities: [["Omen", when("unit-moved", THIS, down(1, named("Hoplites")))]],
      }),
    ];
    const table = new Table(objects).happens(move(1, named("Gauls")));
    assert.equal(table.question[0], "Ben");
  });

  test("one that is repositioned takes its damage along", () => {
    const table = tough({ slots: 5 }).happens(hit(1));
    table.happens(reposition(named("Hoplites"), 5, { from: 3 }));
    assert.deepEqual(slots(table), { 1: 0, 2: 0, 5: 1 });
    table.happens(reposition(named("Hoplites"), 2, { from: 1 }));
    assert.deepEqual(table.told("figure-repositioned").length, 1);
  });

  test("nobody is asked where all go", () => {
    const table = tough({ abilities: [["Banner", mark]] });
    table.happens(hit(1)).choose("figure:Hoplites/2").happens(hit(5));
    assert.deepEqual(table.state.defeated, ["Hoplites"]);
    assert.equal(table.told("figure-downed").length, 3);
  });

  test("damage beyond the last figure is lost, but told", () => {
    const table = tough().happens(hit(9));
    assert.equal(table.told("unit-damaged")[0].amount, 9);
    assert.deepEqual(table.state.defeated, ["Hoplites"]);
  });
});

describe("close combat", () => {
  for (const [attack, defense, count] of [
    [[5, 2], [4], 2],
    [[4], [4], 0],
    [[2, 6, 3], [3, 5, 3], 1],
    [[], [6], 0],
    [[6, 6, 6], [6, 6, 6], 1],
    [[6, 6, 6], [], 4],
  ]) {
    test(`${attack} against ${defense} is ${count}`, () => {
      assert.equal(hits(attack, defense), count);
    });
  }

  const objects = (abilities = []) => [
    unit("Gauls", "Ben", { figures: 1, defense: 0, adjacent: ["Hoplites"], abilities }),
    unit("Hoplites", "Ada"),
  ];
  const dice = [
    { unit: "Gauls", attack: [6], defense: [] },
    { unit: "Hoplites", attack: [1], defense: [5] },
  ];

  test("goes from step to step", () => {
    const table = new Table(objects(), { dice }).attack("Ada", "Hoplites", "Gauls");
    assert.deepEqual(table.kinds(), [
      ...["order-paid", "order-given", "combat-begins", "dice-rolled", "dice-rolled"],
      ...["hits-scored", "hits-scored", "unit-damaged", "unit-damaged"],
      ...["figure-downed", "figure-downed", "unit-defeated", "combat-ends"],
    ]);
    assert.deepEqual(table.state.in_combat, []);
  });

  test("if one is gone after it has begun, only its end is left", () => {
    const doom = when("dice-rolled", THIS, down(1, THIS));
    const table = new Table(objects([["Doom", doom]]), { dice });
    table.attack("Ada", "Hoplites", "Gauls");
    assert.deepEqual(table.kinds().slice(-3), ["figure-downed", "unit-defeated", "combat-ends"]);
    assert.deepEqual(table.told("hits-scored"), []);
  });

  test("needs a scripted roll of as many dice as the unit has", () => {
    const more = ["Rage", inCombat({ what: "attack-dice", unit: THIS, add: 1 })];
    const table = new Table(objects([more]), { dice });
    assert.throws(() => table.attack("Ada", "Hoplites", "Gauls"), {
      code: -32004,
      message: "no outcome was scripted for 2 attack and 0 defense dice of Gauls",
    });
  });
});

test("in a breakaway attack, too, the active player's unit is told first", () => {
  const told = traceC().told("dice-rolled", "hits-scored");
  assert.deepEqual(
    told.map((event) => event.unit),
    ["Hoplites", "Gauls", "Hoplites", "Gauls"],
  );
});

test("a unit that moves and is defeated at one moment has moved", () => {
  const objects = [
    unit("Hoplites", "Ada", { abilities: [["Zeal", when("unit-moved", THIS, gain(1))]] }),
  ];
  const table = new Table(objects).happens(down(3, named("Hoplites")), move(1, named("Hoplites")));
  assert.deepEqual(table.state.defeated, ["Hoplites"]);
  assert.deepEqual(table.resolved, ["Zeal"]);
});

test("breakaway attacks: each enemy once, until its owner declines", () => {
  const objects = [
    unit("Hoplites", "Ada", { attack: 0, defense: 0, adjacent: ["Gauls", "Bears"] }),
    unit("Gauls", "Ben", { attack: 1, defense: 0 }),
    unit("Bears", "Ben", { attack: 1, defense: 0 }),
  ];
  const dice = [{ unit: "Bears", attack: [1], defense: [] }];
  const table = new Table(objects, { dice }).orderMove("Ada", "Hoplites", 4);
  assert.deepEqual(table.question, ["Ben", "breakaway", "unit:Gauls", "unit:Bears"]);
  assert.deepEqual(table.decision.context, { mover: "Hoplites" });
  table.choose("unit:Bears");
  assert.deepEqual(table.question, ["Ben", "breakaway", "unit:Gauls"]);
  table.decline();
  assert.deepEqual(table.state.units.Hoplites, {
    owner: "Ada",
    figures: 2,
    damage: 0,
    slots: { 1: 0, 2: 0 },
    steps: 4,
    adjacent: [],
    attack_dice: 0,
    defense_dice: 0,
  });
});
