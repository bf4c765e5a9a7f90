/** Flesh and Blood: what happens to effects and cards, and what is asked and refused. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import {
  STATIC,
  Table,
  attack,
  base,
  baseDoubled,
  cannotGain,
  card,
  copy,
  counters,
  doubled,
  effect,
  every,
  gets,
  least,
  plus,
  slash,
  subtype,
  value,
} from "./flesh.mjs";

const DAGGERS = { subtype: "dagger" };
const dagger = attack({ subtypes: ["dagger"], power: 3 });
const club = attack({ power: 5 }, { name: "Club" });

describe("a card that is a dagger no more", () => {
  const cut = (more) => effect("Cut", every(DAGGERS, plus(4)), more);

  test("keeps a layer effect that it had", () => {
    const table = new Table([dagger, club], [cut()]).begins(effect("Mantle", slash(copy("Club"))));
    assert.deepEqual([table.power, table.on("Cut")], [[5, 9], ["Slash"]]);
  });

  test("keeps one that was on it before the game", () => {
    assert.deepEqual(new Table([attack({ power: 5 })], [cut({ on: ["Slash"] })]).power, [5, 9]);
  });

  test("loses a static one", () => {
    const mantle = effect("Mantle", slash(copy("Club")));
    const table = new Table([dagger, club], [cut(STATIC)]).begins(mantle);
    assert.deepEqual([table.power, table.on("Cut")], [[5, 5], []]);
  });

  test("keeps of a layer effect only what is said of daggers", () => {
    const parts = [every(DAGGERS, plus(4)), every({ type: "weapon" }, gets("hit"))];
    const both = effect("Cut", parts, { on: [] });
    const table = new Table([dagger, club], [both]).begins(effect("Mantle", slash(copy("Club"))));
    assert.deepEqual([table.power, table.slash.abilities], [[5, 9], []]);
  });
});

describe("X", () => {
  const x = { of: "base", property: "power" };
  const bases = [effect("Kayo", slash(base(6))), effect("Boo", slash(baseDoubled))];
  const after = (more) =>
    bases.reduce(
      (table, one) => table.begins(one),
      new Table([attack({ power: 4 })]).begins(effect("Tear", slash(plus(x)), more)),
    );

  test("of a layer effect is fixed when it begins", () => {
    assert.deepEqual(after({}).power, [12, 16]);
  });

  test("of a static effect follows the game", () => {
    assert.deepEqual(after(STATIC).power, [12, 24]);
  });

  test("of a layer effect that is there already is fixed in the first working-out", () => {
    const table = new Table([attack({ power: 4 })], [effect("Tear", slash(plus(x)))]);
    assert.deepEqual(table.begins(bases[0]).power, [6, 10]);
  });

  test("of another card is 0 without the card or the number", () => {
    const boost = slash(plus({ of: "value", property: "power", card: "Club" }));
    const table = new Table([attack({ power: 4 }), club], [effect("Boost", boost, STATIC)]);
    assert.deepEqual(table.power, [4, 9]);
    assert.deepEqual(table.happens({ do: "leave", card: "Club" }).power, [4, 4]);
  });

  test("of ward is the highest", () => {
    const warded = attack({ power: 0, abilities: ["ward 2", "ward 10"] });
    assert.deepEqual(
      new Table([warded], [effect("Cosmo", slash(value({ of: "ward" })))]).power,
      [0, 10],
    );
  });
});

describe("the turn ends", () => {
  const effects = [
    effect("Silent", slash(plus(1))),
    effect("Brief", slash(plus(2)), { until: "end-of-turn" }),
    effect("Lasting", slash(plus(4)), { until: "end-of-game" }),
    effect("Always", slash(plus(8)), STATIC),
    effect("Mine", { ...every({}, plus(16)), during: "your-turn" }, STATIC),
  ];

  test("and with it layer effects, unless they last for the game", () => {
    const table = new Table([attack({ power: 0 })], effects);
    assert.deepEqual(table.power, [0, 31]);
    table.happens({ do: "end-turn" });
    assert.deepEqual([table.power, table.state.active], [[0, 12], "Ben"]);
    assert.deepEqual(table.events, [
      { event: "turn-ends", player: "Ada" },
      { event: "effect-ends", effect: "Silent" },
      { event: "effect-ends", effect: "Brief" },
    ]);
    assert.deepEqual(table.happens({ do: "end-turn" }).power, [0, 28]);
  });
});

test("an effect is on what it applied to: no ban is, nor what misses its condition now", () => {
  const effects = [
    effect("Ban", every({}, cannotGain("power"))),
    effect("Hit", slash(gets("hit"), least(1))),
    effect("Zero", slash(value(0)), STATIC),
  ];
  const table = new Table([attack({ power: 1 })], effects);
  assert.deepEqual([table.on("Ban"), table.on("Hit"), table.on("Zero")], [[], [], ["Slash"]]);
  table.happens({ do: "end", effect: "Zero" });
  assert.deepEqual(table.on("Hit"), ["Slash"]);
  assert.deepEqual(table.begins(effect("None", slash(value(0)))).on("Hit"), []);
});

test("an effect ends with all its parts", () => {
  const table = new Table(
    [attack({ power: 0 })],
    [effect("Both", [slash(plus(1)), slash(gets("hit"))])],
  );
  table.happens({ do: "end", effect: "Both" });
  assert.deepEqual([table.power, table.slash.abilities], [[0, 0], []]);
});

test("a card leaves, and a layer effect about nothing else with it", () => {
  const effects = [
    effect("Gone", slash(plus(1))),
    effect("Works", slash(plus(1)), STATIC),
    effect("Waits", every({}, plus(1))),
  ];
  const table = new Table([attack({ power: 0 }), club], effects).happens({
    do: "leave",
    card: "Slash",
  });
  assert.deepEqual(table.events, [
    { event: "left", card: "Slash" },
    { event: "effect-ends", effect: "Gone" },
  ]);
  assert.deepEqual(table.state.effects, [
    { name: "Works", on: [] },
    { name: "Waits", on: ["Club"] },
  ]);
});

test("a copy stays one when the card that it copies leaves", () => {
  const table = new Table([attack({ power: 1 }), club], [effect("Mantle", slash(copy("Club")))]);
  assert.deepEqual(table.happens({ do: "leave", card: "Club" }).power, [5, 5]);
});

test("counters of opposite kinds stay, and are removed one kind at a time", () => {
  const up = { card: "Slash", ...counters("power", 1, 2) };
  const down = { card: "Slash", ...counters("power", -1, 1) };
  const table = new Table([attack({ power: 0 })]);
  table.happens({ do: "put-counters", ...up }, { do: "put-counters", ...down });
  assert.deepEqual(table.slash.counters, { "+1 power": 2, "-1 power": 1 });
  assert.deepEqual(table.power, [0, 1]);
  table.happens({ do: "remove-counters", ...down });
  assert.deepEqual([table.slash.counters, table.power], [{ "+1 power": 2 }, [0, 2]]);
  assert.deepEqual(table.events, [
    { event: "counters-put", ...up },
    { event: "counters-put", ...down },
    { event: "counters-removed", ...down },
  ]);
});

test("control that is gained is no effect, and effects act on it", () => {
  const table = new Table(
    [attack()],
    [effect("Steal", slash({ do: "control" }), { owner: "Ben" })],
  );
  assert.equal(table.slash.controller, "Ben");
  table.happens({ do: "gain-control", card: "Slash", player: "Ada" });
  assert.equal(table.slash.controller, "Ben");
  assert.equal(table.happens({ do: "end", effect: "Steal" }).slash.controller, "Ada");
});

test("lost life stays lost when the base changes", () => {
  const hero = (name, life, more) => card(name, { types: ["hero"], life }, more);
  const table = new Table([hero("Slash", 20, { life_lost: 5 }), hero("Ira", 15)]);
  assert.deepEqual(table.slash.life, { base: 20, value: 15 });
  table.begins(effect("Shiyana", slash(copy("Ira"))));
  assert.deepEqual(table.slash.life, { base: 15, value: 10 });
});

describe("of effects of equal age the turn-player says which is older", () => {
  const six = effect("Six", slash(base(6)));
  const two = effect("Two", slash(base(2)));
  const four = effect("Four", slash(base(4)));
  const alike = [two, six].map((one) => ({ ...one, timestamp: 3 }));
  const one = effect("One", slash(subtype("sword")));
  const ids = (table) => table.decision.options.map(({ id }) => id);

  test("when the game begins, with the cards as printed and those effects not there yet", () => {
    const table = new Table(
      [attack({ power: 1 }, { counters: [counters("power", 1)] })],
      [one, ...alike],
    );
    assert.deepEqual(ids(table), ["effect:Six", "effect:Two"]);
    assert.deepEqual([table.decision.player, table.decision.kind], ["Ada", "order"]);
    assert.deepEqual([table.power, table.slash.subtypes], [[1, 2], ["attack"]]);
    assert.deepEqual(table.state.effects, [{ name: "One", on: [] }]);
    table.answer("effect:Two");
    assert.deepEqual([table.decision, table.power], [null, [6, 7]]);
    assert.deepEqual(
      table.state.effects.map(({ name }) => name),
      ["One", "Two", "Six"],
    );
  });

  test("when they begin, one after the other until one is left", () => {
    const table = new Table([attack({ power: 1 })]).begins(two, six, four);
    assert.deepEqual(ids(table), ["effect:Four", "effect:Six", "effect:Two"]);
    table.answer("effect:Six");
    assert.deepEqual(ids(table), ["effect:Four", "effect:Two"]);
    assert.deepEqual([table.power, table.state.effects, table.events], [[1, 1], [], []]);
    table.answer("effect:Two");
    assert.deepEqual(table.power, [4, 4]);
    const begun = table.events.map(({ event, effect: name }) => [event, name]);
    assert.deepEqual(
      begun,
      ["Six", "Two", "Four"].map((name) => ["effect-begins", name]),
    );
  });

  test("and nothing else of that moment has happened yet", () => {
    const table = new Table([attack({ power: 1 })], [one]);
    const before = structuredClone(table.state);
    const begin = (one) => ({ do: "begin", effect: one });
    table.happens(begin(two), { do: "end-turn" }, begin(six));
    assert.deepEqual([table.decision.player, table.state], ["Ada", before]);
    table.answer("effect:Six");
    assert.deepEqual([table.state.active, table.power], ["Ben", [2, 2]]);
    assert.deepEqual(
      table.events.map(({ event }) => event),
      ["turn-ends", "effect-ends", "effect-begins", "effect-begins"],
    );
  });

  test("and nothing else is taken for an answer", () => {
    const table = new Table([attack({ power: 1 })], alike);
    const { id } = table.decision;
    table.refuses("a-choice-is-open", () => table.happens({ do: "end-turn" }));
    table.refuses("a-choice-is-required", () => table.answer());
    table.refuses("not-an-option", () => table.answer("effect:Four", "effect:Six"));
    table.refuses("too-many-choices", () => table.answer("effect:Two", "effect:Six"));
    table.answer("effect:Two");
    table.refuses(-32003, () => table.engine.decide(id, ["effect:Two"]));
  });
});

describe("refused, and nothing of it happens", () => {
  const put = { do: "put-counters", card: "Slash", ...counters("power", 1) };
  for (const [reason, ...happenings] of [
    ["no-such-card", { do: "leave", card: "Club" }],
    ["no-such-card", { do: "begin", effect: effect("New", slash(copy("Club"))) }],
    ["no-such-card", { do: "leave", card: "Slash" }, put],
    ["no-such-card", { do: "end", effect: "New" }, { do: "leave", card: "Club" }],
    ["no-such-effect", { do: "end", effect: "New" }],
    ["no-such-player", { do: "gain-control", card: "Slash", player: "Cleo" }],
    ["no-such-player", { do: "begin", effect: effect("New", slash(plus(1)), { owner: "Cleo" }) }],
    ["not-enough-counters", put, { ...put, do: "remove-counters", count: 3 }],
    ["name-taken", { do: "begin", effect: effect("Old", slash(plus(1))) }],
  ]) {
    test(`${reason}: ${happenings.map((one) => one.do)}`, () => {
      const table = new Table([attack({ power: 1 })], [effect("Old", slash(plus(1)))]);
      table.refuses(reason, () => table.happens(put, ...happenings));
    });
  }
});

describe("a game that contradicts itself is none", () => {
  const new_ = effect("New", slash(plus(1)));
  const one = counters("power", 1);
  for (const [sentence, cards, effects, more] of [
    [/Cy, who is to be active, is no player/, [], [], { active: "Cy" }],
    [/two players are called Ada/, [], [], { players: ["Ada", "Ada"] }],
    [/two cards are called Slash/, [attack(), attack()]],
    [/two effects are called New/, [attack()], [new_, new_]],
    [/Cy, who owns Slash, is no player/, [attack({}, { owner: "Cy" })]],
    [/Cy, who controls Slash, is no player/, [attack({}, { controller: "Cy" })]],
    [/Cy, who owns New, is no player/, [attack()], [{ ...new_, owner: "Cy" }]],
    [/two entries for counters of Slash are 1 power/, [attack({}, { counters: [one, one] })]],
    [/Club, of which New speaks, is no card/, [attack()], [effect("New", slash(copy("Club")))]],
    [/Club, of which New speaks, is no card/, [attack()], [{ ...new_, on: ["Club"] }]],
    [/New is static, so it stays on/, [attack()], [{ ...new_, ...STATIC, on: ["Slash"] }]],
    [/objects of type unit/, [{ type: "unit" }]],
  ]) {
    test(String(sentence), () => {
      assert.throws(() => new Table(cards, effects, more), sentence);
    });
  }
});

test("players do nothing but decide", () => {
  const { engine } = new Table([attack()]);
  assert.throws(() => engine.act("Ada", { type: "happen", effects: [] }), /happen to no player/);
});

test("numbers that nobody can tell apart any more are not counted with", () => {
  const table = new Table([attack({ power: 999_999 })]);
  for (let number = 0; number < 33; number += 1)
    table.begins(effect(`E${number}`, slash(doubled)));
  assert.equal(table.slash.power.value, 999_999 * 2 ** 33);
  table.refuses(-32001, () => table.begins(effect("Last", slash(doubled))));
});
