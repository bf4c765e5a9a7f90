/** What happens, what it triggers, and the emptying of the buckets. */

import { abilityOptions, choose } from "./choices.mjs";
import { resolve } from "./effects.mjs";
import { refreshStatics } from "./statics.mjs";
import { Unsupported } from "../../index.mjs";

/** The longest chain of resolutions that is followed; the rulebook knows no end of it. */
const LONGEST_CHAIN = 1_000;

/**
 * The one way in which anything happens: `change` changes the table and returns the events of that
 * moment. What they trigger enters the buckets at once, before anybody picks; then statics are
 * looked at, which never wait for a bucket.
 */
export function* happen(game, change) {
  const wasReady = new Set(game.abilities.filter(({ ready }) => ready));
  const events = change();
  game.events.push(...events);
  trigger(game, events, wasReady);
  yield* refreshStatics(game);
}

/**
 * Whether an ability triggers is judged when the event happens: it is enough to be ready when it
 * begins, for it may take the very figure that bears the ability, or when it is done, for it may
 * bring that figure back. Each occurrence triggers it once, and it enters its owner's bucket,
 * whoever caused it.
 */
function trigger(game, events, wasReady) {
  const listening = game.abilities.filter(
    (ability) => ability.data.type === "triggered" && (wasReady.has(ability) || ability.ready),
  );
  for (const event of events) {
    for (const ability of listening) {
      if (!watches(game, ability, event)) continue;
      game.buckets.get(ability.owner).push(ability);
      game.events.push({ event: "triggered", ability: ability.name, owner: ability.owner });
    }
  }
}

/** Whether the event is one that the ability waits for. */
function watches(game, ability, event) {
  const { event: kind, order, whose, player } = ability.data.trigger;
  if (event.event !== kind || (order !== undefined && order !== event.order)) return false;
  if (player !== undefined) return (event.player === ability.owner) === (player === "you");
  if (whose.unit !== undefined) return event.unit === whose.unit;
  if (whose.of === "this") return event.unit === ability.unit.name;
  return whose.of === "any" || (event.owner === ability.owner) === (whose.of === "own");
}

/**
 * One step of the game: it happens, and the game does not go on before all that it triggered is
 * resolved.
 */
export function* step(game, change) {
  yield* happen(game, change);
  yield* emptyBuckets(game);
}

/**
 * The active player empties their bucket, then each other player theirs, in turn order; and so
 * round again for as long as any bucket holds something. Who has nothing pending is passed over.
 */
export function* emptyBuckets(game) {
  let budget = LONGEST_CHAIN;
  while (game.isPending) {
    for (const player of game.inTurn()) budget = yield* emptyBucket(game, player, budget);
  }
}

/**
 * The owner picks one ability, it resolves completely, and they pick again from what is there
 * then, new or old. Nobody may stop before the bucket is empty; nobody else interrupts.
 */
function* emptyBucket(game, player, budget) {
  const bucket = game.buckets.get(player);
  while (bucket.length > 0) {
    if (budget === 0) throw new Unsupported(`a chain of more than ${LONGEST_CHAIN} abilities`);
    budget -= 1;
    const ability = yield* choose(player, "resolve", abilityOptions(bucket));
    bucket.splice(bucket.indexOf(ability), 1);
    yield* resolve(game, ability);
  }
  return budget;
}
