/**
 * What happens to figures at one moment, and who picks them.
 *
 * A moment has parts, such as damage to this unit and figures of that one going down. First all
 * picks are made, on a plan of what will be; then everything takes place at once.
 */

import { happen } from "./buckets.mjs";
import { choose, figureOption } from "./choices.mjs";
import { isShielded } from "./statics.mjs";
import { sorted } from "./table.mjs";

/**
 * All parts happen together, on the table as it is before. Which figures a part names is settled
 * before anybody picks others. Choices that fall due together are made by the active player first,
 * who shows them and cannot take them back; then by each other player in turn order. Everybody
 * picks from the table as it is before any of it happens. Where an ability downs or repositions,
 * its owner is the `picker`; damage and mere occurrences leave that to the unit's owner.
 * Returns how many figures went down.
 */
export function* atOneMoment(game, parts, picker = null) {
  const inOrder = [...parts].sort((one, other) => RANK[one.do] - RANK[other.do]);
  const picks = function* (plan, player) {
    for (const part of inOrder) {
      if (whoPicks(part, picker) === player) yield* PICKS[part.do](plan, player, part);
    }
  };
  const plan = new Plan(game, parts);
  const hasAChoice = (player) => !picks(new Plan(game, parts), player).next().done;
  const players = game.inTurn();
  const choosers = players.filter(hasAChoice);
  for (const player of players) {
    plan.turnTo(choosers.some((other) => players.indexOf(other) > players.indexOf(player)));
    yield* picks(plan, player);
  }
  yield* happen(game, () => plan.takePlace(parts));
  return plan.downed.length;
}

/** What is picked before what: a figure that goes down goes nowhere else. */
const RANK = { damage: 0, down: 0, "each-player-downs": 0, reposition: 1, return: 2, move: 3 };

function whoPicks({ do: kind, unit, player }, picker) {
  if (kind === "each-player-downs") return player;
  return kind === "damage" ? unit.owner : (picker ?? unit.owner);
}

/**
 * By what a part does: the picks that it needs of a player. Where all figures go there is nothing
 * to pick.
 */
const PICKS = {
  /**
   * Damage goes to the figure that has the most already, again and again until none is left to
   * deal or nobody left to take it; each figure takes as much as downs it, or what is left.
   */
  *damage(plan, player, { unit, amount, inCombat = false }) {
    const mortal = plan.mortal(unit);
    if (mortal.length === 0) return;
    plan.hits.push({ unit, amount, inCombat });
    const needed = (slot) => unit.hitPoints - plan.damage(unit, slot);
    if (amount >= mortal.reduce((sum, slot) => sum + needed(slot), 0)) {
      for (const slot of mortal) plan.takeDown({ unit, slot });
      return;
    }
    let rest = amount;
    while (rest > 0) {
      const hurt = plan.mostHurt(unit, plan.mortal(unit));
      const { slot } = yield* plan.pick(player, meant(unit, hurt));
      const taken = Math.min(rest, needed(slot));
      plan.wound(unit, slot, taken);
      rest -= taken;
    }
  },

  /** Figures go down, as many as there are; an occurrence may say which. */
  *down(plan, player, { unit, count, slot }) {
    if (slot === undefined) yield* goDown(plan, player, [unit], count);
    else if (plan.canFall(unit, slot)) plan.takeDown({ unit, slot });
  },

  /** Each player picks among all figures of all their units. */
  *"each-player-downs"(plan, player, { count }) {
    const units = plan.game.unitsOf(player);
    const byName = sorted(units.map(({ name }) => name)).map((name) => plan.game.unit(name));
    yield* goDown(plan, player, byName, count);
  },

  /** A figure moves to an empty slot; an occurrence says which figure. */
  *reposition(plan, player, { unit, slot, from }) {
    const isMeant = (other) => unit.figures.has(other) && (from ?? other) === other;
    const slots = plan.standing(unit).filter(isMeant);
    const isFree = unit.emptySlots.includes(slot) && !plan.standing(unit).includes(slot);
    if (!isFree || slots.length === 0) return;
    const picked = yield* plan.pick(player, meant(unit, slots));
    plan.reposition(picked, slot);
  },

  *return() {},
  *move() {},
};

/** One figure after the other, of one unit or several, if more are left than must go. */
function* goDown(plan, player, units, count) {
  const all = () => units.flatMap((unit) => figures(unit, plan.mortal(unit)));
  if (all().length <= count) {
    for (const figure of all()) plan.takeDown(figure);
    return;
  }
  const [unit, ...others] = units;
  const isOneAlike = others.length === 0 && unit.isAlike;
  const next = () => (isOneAlike ? meant(unit, plan.mostHurt(unit, plan.mortal(unit))) : all());
  for (let number = 0; number < count; number += 1) {
    plan.takeDown(yield* plan.pick(player, next()));
  }
}

/** Whether anything would come of this effect on this unit. */
export function isPossible(game, { do: kind, slot }, unit) {
  if (kind === "return") return unit.emptySlots.length > 0;
  if (kind === "reposition") return unit.emptySlots.includes(slot);
  return kind === "move" || new Plan(game, []).mortal(unit).length > 0;
}

const figures = (unit, slots) => slots.map((slot) => ({ unit, slot }));

/** The figures in these slots; of those that are alike, the one in the highest is meant. */
const meant = (unit, slots) => figures(unit, unit.isAlike ? [Math.max(...slots)] : slots);

/** How the figures will stand, and what will have happened to them. */
class Plan {
  /** Unit -> slot -> damage, for units that are touched. */
  #figures = new Map();
  /** What those who picked before have picked. */
  #revealed = [];
  #own = [];
  #isAwaited = false;

  hits = [];
  downed = [];
  repositioned = [];

  constructor(game, parts) {
    this.game = game;
    this.named = parts.filter((part) => part.do === "down" && part.slot !== undefined);
  }

  #of(unit) {
    if (!this.#figures.has(unit)) this.#figures.set(unit, new Map(unit.figures));
    return this.#figures.get(unit);
  }

  standing(unit) {
    return [...this.#of(unit).keys()];
  }

  /** Whether a figure stands there that is not shielded. */
  canFall(unit, slot) {
    return this.#of(unit).has(slot) && !isShielded(this.game, unit, slot);
  }

  /** Slots of the figures that can go down, and are not named to go down anyhow. */
  mortal(unit) {
    const isNamed = (slot) => this.named.some((part) => part.unit === unit && part.slot === slot);
    return this.standing(unit).filter((slot) => this.canFall(unit, slot) && !isNamed(slot));
  }

  damage(unit, slot) {
    return this.#of(unit).get(slot);
  }

  /** Those of these slots whose figures have the most damage. */
  mostHurt(unit, slots) {
    const most = Math.max(...slots.map((slot) => this.damage(unit, slot)));
    return slots.filter((slot) => this.damage(unit, slot) === most);
  }

  wound(unit, slot, amount) {
    const damage = this.damage(unit, slot) + amount;
    this.#of(unit).set(slot, damage);
    if (damage >= unit.hitPoints) this.takeDown({ unit, slot });
  }

  takeDown({ unit, slot }) {
    this.#of(unit).delete(slot);
    this.downed.push({ unit, slot });
  }

  reposition({ unit, slot: from }, to) {
    this.#of(unit).set(to, this.damage(unit, from));
    this.#of(unit).delete(from);
    this.repositioned.push({ unit, from, to });
  }

  /** The next player picks; somebody after them may have to wait for it. */
  turnTo(isAwaited) {
    this.#revealed.push(...this.#own.splice(0));
    this.#isAwaited = isAwaited;
  }

  /** The player picks one of these figures; who has yet to choose is shown it at once. */
  *pick(player, candidates) {
    if (candidates.length === 1) return candidates[0];
    const options = candidates.map(({ unit, slot }) => figureOption(unit, slot));
    const [first, ...others] = new Set(candidates.map(({ unit }) => unit.name));
    const context = { revealed: [...this.#revealed] };
    if (others.length === 0) context.unit = first;
    const { unit, slot } = yield* choose(player, "figure", options, context);
    this.#own.push(figureOption(unit, slot).id);
    if (this.#isAwaited) {
      this.game.events.push({ event: "choice-revealed", player, unit: unit.name, slot });
    }
    return { unit, slot };
  }

  /**
   * It happens: all at once, but told kind by kind, damage first and last who is defeated, and of
   * each kind the active player's before the others'. The events.
   */
  takePlace(parts) {
    const fallen = new Set(this.downed.map(({ unit }) => unit));
    const returned = parts.filter((part) => part.do === "return").flatMap(this.#returning, this);
    for (const [unit, planned] of this.#figures) {
      unit.figures = new Map([...planned].sort(([one], [other]) => one - other));
    }
    const defeated = [...fallen].filter(({ isThere }) => !isThere);
    const moved = parts.filter((part) => part.do === "move");
    for (const { unit, steps } of moved) move(this.game, unit, steps);
    return [
      ...this.#told("unit-damaged", this.hits, ({ amount, inCombat }) => ({
        amount,
        combat: inCombat,
      })),
      ...this.#told("figure-downed", this.downed),
      ...this.#told("figure-repositioned", this.repositioned, ({ from, to }) => ({ from, to })),
      ...this.#told("figure-returned", returned),
      ...this.#told("unit-moved", moved, ({ steps }) => ({ steps })),
      ...this.#told(
        "unit-defeated",
        defeated.map((unit) => ({ unit })),
      ),
    ];
  }

  /** Figures stand again, as many as there are empty slots for, each in the lowest. */
  #returning({ unit, count }) {
    const isFree = (slot) => !this.standing(unit).includes(slot);
    const slots = unit.emptySlots.filter(isFree).slice(0, count);
    for (const slot of slots) this.#of(unit).set(slot, 0);
    return slots.map((slot) => ({ unit, slot }));
  }

  #told(event, entries, more = () => ({})) {
    const turn = ({ unit }) => this.game.inTurn().indexOf(unit.owner);
    return [...entries]
      .sort((one, other) => turn(one) - turn(other))
      .map((entry) => {
        const { name, owner } = entry.unit;
        return { event, unit: name, owner, ...more(entry) };
      });
  }
}

/** A unit that has moved is beside nobody any more. */
function move(game, unit, steps) {
  unit.steps += steps;
  unit.adjacent.clear();
  for (const other of game.units) other.adjacent.delete(unit.name);
}
