/** What an ability does when it resolves. */

import { happen } from "./buckets.mjs";
import { choose, mayChoose, option, unitOption } from "./choices.mjs";
import { atOneMoment, isPossible } from "./moments.mjs";

/**
 * The ability's effects, one after the other. What they trigger waits. An ability that says "may"
 * is declined as a whole or happens as a whole, as its owner decides now.
 */
export function* resolve(game, ability) {
  const { name, owner } = ability;
  game.events.push({ event: "resolves", ability: name, owner });
  if (ability.data.optional && !(yield* isUsed(ability))) {
    game.events.push({ event: "declined", ability: name, owner });
    return;
  }
  let downed = 0;
  for (const effect of ability.data.effects) {
    downed += yield* carryOut(game, ability, effect, downed);
  }
}

function* isUsed({ name, owner }) {
  return yield* mayChoose(owner, "use", [option("yes", `use ${name}`, true)], { ability: name });
}

/**
 * One effect, judged when it is reached. If it cannot be carried out it is left out: nothing
 * happens in its place, nothing is undone, and the other effects are carried out all the same.
 * Returns how many figures went down.
 */
function* carryOut(game, ability, effect, downed) {
  if (effect.do === "gain-points" || effect.do === "lose-points") {
    const amount = effect.amount * (effect.per === undefined ? 1 : downed);
    const change = effect.do === "gain-points" ? amount : -amount;
    const isMeant = (player) => (player === ability.owner) === (effect.player === "you");
    yield* happen(game, () => score(game, game.inTurn().filter(isMeant), change));
    return 0;
  }
  if (effect.do === "each-player-downs") {
    const parts = game.players.map((player) => ({ ...effect, player }));
    return yield* atOneMoment(game, parts);
  }
  const unit = yield* targetOf(game, ability, effect);
  if (unit === null) return 0;
  return yield* atOneMoment(game, [{ ...effect, unit }], ability.owner);
}

/** Points never go below 0; what is told is what really changed, and no change is no event. */
function score(game, players, change) {
  const events = [];
  for (const player of players) {
    const before = game.victoryPoints.get(player);
    const after = Math.max(0, before + change);
    game.victoryPoints.set(player, after);
    const amount = Math.abs(after - before);
    const event = change > 0 ? "points-gained" : "points-lost";
    if (amount > 0) events.push({ event, player, amount });
  }
  return events;
}

/**
 * The unit that an effect is about, if it is there: this one, one by name, or one that the
 * ability's owner chooses now, anew for each effect, among those on which it can be carried out.
 * Null if there is none.
 */
function* targetOf(game, ability, effect) {
  const target = effect.unit;
  if (target.choose === undefined) {
    const unit = target.of === "this" ? ability.unit : game.unit(target.unit);
    return unit?.isThere ? unit : null;
  }
  const { owner, unit: bearer, name } = ability;
  const isMeant = (unit) => {
    if (target.choose === "own") return unit.owner === owner;
    if (unit.owner === owner) return false;
    return target.choose === "enemy" || (bearer.isThere && bearer.adjacent.has(unit.name));
  };
  const options = game
    .unitsThere()
    .filter((unit) => isMeant(unit) && isPossible(game, effect, unit));
  if (options.length === 0) return null;
  return yield* choose(owner, "target", options.map(unitOption), { ability: name });
}
