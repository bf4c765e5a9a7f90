/** What may be done, and how it is done step by step. */

import { emptyBuckets, step } from "./buckets.mjs";
import { mayChoose, unitOption } from "./choices.mjs";
import { closeCombat } from "./combat.mjs";
import { resolve } from "./effects.mjs";
import { atOneMoment } from "./moments.mjs";
import { mayMove } from "./statics.mjs";
import { Illegal, InvalidParams } from "../../index.mjs";

/**
 * The steps of an action, once it is known to be allowed; an action that is not throws here,
 * before anything has changed.
 */
export function stepsOf(game, player, action) {
  const { type, order } = action;
  if (type === "happen" && player === null) return occurrence(game, known(game, action));
  if (player !== game.active) throw new Illegal("not-your-turn");
  if (type === "end-turn") return endTurn(game);
  if (type === "use") return use(game, usable(game, player, action));
  if (type !== "order" || !(order in COST)) {
    throw new InvalidParams(`there is no ${type === "order" ? `${order} order` : type}`);
  }
  const { unit, target } = ordered(game, player, action);
  return order === "move" ? moveOrder(game, unit, action.steps) : attack(game, unit, target);
}

/** Moving and close combat cost a sortie 1 order point, a formation 2. */
const COST = { move: { sortie: 1, formation: 2 }, "close-combat": { sortie: 1, formation: 2 } };

const costOf = (order, unit) => COST[order][unit.base];

/** The pieces of an order, if it may be given. */
function ordered(game, player, { order, unit: name, target: targetName }) {
  const unit = game.unitThere(name);
  if (unit === undefined) throw new Illegal("no-such-unit");
  if (unit.owner !== player) throw new Illegal("not-your-unit");
  const target = order === "close-combat" ? game.unitThere(targetName) : null;
  if (target === undefined) throw new Illegal("no-such-unit");
  if (target !== null && (target.owner === player || !unit.adjacent.has(target.name))) {
    throw new Illegal("not-adjacent");
  }
  if (order === "move" && !mayMove(game, unit)) throw new Illegal("move-orders-are-forbidden");
  affordable(game, player, costOf(order, unit));
  return { unit, target };
}

/** The activated ability, if it may be used. */
function usable(game, player, { ability: name }) {
  const ability = game.abilities.find(
    (other) => other.name === name && other.data.type === "activated" && other.unit.isThere,
  );
  if (ability === undefined) throw new Illegal("no-such-ability");
  if (ability.owner !== player) throw new Illegal("not-your-unit");
  if (!ability.ready) throw new Illegal("ability-is-not-ready");
  affordable(game, player, ability.data.cost);
  return ability;
}

function affordable(game, player, cost) {
  if (game.orderPoints.get(player) < cost) throw new Illegal("not-enough-order-points");
}

/** The occurrence, if all of its units are or have been on the table. */
function known(game, action) {
  const isKnown = ({ unit }) => game.unit(unit.unit) !== undefined;
  if (!action.effects.every(isKnown)) throw new Illegal("no-such-unit");
  return action;
}

/** Something that nobody does: all of it at one moment. A unit that is gone is left out. */
function* occurrence(game, { effects }) {
  const parts = effects.map((effect) => ({ ...effect, unit: game.unitThere(effect.unit.unit) }));
  yield* atOneMoment(
    game,
    parts.filter(({ unit }) => unit !== undefined),
  );
  yield* emptyBuckets(game);
}

/** An order is paid for, then given: two steps, if the unit is still there for the second. */
function* give(game, order, unit, cost) {
  const player = unit.owner;
  yield* step(game, () => {
    game.orderPoints.set(player, game.orderPoints.get(player) - cost);
    return [{ event: "order-paid", player, points: cost }];
  });
  if (!unit.isThere) return;
  yield* step(game, () => [{ event: "order-given", order, unit: unit.name, owner: player }]);
}

/** Pay, give the order, let a formation's enemies attack, move if the unit is still there. */
function* moveOrder(game, unit, steps) {
  yield* give(game, "move", unit, costOf("move", unit));
  if (unit.base === "formation") yield* breakaway(game, unit);
  if (!unit.isThere) return;
  yield* atOneMoment(game, [{ do: "move", unit, steps }]);
  yield* emptyBuckets(game);
}

/**
 * Each enemy beside a formation that got a move order may make one close combat against it, for
 * nothing. Their owners choose whether and with which next, in turn order.
 */
function* breakaway(game, mover) {
  for (const player of game.inTurn().filter((other) => other !== mover.owner)) {
    const done = new Set();
    const mayAttack = (unit) => !done.has(unit) && unit.adjacent.has(mover.name);
    for (;;) {
      const options = mover.isThere ? game.unitsOf(player).filter(mayAttack).map(unitOption) : [];
      if (options.length === 0) break;
      const attacker = yield* mayChoose(player, "breakaway", options, { mover: mover.name });
      if (attacker === null) break;
      done.add(attacker);
      yield* closeCombat(game, attacker, mover);
    }
  }
}

/** Pay, give the order, fight. */
function* attack(game, unit, target) {
  yield* give(game, "close-combat", unit, costOf("close-combat", unit));
  yield* closeCombat(game, unit, target);
}

/**
 * Using an ability is a special order to its unit: pay, give the order, resolve the effects. What
 * was paid stays paid, whatever becomes of the effects.
 */
function* use(game, ability) {
  yield* give(game, "special", ability.unit, ability.data.cost);
  yield* resolve(game, ability);
  yield* emptyBuckets(game);
}

/**
 * What triggers at the end of a turn is resolved in that turn. Then damage comes off, order points
 * lapse, and the next player's turn begins.
 */
function* endTurn(game) {
  yield* step(game, () => [{ event: "turn-ends", player: game.active }]);
  for (const unit of game.unitsThere()) {
    for (const slot of unit.figures.keys()) unit.figures.set(slot, 0);
  }
  for (const player of game.players) game.orderPoints.set(player, 0);
  [, game.active = game.players[0]] = game.inTurn();
  game.orderPoints.set(game.active, 8);
  yield* step(game, () => [{ event: "turn-begins", player: game.active }]);
}
