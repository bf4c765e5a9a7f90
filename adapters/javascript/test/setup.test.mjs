/** Requests that make no sense, or ask for more than any table holds: each is refused in words. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { LARGEST, MOST_SLOTS } from "../examples/arcane_legions/setup.mjs";
import { INVALID_PARAMS, UNSUPPORTED } from "../errors.mjs";
import { Table, damage, down, gain, named, unit, when } from "./legions.mjs";

/** The set-up is refused with this code, and a sentence that says this. */
const refuses = (objects, code, sentence, more) =>
  assert.throws(
    () => new Table(objects, more),
    (answer) => answer.code === code && sentence.test(answer.message),
  );

describe("a set-up that contradicts itself", () => {
  test("two players of one name", () => {
    refuses([unit("Gauls", "Ada")], INVALID_PARAMS, /two players/, { players: ["Ada", "Ada"] });
  });

  test("an active player who does not play", () => {
    refuses([unit("Gauls", "Ben")], INVALID_PARAMS, /^Cy, /, { active: "Cy" });
  });

  test("an owner who does not play", () => {
    refuses([unit("Gauls", "Cy")], INVALID_PARAMS, /^Cy, who has Gauls/);
  });

  test("a neighbour who is not there", () => {
    refuses([unit("Gauls", "Ben", { adjacent: ["Elk"] })], INVALID_PARAMS, /beside Elk/);
  });

  test("a unit beside itself", () => {
    refuses([unit("Gauls", "Ben", { adjacent: ["Gauls"] })], INVALID_PARAMS, /beside itself/);
  });

  test("two units of one name", () => {
    refuses([unit("Gauls", "Ben"), unit("Gauls", "Ada")], INVALID_PARAMS, /two units/);
  });

  test("two abilities of one name", () => {
    const abilities = [["Omen", when("turn-ends", "you", gain(1))]];
    const objects = [unit("Gauls", "Ben", { abilities }), unit("Elk", "Ada", { abilities })];
    refuses(objects, INVALID_PARAMS, /two abilities called Omen/);
  });

  test("more figures than slots", () => {
    for (const figures of [4, 999_999, LARGEST]) {
      refuses([unit("Gauls", "Ben", { figures, slots: 3 })], INVALID_PARAMS, /more figures/);
    }
  });

  test("an ability of a slot that is not there", () => {
    const omen = { slot: 4, ...when("figure-returned", { of: "any" }, gain(1)) };
    refuses([unit("Gauls", "Ben", { abilities: [["Omen", omen]] })], INVALID_PARAMS, /Gauls/);
  });
});

describe("more than is counted", () => {
  test("slots", () => {
    const [half, rest] = [MOST_SLOTS / 2, MOST_SLOTS / 2];
    const objects = [unit("Gauls", "Ben", { figures: half }), unit("Elk", "Ada", { figures: rest })];
    const { state } = new Table(objects);
    assert.equal(state.units.Gauls.figures, half);
    refuses([...objects, unit("Fox", "Ada", { figures: 1 })], UNSUPPORTED, /slots/);
    refuses([unit("Gauls", "Ben", { figures: 999_999 })], UNSUPPORTED, /slots/);
    refuses([unit("Gauls", "Ben", { figures: 1, slots: 999_999 })], UNSUPPORTED, /slots/);
  });

  test("numbers", () => {
    new Table([unit("Gauls", "Ben", { hit_points: LARGEST })]);
    for (const number of [LARGEST + 1, 2n ** 60n, 1e300, -LARGEST - 1]) {
      refuses([unit("Gauls", "Ben", { hit_points: number })], UNSUPPORTED, /numbers beyond/);
    }
  });

  test("numbers of an action", () => {
    const table = new Table([unit("Gauls", "Ben")]);
    table.refuses(UNSUPPORTED, () => table.happens(damage(LARGEST + 1, named("Gauls"))));
  });

  test("numbers that are not whole", () => {
    for (const number of [1.5, Infinity]) {
      refuses([unit("Gauls", "Ben", { attack: number })], INVALID_PARAMS, /no whole number/);
    }
  });
});

test("an occurrence is about units that are or were there", () => {
  const table = new Table([unit("Gauls", "Ben", { figures: 1 }), unit("Elk", "Ada")]);
  table.happens(down(1, named("Gauls")));
  table.happens(down(1, named("Gauls")), down(1, named("Elk")));
  assert.equal(table.state.units.Elk.figures, 2);
  table.refuses("no-such-unit", () => table.happens(down(1, named("Elk")), down(1, named("Fox"))));
});

test("who plays alone is next when their turn ends", () => {
  const table = new Table([unit("Elk", "Ada")], { players: ["Ada"] });
  table.act("Ada", { type: "end-turn" });
  assert.equal(table.state.active, "Ada");
});
