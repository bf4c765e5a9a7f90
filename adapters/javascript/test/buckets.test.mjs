/** Buckets: what triggers, who picks, and when the game goes on. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { Table, THIS, damage, down, gain, move, named, unit, when } from "./legions.mjs";

/**
 * Trace K: the active player's A1 and A2, the other's I1 and I2 trigger together. A2 triggers A3
 * and I3; I1 triggers A4; A4 triggers I4. Units that only move tell the abilities apart.
 */
function traceK(active) {
  const [first, second] = active === "Ada" ? ["Ada", "Ben"] : ["Ben", "Ada"];
  const start = (...effects) => when("unit-moved", named("Herald"), ...effects);
  const after = (mover, ...effects) => when("unit-moved", named(mover), ...effects);
  const objects = [
    unit("Gauls", second, {
      abilities: [
        ["I1", start(move(1, named("Omen")))],
        ["I2", start(gain(1))],
        ["I3", after("Envoy", gain(1))],
        ["I4", after("Augur", gain(1))],
      ],
    }),
    unit("Hoplites", first, {
      abilities: [
        ["A1", start(gain(1))],
        ["A2", start(move(1, named("Envoy")))],
        ["A3", after("Envoy", gain(1))],
        ["A4", after("Omen", move(1, named("Augur")))],
      ],
    }),
    ...["Herald", "Envoy", "Omen", "Augur"].map((name) => unit(name, second)),
  ];
  return new Table(objects, { active }).happens(move(1, named("Herald")));
}

/** Answer with the lowest option, or with the highest, until nobody is asked. */
function play(table, pick) {
  while (table.decision !== null) {
    const ids = table.decision.options.map(({ id }) => id).sort();
    table.choose(ids.at(pick));
  }
  return table.resolved.join(" ");
}

for (const active of ["Ada", "Ben"]) {
  describe(`trace K in the turn of ${active}`, () => {
    test("lowest first", () => {
      assert.equal(play(traceK(active), 0), "A1 A2 A3 I1 I2 I3 A4 I4");
    });
    test("highest first", () => {
      assert.equal(play(traceK(active), -1), "A2 A3 A1 I3 I2 I1 A4 I4");
    });
  });
}

test("all that triggers at one moment is pending before the first pick", () => {
  const table = traceK("Ben");
  assert.deepEqual(table.question, ["Ben", "resolve", "ability:A1", "ability:A2"]);
  assert.deepEqual(table.state.buckets, { Ada: ["I1", "I2"], Ben: ["A1", "A2"] });
});

test("of three players the others follow the active one in turn order, and so round again", () => {
  const start = (...effects) => when("unit-moved", named("Herald"), ...effects);
  const objects = [
    unit("Hoplites", "Ada", { abilities: [["Oath", start(move(1, named("Envoy")))]] }),
    unit("Gauls", "Ben", { abilities: [["Spite", start(gain(1))]] }),
    unit("Bears", "Cy", {
      abilities: [
        ["Roar", start(gain(1))],
        ["Growl", when("unit-moved", named("Envoy"), gain(1))],
      ],
    }),
    unit("Herald", "Ada"),
    unit("Envoy", "Ada"),
  ];
  const table = new Table(objects, { players: ["Ada", "Ben", "Cy"], active: "Ben" });
  table.happens(move(1, named("Herald")));
  assert.equal(play(table, 0), "Spite Roar Oath Growl");
});

test("a second entry of an ability is an option of its own", () => {
  const table = new Table([
    unit("Hoplites", "Ada", {
      abilities: [["Vigil", when("figure-downed", THIS, gain(1))]],
    }),
  ]);
  table.happens(down(2, named("Hoplites")));
  assert.deepEqual(table.question, ["Ada", "resolve", "ability:Vigil", "ability:Vigil#2"]);
  table.choose("ability:Vigil#2");
  assert.deepEqual(table.resolved, ["Vigil", "Vigil"]);
});

test("an ability triggers by the event that takes its unit, and resolves without it", () => {
  const objects = [
    unit("Hoplites", "Ada", {
      figures: 1,
      abilities: [["Curse", when("unit-defeated", THIS, damage(2, named("Gauls")), gain(1))]],
    }),
    unit("Gauls", "Ben"),
  ];
  const table = new Table(objects).happens(down(1, named("Hoplites")));
  assert.deepEqual(table.state.victory_points, { Ada: 1, Ben: 0 });
  assert.equal(table.state.units.Gauls.figures, 1);
  assert.deepEqual(table.state.defeated, ["Hoplites"]);
});

describe("an ability that says may", () => {
  const optional = {
    ...when("unit-moved", THIS, gain(1), move(1, named("Gauls"))),
    optional: true,
  };
  const table = () =>
    new Table([
      unit("Hoplites", "Ada", { abilities: [["Zeal", optional]] }),
      unit("Gauls", "Ben"),
    ]);

  test("happens as a whole", () => {
    const used = table().happens(move(1, named("Hoplites")));
    assert.deepEqual(used.question, ["Ada", "use", "yes"]);
    assert.deepEqual(used.decision.context, { ability: "Zeal" });
    used.choose("yes");
    assert.equal(used.state.victory_points.Ada, 1);
    assert.equal(used.state.units.Gauls.steps, 1);
  });

  test("or not at all", () => {
    const declined = table()
      .happens(move(1, named("Hoplites")))
      .decline();
    assert.deepEqual(declined.kinds(), ["unit-moved", "triggered", "resolves", "declined"]);
    assert.deepEqual(declined.state.buckets, { Ada: [], Ben: [] });
  });
});

describe("nothing else is possible while a choice is open", () => {
  test("and what is refused changes nothing", () => {
    const table = traceK("Ada");
    const { id } = table.decision;
    const decide =
      (decision, ...choice) =>
      () =>
        table.engine.decide(decision, choice);
    table.refuses("abilities-are-pending", () => table.orderMove("Ada", "Hoplites"));
    table.refuses("abilities-are-pending", () => table.happens(down(1, named("Gauls"))));
    table.refuses("a-choice-is-required", decide(id));
    table.refuses("too-many-choices", decide(id, "ability:A1", "ability:A2"));
    table.refuses("not-an-option", decide(id, "ability:I1"));
    table.refuses(-32003, decide("d7", "ability:A1"));
    table.choose("ability:A1");
    table.refuses(-32003, decide(id, "ability:A2"));
  });

  test("nor between the steps of an order", () => {
    const objects = [unit("Hoplites", "Ada", { adjacent: ["Gauls"] }), unit("Gauls", "Ben")];
    const table = new Table(objects).orderMove("Ada", "Hoplites");
    assert.deepEqual(table.question, ["Ben", "breakaway", "unit:Gauls"]);
    table.refuses("a-choice-is-open", () => table.orderMove("Ada", "Hoplites"));
    table.decline();
    assert.equal(table.state.units.Hoplites.steps, 1);
    assert.deepEqual(table.state.units.Gauls.adjacent, []);
    assert.equal(table.state.order_points.Ada, 6);
  });
});

test("who may not is told why, and nothing changes", () => {
  const objects = [
    unit("Hoplites", "Ada", { adjacent: ["Gauls"] }),
    unit("Slingers", "Ada", { base: "sortie" }),
    unit("Gauls", "Ben"),
    unit("Bears", "Ben"),
  ];
  const table = new Table(objects, { rules: { order_points: { Ada: 1 } } });
  table.refuses("not-your-turn", () => table.orderMove("Ben", "Gauls"));
  table.refuses("no-such-unit", () => table.orderMove("Ada", "Lions"));
  table.refuses("no-such-unit", () => table.attack("Ada", "Hoplites", "Lions"));
  table.refuses("not-your-unit", () => table.orderMove("Ada", "Gauls"));
  table.refuses("not-adjacent", () => table.attack("Ada", "Hoplites", "Bears"));
  table.refuses("not-enough-order-points", () => table.orderMove("Ada", "Hoplites"));
  table.refuses("no-such-ability", () => table.act("Ada", { type: "use", ability: "Zeal" }));
  table.orderMove("Ada", "Slingers", 2);
  assert.equal(table.state.order_points.Ada, 0);
  assert.equal(table.state.units.Slingers.steps, 2);
});

test("a turn ends with its player still active, and the next begins with 8 order points", () => {
  const objects = [
    unit("Hoplites", "Ada", {
      hit_points: 2,
      abilities: [
        ["Dusk", when("turn-ends", "you", damage(1, THIS))],
        ["Dawn", when("turn-begins", "opponent", gain(1))],
      ],
    }),
    unit("Gauls", "Ben", {
      abilities: [
        ["Night", when("turn-ends", "opponent", gain(1))],
        ["Hymn", when("turn-begins", "you", gain(1))],
      ],
    }),
  ];
  const table = new Table(objects).act("Ada", { type: "end-turn" });
  assert.deepEqual(table.resolved, ["Dusk", "Night", "Hymn", "Dawn"]);
  assert.equal(table.state.active, "Ben");
  assert.deepEqual(table.state.order_points, { Ada: 0, Ben: 8 });
  assert.deepEqual(table.state.units.Hoplites.slots, { 1: 0, 2: 0, 3: 0 });
});
