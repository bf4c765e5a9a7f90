/** Static abilities: since when they are active, and which of them prevails. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  THIS,
  Table,
  always,
  back,
  down,
  gain,
  inCombat,
  move,
  named,
  reposition,
  unit,
  when,
} from "./legions.mjs";

const set = (what, number, target = THIS) => ({ what, unit: target, set: number });
const add = (what, number, target = THIS) => ({ what, unit: target, add: number });
const moves = (may, target) => ({ what: "move-orders", unit: target, may });
const NEIGHBORS = { of: "adjacent-enemies" };

/**
 * Trace S: Ben's Terror says 2 since long; when Urchins enter combat, Ada's Shell says 4 and Ben's
 * Venom says 6 from then on. Venom is printed on a slot, so that it can end during the combat.
 */
function traceS(active) {
  const urchins = named("Urchins");
  const objects = [
    unit("Urchins", "Ada", {
      defense: 3,
      adjacent: ["Vipers"],
      abilities: [
        ["Shell", inCombat(set("defense-dice", 4))],
        ["Duel", when("dice-rolled", THIS, down(1, named("Vipers")))],
      ],
    }),
    unit("Vipers", "Ben", {
      figures: 2,
      abilities: [
        ["Terror", always(set("defense-dice", 2, urchins))],
        ["Venom", { slot: 2, ...inCombat(set("defense-dice", 6, urchins)) }],
      ],
    }),
  ];
  const dice = [
    {
      unit: "Urchins",
      attack: [1],
      defense: active === "Ada" ? [1, 1, 1, 1, 1, 1] : [1, 1, 1, 1],
    },
    { unit: "Vipers", attack: [1], defense: [6] },
  ];
  return new Table(objects, { active, dice });
}

describe("trace S", () => {
  const dice = (table) => table.state.units.Urchins.defense_dice;

  test("in Ada's turn Venom prevails, and Shell when Venom has ended", () => {
    const table = traceS("Ada");
    assert.equal(dice(table), 2);
    table.attack("Ada", "Urchins", "Vipers");
    assert.deepEqual(table.question, ["Ada", "figure", "figure:Vipers/1", "figure:Vipers/2"]);
    assert.equal(dice(table), 6);
    table.choose("figure:Vipers/2");
    const told = table.told("static-begins", "static-ends").map(({ ability }) => ability);
    assert.deepEqual(told, ["Terror", "Shell", "Venom", "Venom", "Shell"]);
    assert.equal(dice(table), 2);
  });

  test("in the combat, without Venom, Shell prevails over Terror", () => {
    const table = traceS("Ada");
    table.happens(down(1, named("Vipers"))).choose("figure:Vipers/2");
    assert.throws(() => table.attack("Ada", "Urchins", "Vipers"), /4 defense dice of Urchins/);
    assert.equal(table.engine.view().state.units.Urchins.defense_dice, 4);
  });

  test("in Ben's turn Shell prevails, for then Ada is not the active player", () => {
    const table = traceS("Ben");
    table.attack("Ben", "Vipers", "Urchins");
    assert.equal(dice(table), 4);
    table.choose("figure:Vipers/1");
    assert.equal(dice(table), 2);
  });
});

describe("of two statics the one that became active later prevails", () => {
  const objects = (pins, roams) => [
    unit("Gauls", "Ben", {
      adjacent: ["Hoplites"],
      abilities: [["Pin", { since: pins, ...always(moves(false, NEIGHBORS)) }]],
    }),
    unit("Hoplites", "Ada", {
      base: "sortie",
      abilities: [["Roam", { since: roams, ...always(moves(true, THIS)) }]],
    }),
  ];

  test("if it allows, the unit may move", () => {
    const table = new Table(objects(1, 3)).orderMove("Ada", "Hoplites");
    assert.equal(table.state.units.Hoplites.steps, 1);
  });

  test("if it forbids, it may not", () => {
    new Table(objects(3, 1)).refuses("move-orders-are-forbidden", (table) =>
      table.orderMove("Ada", "Hoplites"),
    );
  });

  test("of the same turn that of the inactive player does", () => {
    new Table(objects(2, 2)).refuses("move-orders-are-forbidden", (table) =>
      table.orderMove("Ada", "Hoplites"),
    );
  });
});

describe("a player orders their own statics that begin together", () => {
  const three = ["Three", { ...inCombat(set("attack-dice", 3)) }];
  const five = ["Five", { ...inCombat(set("attack-dice", 5)) }];
  const more = ["More", { ...inCombat(add("defense-dice", 1)) }];
  const objects = (owner, other) => [
    unit("Hoplites", owner, { adjacent: ["Gauls"], abilities: [three, five, more] }),
    unit("Gauls", other, { abilities: [["Fear", inCombat(add("attack-dice", -1, NEIGHBORS))]] }),
  ];

  for (const [pick, count] of [
    ["Three", 4],
    ["Five", 2],
  ]) {
    test(`applying ${pick} first`, () => {
      const dice = [
        { unit: "Hoplites", attack: Array(count).fill(1), defense: [1, 1] },
        { unit: "Gauls", attack: [1], defense: [1] },
      ];
      const table = new Table(objects("Ada", "Ben"), { dice }).attack("Ada", "Hoplites", "Gauls");
      assert.deepEqual(table.question, ["Ada", "apply", "ability:Three", "ability:Five"]);
      table.refuses("a-choice-is-open", () => table.orderMove("Ada", "Hoplites"));
      table.choose(`ability:${pick}`);
      const begun = table.told("static-begins").map(({ ability }) => ability);
      assert.deepEqual(begun, ["More", pick, pick === "Three" ? "Five" : "Three", "Fear"]);
      assert.deepEqual(table.state.dice, []);
    });
  }

  test("after those of the active player are applied", () => {
    const dice = [
      { unit: "Hoplites", attack: [1, 1, 1], defense: [1, 1] },
      { unit: "Gauls", attack: [1], defense: [1] },
    ];
    const table = new Table(objects("Ben", "Ada"), { dice }).attack("Ada", "Gauls", "Hoplites");
    assert.deepEqual(table.question, ["Ben", "apply", "ability:Three", "ability:Five"]);
    table.choose("ability:Five");
    const begun = table.told("static-begins").map(({ ability }) => ability);
    assert.deepEqual(begun, ["Fear", "More", "Five", "Three"]);
  });
});

test("a slot's static begins when a figure moves into the slot, and prevails from then on", () => {
  const objects = [
    unit("Hoplites", "Ada", {
      slots: 4,
      abilities: [["Wall", { slot: 4, ...always(set("defense-dice", 5)) }]],
    }),
    unit("Gauls", "Ben", {
      abilities: [["Doom", { since: 3, ...always(set("defense-dice", 2, named("Hoplites"))) }]],
    }),
  ];
  const table = new Table(objects);
  const dice = () => table.state.units.Hoplites.defense_dice;
  assert.equal(dice(), 2);
  table.happens(reposition(named("Hoplites"), 4, { from: 2 }));
  assert.equal(dice(), 5);
  table.happens(down(1, named("Hoplites"))).choose("figure:Hoplites/4");
  assert.equal(dice(), 2);
  table.happens(back(1, named("Hoplites")));
  assert.deepEqual(table.state.units.Hoplites.slots, { 1: 0, 2: 0, 3: 0 });
  assert.equal(dice(), 2);
});

test("statics never wait for a bucket", () => {
  const objects = [
    unit("Hoplites", "Ada", {
      slots: 4,
      abilities: [
        [
          "Wall",
          { slot: 4, ...always({ what: "downing", figure: { unit: THIS, slot: 4 }, may: false }) },
        ],
        ["Dash", when("unit-moved", THIS, reposition(THIS, 4))],
        ["Loss", when("unit-moved", THIS, down(3, THIS))],
      ],
    }),
  ];
  const table = new Table(objects).happens(move(1, named("Hoplites")));
  table.choose("ability:Dash", "figure:Hoplites/1");
  assert.deepEqual(table.resolved, ["Dash", "Loss"]);
  assert.deepEqual(table.state.units.Hoplites.slots, { 4: 0 });
});

test("statics that do not contradict each other all apply, and dice never fall below 0", () => {
  const objects = [
    unit("Hoplites", "Ada", {
      attack: 2,
      defense: 1,
      adjacent: ["Gauls"],
      abilities: [["Rage", always(add("attack-dice", 2))]],
    }),
    unit("Gauls", "Ben", {
      abilities: [
        ["Fear", always(add("attack-dice", -1, NEIGHBORS), add("defense-dice", -2, NEIGHBORS))],
      ],
    }),
  ];
  const { Hoplites } = new Table(objects).state.units;
  assert.deepEqual([Hoplites.attack_dice, Hoplites.defense_dice], [3, 0]);
});

test("a shielded figure takes no damage, and with nobody else there nothing happens", () => {
  const shield = always({ what: "downing", figure: { unit: THIS, slot: 1 }, may: false });
  const objects = [
    unit("Hoplites", "Ada", { figures: 2, abilities: [["Aegis", shield]] }),
    unit("Gauls", "Ben", {
      abilities: [["Spite", when("unit-damaged", { of: "enemy" }, gain(1))]],
    }),
  ];
  const hit = { do: "damage", amount: 3, unit: named("Hoplites") };
  const table = new Table(objects).happens(hit).happens(hit);
  assert.deepEqual(table.state.units.Hoplites.slots, { 1: 0 });
  assert.deepEqual(table.resolved, ["Spite"]);
});
