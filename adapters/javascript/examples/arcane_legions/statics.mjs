/** Static abilities: since when they are active, and which of them prevails. */

import { abilityOptions, choose } from "./choices.mjs";
import { sorted } from "./table.mjs";

/**
 * A static is active while it is ready; one with a condition, only while that is true besides.
 * Inactive ones have no say.
 */
function isActive(game, { ready, unit, data }) {
  return ready && (data.condition === null || game.isInCombat(unit));
}

const isStatic = ({ data }) => data.type === "static";

/**
 * Statics that have stopped go, those that have begun come; the others stay where they are in the
 * order, however often they are looked at, and the order is never made anew.
 */
export function* refreshStatics(game) {
  for (const ability of game.statics.filter((ability) => !isActive(game, ability))) {
    game.statics.splice(game.statics.indexOf(ability), 1);
    game.events.push({ event: "static-ends", ability: ability.name, owner: ability.owner });
  }
  const begun = game.abilities.filter(
    (ability) => isStatic(ability) && isActive(game, ability) && !game.statics.includes(ability),
  );
  yield* begin(game, begun);
}

/** What is active at the start has been so since some turn; those of one turn began together. */
export function* beginStatics(game) {
  const begun = game.abilities.filter((ability) => isStatic(ability) && isActive(game, ability));
  const turns = [...new Set(begun.map(({ since }) => since))].sort((one, other) => one - other);
  for (const turn of turns) {
    yield* begin(
      game,
      begun.filter(({ since }) => since === turn),
    );
  }
}

/**
 * Statics that become active at one moment are applied one by one: those of the active player
 * first, then those of each other player, which therefore prevail. Each player orders their own
 * and nobody else's; they are asked where it matters.
 */
function* begin(game, begun) {
  for (const player of game.inTurn()) {
    const own = begun.filter(({ owner }) => owner === player);
    const isContested = (one) =>
      own.some((other) => other !== one && areInConflict(game, one, other));
    const contested = own.filter(isContested);
    const names = sorted(own.filter((one) => !isContested(one)).map(({ name }) => name));
    for (const name of names)
      apply(
        game,
        own.find((one) => one.name === name),
      );
    while (contested.length > 0) {
      const next = yield* choose(player, "apply", abilityOptions(contested));
      contested.splice(contested.indexOf(next), 1);
      apply(game, next);
    }
  }
}

function apply(game, ability) {
  game.statics.push(ability);
  game.events.push({ event: "static-begins", ability: ability.name, owner: ability.owner });
}

/**
 * Two statics are in conflict if both cannot be honored: they change the same of one unit, and one
 * of them sets it, or one allows what the other forbids. What is added just adds up.
 */
function areInConflict(game, one, other) {
  return one.data.modifies.some((first) =>
    other.data.modifies.some((second) => {
      if (first.what !== second.what || first.what === "downing") return false;
      const contradict =
        first.what === "move-orders"
          ? first.may !== second.may
          : first.set !== undefined || second.set !== undefined;
      const isCommon = (unit) =>
        isAbout(one, first.unit, unit) && isAbout(other, second.unit, unit);
      return contradict && game.unitsThere().some(isCommon);
    }),
  );
}

/** Whether what the ability says of a scope is about this unit. */
function isAbout(ability, scope, unit) {
  if (scope.unit !== undefined) return unit.name === scope.unit;
  if (scope.of === "this") return unit === ability.unit;
  return unit.owner !== ability.owner && ability.unit.adjacent.has(unit.name);
}

/** What the active statics say of this kind about this unit, from the oldest to the newest. */
function said(game, what, unit) {
  return game.statics.flatMap((ability) =>
    ability.data.modifies.filter(
      (modification) => modification.what === what && isAbout(ability, modification.unit, unit),
    ),
  );
}

/**
 * How many dice of this kind the unit has: its own, then what each static makes of them in the
 * order in which they became active, so that the latest prevails. There are never fewer than none.
 */
export function diceOf(game, unit, what) {
  const printed = what === "attack-dice" ? unit.attack : unit.defense;
  const number = said(game, what, unit).reduce(
    (count, { set, add }) => (set === undefined ? count + add : set),
    printed,
  );
  return Math.max(0, number);
}

/** Whether the unit may be given move orders: as the static that became active last says. */
export function mayMove(game, unit) {
  return said(game, "move-orders", unit).at(-1)?.may ?? true;
}

/** Whether a static shields the figure in that slot. */
export function isShielded(game, unit, slot) {
  return game.statics.some((ability) =>
    ability.data.modifies.some(
      ({ what, figure }) =>
        what === "downing" && figure.slot === slot && isAbout(ability, figure.unit, unit),
    ),
  );
}
