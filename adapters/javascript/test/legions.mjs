/** A table to play Arcane Legions at: pieces in few words, and a game in progress. */

import { ArcaneLegions } from "../examples/arcane_legions/engine.mjs";
import { Game } from "./playing.mjs";

/** What a unit has unless a test says otherwise. */
const COMMON = { base: "formation", figures: 3, hit_points: 1, attack: 1, defense: 1 };

/** A unit; `abilities` are pairs of a name and what the ability means. */
export const unit = (name, owner, { abilities = [], adjacent = [], ...more } = {}) => ({
  type: "unit",
  name,
  owner,
  ...COMMON,
  slots: more.figures ?? COMMON.figures,
  adjacent,
  abilities: abilities.map(([abilityName, { slot, since, ...ability }]) => ({
    name: abilityName,
    text: abilityName,
    ability,
    ...(slot && { slot }),
    ...(since && { since }),
  })),
  ...more,
});

export const THIS = { of: "this" };
export const named = (name) => ({ unit: name });

export const when = (event, whose, ...effects) => ({
  type: "triggered",
  trigger: { event, ...(typeof whose === "string" ? { player: whose } : { whose }) },
  optional: false,
  effects,
});
export const always = (...modifies) => ({ type: "static", condition: null, modifies });
export const inCombat = (...modifies) => ({ type: "static", condition: "in-combat", modifies });
export const costs = (cost, ...effects) => ({ type: "activated", cost, effects });

export const gain = (amount, more) => ({ do: "gain-points", player: "you", amount, ...more });
export const down = (count, target) => ({ do: "down", count, unit: target });
export const damage = (amount, target) => ({ do: "damage", amount, unit: target });
export const move = (steps, target) => ({ do: "move", steps, unit: target });
export const back = (count, target) => ({ do: "return", count, unit: target });
export const reposition = (target, slot, more) => ({
  do: "reposition",
  unit: target,
  slot,
  ...more,
});

/** An ability that tells the figures of its unit apart and does nothing else. */
export const mark = { slot: 1, ...when("figure-returned", THIS, gain(1)) };

/** A game in progress between Ada and Ben. */
export class Table extends Game {
  constructor(objects, { active = "Ada", players = ["Ada", "Ben"], ...more } = {}) {
    const setup = { rulebook: "arcane_legions", players, active, objects, ...more };
    super(new ArcaneLegions(), setup);
  }

  attack(player, name, target) {
    return this.act(player, { type: "order", order: "close-combat", unit: name, target });
  }

  orderMove(player, name, steps = 1) {
    return this.act(player, { type: "order", order: "move", unit: name, steps });
  }

  /** Answer what is asked, one option after the other. */
  choose(...ids) {
    for (const id of ids) this.answer(id);
    return this;
  }

  decline() {
    return this.answer();
  }

  /** Who is asked what, and the options. */
  get question() {
    const { player, kind, options } = this.decision ?? { options: [] };
    return this.decision && [player, kind, ...options.map(({ id }) => id)];
  }

  /** Names of the abilities that resolved so far. */
  get resolved() {
    return this.told("resolves").map(({ ability }) => ability);
  }

  told(...kinds) {
    return this.events.filter(({ event }) => kinds.includes(event));
  }

  kinds() {
    return this.events.map(({ event }) => event);
  }
}
