/** Effects that cannot be carried out, and abilities that are used. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  THIS,
  Table,
  back,
  costs,
  damage,
  down,
  gain,
  move,
  named,
  reposition,
  unit,
  when,
} from "./legions.mjs";

/** Hoplites with an ability of these effects, which Herald's move triggers. */
const muster = (effects, ...others) => {
  const ability = when("unit-moved", named("Herald"), ...effects);
  const objects = [
    unit("Hoplites", "Ada", { adjacent: ["Gauls"], abilities: [["Muster", ability]] }),
    unit("Gauls", "Ben", { figures: 1, hit_points: 2 }),
    unit("Herald", "Ada"),
    ...others,
  ];
  return new Table(objects);
};
const run = (table) => table.happens(move(1, named("Herald")));

test("an effect that cannot be carried out is left out, those around it are not", () => {
  const effects = [gain(1), down(1, named("Gauls")), move(2, named("Gauls")), gain(1)];
  const table = run(muster(effects).happens(down(1, named("Gauls"))));
  assert.equal(table.state.victory_points.Ada, 2);
  assert.deepEqual(table.told("unit-moved").length, 1);
});

test("that is judged when it is reached, and what did not happen triggers nothing", () => {
  const watcher = unit("Bears", "Ada", {
    abilities: [["Scorn", when("unit-moved", { of: "enemy" }, gain(5))]],
  });
  const table = run(
    muster([damage(2, named("Gauls")), move(1, named("Gauls")), gain(1)], watcher),
  );
  assert.deepEqual(table.state.defeated, ["Gauls"]);
  assert.equal(table.state.victory_points.Ada, 1);
  assert.deepEqual(table.resolved, ["Muster"]);
});

test("an ability of which nothing can be done has resolved all the same", () => {
  const table = run(
    muster([back(1, THIS), move(1, named("Gauls"))]).happens(down(1, named("Gauls"))),
  );
  assert.deepEqual(table.resolved, ["Muster"]);
  assert.deepEqual(table.state.buckets, { Ada: [], Ben: [] });
});

test("as many figures go down as there are, and each counts", () => {
  const table = run(
    muster([down(5, named("Bears")), gain(2, { per: "figure-downed" })], unit("Bears", "Ben")),
  );
  assert.equal(table.told("figure-downed").length, 3);
  assert.equal(table.state.victory_points.Ada, 6);
});

test("a figure returns wherever a slot is empty, and no further", () => {
  const table = run(muster([back(3, named("Bears"))], unit("Bears", "Ben", { slots: 5 })));
  assert.deepEqual(Object.keys(table.state.units.Bears.slots), ["1", "2", "3", "4", "5"]);
  assert.equal(table.told("figure-returned").length, 2);
});

test("for none that went down there is nothing to gain", () => {
  const table = run(muster([back(1, THIS), gain(2, { per: "figure-downed" })]));
  assert.deepEqual(table.told("points-gained"), []);
});

describe("a target is chosen when the effect is reached", () => {
  test("anew for each effect", () => {
    const enemy = { choose: "enemy" };
    const table = run(muster([damage(2, enemy), move(1, enemy)], unit("Bears", "Ben")));
    assert.deepEqual(table.question, ["Ada", "target", "unit:Gauls", "unit:Bears"]);
    assert.deepEqual(table.decision.context, { ability: "Muster" });
    table.choose("unit:Gauls");
    assert.equal(table.decision, null);
    assert.equal(table.state.units.Bears.steps, 1);
  });

  test("and if there is none, the effect is left out", () => {
    const table = muster([damage(2, { choose: "adjacent-enemy" }), gain(1)], unit("Bears", "Ben"));
    run(table.happens(move(1, named("Gauls"))));
    assert.equal(table.state.victory_points.Ada, 1);
    assert.deepEqual(table.told("unit-damaged"), []);
  });
});

test("points are lost only if they are there, and an opponent is every other player", () => {
  const effects = [
    { do: "lose-points", player: "opponent", amount: 2 },
    { do: "gain-points", player: "opponent", amount: 1 },
  ];
  const objects = [
    unit("Hoplites", "Ben", { abilities: [["Tax", when("unit-moved", THIS, ...effects)]] }),
  ];
  const rules = { victory_points: { Ada: 1, Cy: 5 } };
  const table = new Table(objects, { players: ["Ada", "Ben", "Cy"], active: "Cy", rules });
  table.happens(move(1, named("Hoplites")));
  assert.deepEqual(table.state.victory_points, { Ada: 1, Ben: 0, Cy: 4 });
  assert.deepEqual(
    table.told("points-lost").map(({ player, amount }) => [player, amount]),
    [
      ["Cy", 2],
      ["Ada", 1],
    ],
  );
});

describe("an ability that is used", () => {
  const objects = (...effects) => [
    unit("Hoplites", "Ada", { abilities: [["Rally", { slot: 3, ...costs(3, ...effects) }]] }),
    unit("Gauls", "Ben", {
      figures: 1,
      abilities: [
        [
          "Panic",
          {
            ...when("order-given", { of: "enemy" }, down(1, THIS)),
            trigger: { event: "order-given", order: "special", whose: { of: "enemy" } },
          },
        ],
      ],
    }),
    unit("Bears", "Ben"),
  ];
  const rally = { type: "use", ability: "Rally" };

  test("is paid, given as a special order, and resolves without the effects that are lost", () => {
    const table = new Table(objects(reposition(named("Gauls"), 2), damage(1, named("Bears"))));
    table.act("Ada", rally);
    assert.deepEqual(table.kinds(), [
      "order-paid",
      "order-given",
      "triggered",
      "resolves",
      "figure-downed",
      "unit-defeated",
      "resolves",
      "unit-damaged",
      "figure-downed",
    ]);
    assert.equal(table.state.order_points.Ada, 5);
    assert.equal(table.state.units.Bears.figures, 2);
  });

  test("must be ready, one's own, and paid for", () => {
    const table = new Table(objects(gain(1)));
    table.refuses("not-your-turn", () => table.act("Ben", rally));
    table.act("Ada", rally).act("Ada", rally);
    table.refuses("not-enough-order-points", () => table.act("Ada", rally));
    table.act("Ada", { type: "end-turn" });
    table.refuses("not-your-unit", () => table.act("Ben", rally));
    table.act("Ben", { type: "end-turn" });
    table.happens({ ...down(1, named("Hoplites")), slot: 3 });
    table.refuses("ability-is-not-ready", () => table.act("Ada", rally));
    table.happens(down(2, named("Hoplites")));
    table.refuses("no-such-ability", () => table.act("Ada", rally));
  });
});
