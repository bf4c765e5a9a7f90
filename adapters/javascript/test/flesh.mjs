/** Flesh and Blood in few words: cards, effects, and a game in progress. */

import { FleshAndBlood } from "../examples/flesh_and_blood/engine.mjs";
import { Game } from "./playing.mjs";

/** A card of Ada's. */
export const card = (name, printed = {}, more = {}) => ({
  type: "card",
  name,
  owner: "Ada",
  printed,
  ...more,
});

/** An attack, which is called Slash unless a test says otherwise. */
export const attack = (printed = {}, more = {}) =>
  card(more.name ?? "Slash", { types: ["action"], subtypes: ["attack"], ...printed }, more);

export const aura = (printed = {}, more = {}) =>
  card(more.name ?? "Slash", { types: ["token"], subtypes: ["aura"], ...printed }, more);

export const counters = (property, change, count = 1) => ({ property, change, count });

// Parts: what they apply to, and what they do.
export const slash = (change, ...tests) => ({
  applies_to: { card: "Slash" },
  ...(tests.length > 0 && { if: tests }),
  do: change,
});
export const every = (every, change) => ({ applies_to: { every }, do: change });

// Changes.
const number = (property, base, op, amount) => ({ do: "number", property, base, op, amount });
export const plus = (amount, property = "power") => number(property, false, "add", amount);
export const minus = (amount, property = "power") => number(property, false, "subtract", amount);
export const value = (amount, property = "power") => number(property, false, "set", amount);
export const base = (amount, property = "power") => number(property, true, "set", amount);
export const doubled = number("power", false, "multiply", 2);
export const baseDoubled = number("power", true, "multiply", 2);
export const baseHalved = (round, property = "power") => ({
  ...number(property, true, "divide", 2),
  round,
});
export const gets = (ability) => ({ do: "gain-ability", ability });
export const loses = (...abilities) => ({
  do: "lose-abilities",
  abilities: abilities.length > 0 ? abilities : "all",
});
export const type = (value) => ({ do: "is", property: "type", value });
export const subtype = (value) => ({ do: "is", property: "subtype", value });
export const supertype = (value) => ({ do: "is", property: "supertype", value });
export const color = (color) => ({ do: "color", color });
export const copy = (card) => ({ do: "copy", card });
export const control = { do: "control" };
export const cannotGain = (...what) => ({ do: "cannot-gain", what });

// Tests.
export const is = (property, value) => ({ test: "is", property, value });
export const has = (ability) => ({ test: "has", ability });
export const not = (test) => ({ ...test, not: true });
export const yours = { test: "controlled-by-you" };
export const least = (number, base = false) => ({
  test: "number",
  property: "power",
  base,
  at: "least",
  number,
});
export const most = (number, base = false) => ({ ...least(number, base), at: "most" });
export const aboveBase = { test: "above-base", property: "power" };

/** A layer effect of Ada's. */
export const effect = (name, parts, more = {}) => ({
  name,
  owner: "Ada",
  text: name,
  ability: { type: "continuous", parts: [parts].flat() },
  lasting: "layer",
  ...more,
});

export const STATIC = { lasting: "static" };

/** A game in progress between Ada, who is the turn-player, and Ben. */
export class Table extends Game {
  /** The effects get their age from the order in which they are given. */
  constructor(cards, effects = [], more = {}) {
    const placed = effects.map((one, index) => ({ type: "effect", timestamp: index + 1, ...one }));
    super(new FleshAndBlood(), {
      rulebook: "flesh_and_blood",
      players: ["Ada", "Ben"],
      active: "Ada",
      objects: [...placed.reverse(), ...cards],
      ...more,
    });
  }

  begins(...effects) {
    return this.happens(...effects.map((one) => ({ do: "begin", effect: one })));
  }

  get slash() {
    return this.state.cards.Slash;
  }

  /** Base and value of Slash's power. */
  get power() {
    const { base, value } = this.slash.power;
    return [base, value];
  }

  on(name) {
    return this.state.effects.find((one) => one.name === name)?.on;
  }
}
