/** Flesh and Blood: which stage and substage each effect goes to, and what comes of it. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  STATIC,
  Table,
  aboveBase,
  attack,
  aura,
  base,
  baseDoubled,
  baseHalved,
  cannotGain,
  color,
  control,
  copy,
  counters,
  doubled,
  effect,
  every,
  gets,
  has,
  is,
  least,
  loses,
  minus,
  most,
  not,
  plus,
  slash,
  subtype,
  supertype,
  type,
  value,
  yours,
} from "./flesh.mjs";

const REF = attack(
  { color: "blue", supertypes: ["Assassin"], power: 3, defense: 2, abilities: ["stealth"] },
  { name: "Ref", owner: "Ben" },
);
const NAMES = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight"];

/** The parts as layer effects, the oldest first; a list of parts is one effect. */
const inAge = (...parts) => parts.map((part, index) => effect(NAMES[index], part));

/** Slash's power, base and value, under these effects. */
const power = (print, parts, more) => new Table([attack(print, more), REF], inAge(...parts)).power;

/** Slash under these effects. */
const become = (slashed, ...parts) => new Table([slashed, REF], inAge(...parts)).slash;

const plusOne = { counters: [counters("power", 1)] };
const ATTACKS = { subtype: "attack" };
const weak = every({ ...ATTACKS, with: [most(3, true)] }, plus(3));

describe("power", () => {
  for (const [why, print, parts, expected, more] of [
    ["base before value", 4, [slash(plus(2)), slash(base(6))], [6, 8]],
    ["values know nothing of bases", 4, [slash(value(5)), slash(baseDoubled)], [8, 5]],
    ["add before subtract", 0, [slash(minus(1)), slash(plus(2))], [0, 1]],
    ["set, multiply, add", 4, [slash(plus(4)), slash(baseDoubled), slash(base(6))], [12, 16]],
    ["multiply before divide", 3, [slash(baseHalved("up")), slash(baseDoubled)], [3, 3]],
    ["a halved base, a doubled value", 3, [slash(baseHalved("up")), slash(doubled)], [2, 4]],
    ["each division rounds", 6, [slash(baseHalved("up")), slash(baseHalved("down"))], [1, 1]],
    ["in order of age", 6, [slash(baseHalved("down")), slash(baseHalved("up"))], [2, 2]],
    ["the later base", 3, [slash(base(6)), slash(base(2))], [2, 2]],
    ["counters after doubling", 3, [slash(doubled)], [3, 7], plusOne],
    ["counters after setting", 3, [slash(value(6))], [3, 7], plusOne],
    ["joining in a later stage", 6, [weak, slash(baseHalved("down"))], [3, 6]],
    ["the own stage: less", 5, [slash(plus(2), most(5)), slash(plus(1))], [5, 6]],
    ["the own stage: more", 6, [slash(plus(2), least(6)), slash(minus(1))], [6, 5]],
    ["counters and conditions", 5, [slash(plus(2), least(6))], [5, 8], plusOne],
    ["no dependence on itself", 4, [slash(plus(3), most(5))], [4, 7]],
    ["the floor at each step", 3, [slash(plus(2), most(2)), slash(minus(5))], [3, 2]],
    ["bases on bases", 6, [slash(base(9), most(3, true)), slash(baseHalved("up"))], [9, 9]],
    [
      "joining again",
      5,
      [slash(plus(2), least(8)), slash(plus(2), least(6)), slash(plus(1))],
      [5, 10],
    ],
    ["the older first", 4, [slash(plus(3), most(5)), slash(plus(2), most(5))], [4, 7]],
    ["the other first", 4, [slash(plus(2), most(5)), slash(plus(3), most(5))], [4, 6]],
    [
      "abilities before bases",
      2,
      [slash(base(6), has("dominate")), slash(gets("dominate"))],
      [6, 6],
    ],
    [
      "no gain",
      4,
      [slash(plus(2)), slash(baseDoubled), every(ATTACKS, cannotGain("power"))],
      [8, 8],
    ],
    ["counters are no gain", 4, [slash(doubled), slash(cannotGain("power"))], [4, 5], plusOne],
  ]) {
    test(why, () => assert.deepEqual(power({ power: print }, parts, more), expected));
  }

  test("what looks at an earlier stage only is independent", () => {
    const blue = { color: "blue", abilities: ["dominate"] };
    const older = slash(plus(4), most(6));
    assert.deepEqual(
      power({ ...blue, power: 5 }, [older, slash(plus(2), is("color", "blue"))]),
      [5, 7],
    );
    const both = slash(plus(2), is("color", "blue"), has("dominate"));
    assert.deepEqual(
      power({ ...blue, power: 3 }, [both, slash(doubled), slash(plus(4), least(8))]),
      [3, 12],
    );
  });
});

test("defense: counters add before they subtract, and lacking numbers are given first", () => {
  const defense = (print, ...parts) =>
    become(attack(print, { counters: [counters("defense", -1, 2)] }), ...parts).defense;
  const halved = slash(baseHalved("down", "defense"));
  assert.deepEqual(defense({ defense: 5 }, slash(plus(1, "defense")), halved), {
    base: 2,
    value: 1,
  });
  assert.deepEqual(defense({ defense: 1 }, slash(plus(2, "defense"))), { base: 1, value: 1 });
  assert.equal(defense({}, slash(plus(2, "defense"))), null);
  const given = defense({}, slash(plus(2, "defense")), halved, slash(base(7, "defense")));
  assert.deepEqual(given, { base: 3, value: 3 });
});

test("each stage sees what the one before has made", () => {
  const { types, supertypes, abilities, power } = become(
    attack({ power: 2 }),
    slash(base(6), has("dominate")),
    slash(gets("dominate"), is("supertype", "Draconic")),
    slash(supertype("Draconic"), is("type", "weapon")),
    slash(type("weapon")),
  );
  assert.deepEqual(
    [types, supertypes, abilities, power],
    [["action", "weapon"], ["Draconic"], ["dominate"], { base: 6, value: 6 }],
  );
});

test("controller, color and subtype come one after the other", () => {
  const slashed = become(
    attack({ color: "red" }, { controller: "Ben" }),
    every({ color: "blue" }, subtype("sword")),
    every({ controller: "you" }, color("blue")),
    slash(control),
  );
  assert.deepEqual([slashed.controller, slashed.color], ["Ada", "blue"]);
  assert.deepEqual(slashed.subtypes, ["attack", "sword"]);
});

test("a copy comes first, keeps gifts and counters, and has nothing of its own left", () => {
  const horrors = attack(
    {
      color: "red",
      supertypes: ["Assassin", "Shadow"],
      power: 5,
      defense: 3,
      abilities: ["crush"],
    },
    plusOne,
  );
  const slashed = become(horrors, slash(gets("hit")), slash(plus(2)), slash(copy("Ref")));
  assert.deepEqual(slashed, {
    controller: "Ada",
    name: "Ref",
    color: "blue",
    types: ["action"],
    subtypes: ["attack"],
    supertypes: ["Assassin"],
    abilities: ["hit", "stealth"],
    power: { base: 3, value: 6 },
    defense: { base: 2, value: 2 },
    life: null,
    intellect: null,
    pitch: null,
    counters: { "+1 power": 1 },
  });
});

test("another text box and another name", () => {
  const named = become(
    attack({ abilities: ["crush"] }),
    every({ named: "Ref" }, gets("hit")),
    slash({ do: "text-box", card: "Ref" }),
    slash({ do: "name", name: "Ref" }),
  );
  assert.deepEqual([named.name, named.abilities], ["Ref", ["hit", "stealth"]]);
});

test("what takes away leaves gifts, whichever is older", () => {
  const own = attack({ supertypes: ["Draconic", "Ninja"], abilities: ["dominate", "hit"] });
  const gifts = [slash(supertype("Draconic")), slash(gets("overpower")), slash(gets("hit"))];
  const losses = [slash({ do: "lose-supertypes" }), slash(loses())];
  for (const parts of [
    [...gifts, ...losses],
    [...losses, ...gifts],
  ]) {
    const { supertypes, abilities } = become(own, ...parts);
    assert.deepEqual([supertypes, abilities], [["Draconic"], ["hit", "overpower"]]);
  }
  assert.deepEqual(become(own, slash(loses("hit"))).abilities, ["dominate"]);
});

test("a ban is in force before older gains, and leaves what the card has of itself", () => {
  const own = attack({ abilities: ["dominate"] });
  const ban = every(ATTACKS, cannotGain("overpower", "dominate"));
  assert.deepEqual(become(own, slash(gets("overpower")), ban).abilities, ["dominate"]);
});

describe("a part waits for the stage that it depends on", () => {
  const thump = [slash(gets("dominate"), aboveBase), slash(gets("discard"), aboveBase)];

  test("as Thump does for the value of power", () => {
    const abilities = (...parts) => become(attack({ power: 6 }), thump, ...parts).abilities;
    assert.deepEqual(abilities(slash(plus(1))), ["discard", "dominate"]);
    assert.deepEqual(abilities(slash(plus(1)), slash(minus(1))), []);
    assert.deepEqual(abilities(slash(base(9))), []);
    assert.deepEqual(become(attack({ power: 6 }, plusOne), thump).abilities, [
      "discard",
      "dominate",
    ]);
  });

  for (const [stage, slashed, part, cause, seen] of [
    [
      "2 from 1",
      attack({}, { controller: "Ben" }),
      slash(copy("Ref"), yours),
      control,
      { name: "Ref" },
    ],
    [
      "3 from 2",
      attack({}, { controller: "Ben" }),
      slash(control, is("color", "blue")),
      color("blue"),
      { controller: "Ada" },
    ],
    [
      "4 from 3",
      aura(),
      slash(color("red"), is("type", "weapon")),
      type("weapon"),
      { color: "red" },
    ],
    [
      "5 from 4",
      aura(),
      slash(type("weapon"), is("supertype", "Light")),
      supertype("Light"),
      { types: ["token", "weapon"] },
    ],
    [
      "6 from 5",
      aura(),
      slash(supertype("Light"), has("ward")),
      gets("ward 1"),
      { supertypes: ["Light"] },
    ],
    [
      "7 from 6",
      attack({ power: 6 }),
      slash(gets("hit"), most(3, true)),
      baseHalved("up"),
      { abilities: ["hit"] },
    ],
    ["8 from 6", attack({ power: 6 }), slash(gets("hit"), least(6)), minus(1), { abilities: [] }],
    [
      "its own, 6",
      attack(),
      slash(gets("overpower"), not(has("dominate"))),
      gets("dominate"),
      { abilities: ["dominate"] },
    ],
    [
      "its own, 4",
      aura(),
      slash(subtype("item"), not(is("type", "weapon"))),
      type("weapon"),
      { subtypes: ["aura"] },
    ],
  ]) {
    test(stage, () => {
      const record = become(slashed, part, slash(cause));
      for (const [property, expected] of Object.entries(seen)) {
        assert.deepEqual(record[property], expected);
      }
    });
  }

  test("of several the highest, and once", () => {
    const tests = [is("supertype", "Draconic"), least(6)];
    const causes = [slash(supertype("Draconic")), slash(plus(3))];
    const weapon = become(attack({ power: 4 }), slash(type("weapon"), ...tests), ...causes);
    assert.deepEqual(weapon.types, ["action", "weapon"]);
    const counted = slash({ do: "color-by-count", of: tests });
    assert.equal(become(attack({ power: 4 }), counted, ...causes).color, "blue");
    assert.deepEqual(power({ power: 4 }, [slash(plus(2), ...tests), ...causes]), [4, 9]);
  });

  test("and two that wait for each other go by age", () => {
    const one = slash(gets("dominate"), not(has("overpower")));
    const other = slash(gets("overpower"), not(has("dominate")));
    assert.deepEqual(become(attack(), one, other).abilities, ["dominate"]);
    assert.deepEqual(become(attack(), other, one).abilities, ["overpower"]);
  });

  test("but nothing that came earlier is made up for", () => {
    const slashed = become(
      aura(),
      slash(supertype("Draconic"), is("type", "weapon")),
      slash(type("weapon"), has("ward")),
      slash(gets("ward 3")),
    );
    assert.deepEqual([slashed.types, slashed.supertypes], [["token", "weapon"], []]);
  });
});

describe("the parts of an effect go apart", () => {
  const dragons = every({ ...ATTACKS, supertype: "Draconic" }, gets("dominate"));

  test("each in its stage", () => {
    const one = [slash(supertype("Draconic")), slash(plus(2))];
    const slashed = become(attack({ power: 4 }), one, dragons, slash(doubled));
    assert.deepEqual([slashed.abilities, slashed.power.value], [["dominate"], 10]);
  });

  test("and only one of them waits", () => {
    const one = [slash(supertype("Draconic")), slash(gets("overpower"), least(6))];
    const slashed = become(attack({ power: 5 }), one, dragons, slash(plus(1)));
    assert.deepEqual(slashed.abilities, ["dominate", "overpower"]);
  });

  test("as with Reality Refractor, whose type waits and whose power does not", () => {
    const auras = { supertype: "Illusionist", subtype: "aura", controller: "you" };
    const refractor = [
      every(auras, type("weapon")),
      every(auras, base(5)),
      every(auras, gets("attack")),
    ];
    const effects = [
      effect("Refractor", refractor, STATIC),
      effect("Whet", every({ type: "weapon" }, plus(1)), STATIC),
      effect("Halve", every({ type: "weapon" }, baseHalved("up")), STATIC),
    ];
    const slashed = new Table(
      [aura({ supertypes: ["Illusionist"], abilities: ["ward 1"] })],
      effects,
    ).slash;
    assert.deepEqual(
      [slashed.types, slashed.abilities],
      [
        ["token", "weapon"],
        ["attack", "ward 1"],
      ],
    );
    assert.deepEqual(slashed.power, { base: 3, value: 4 });
  });
});

test("everything together", () => {
  const horrors = attack(
    { color: "red", supertypes: ["Assassin"], power: 5, defense: 1, abilities: ["crush"] },
    plusOne,
  );
  const slashed = become(
    horrors,
    slash(gets("dominate"), least(9)),
    slash(baseDoubled),
    slash(plus(2)),
    slash(minus(1)),
    slash(copy("Ref")),
    slash(base(4), is("color", "blue")),
    every({ ...ATTACKS, supertype: "Assassin" }, supertype("Draconic")),
    slash(loses()),
  );
  const { name, color: seen, supertypes, abilities, power: powered, defense } = slashed;
  assert.deepEqual([name, seen, supertypes], ["Ref", "blue", ["Assassin", "Draconic"]]);
  assert.deepEqual(abilities, ["dominate"]);
  assert.deepEqual(
    [powered, defense],
    [
      { base: 8, value: 10 },
      { base: 2, value: 2 },
    ],
  );
});
