/** What can happen, and what is refused. */

import { Illegal } from "../../index.mjs";
import { countersOf, effectOf, putCounters } from "./game.mjs";
import { namesIn } from "./setup.mjs";
import { fixAmounts } from "./working_out.mjs";

/** Of several reasons the first of these is given. */
const REASONS = [
  "no-such-card",
  "no-such-effect",
  "no-such-player",
  "not-enough-counters",
  "name-taken",
];

/**
 * All of this happens at one moment, to a copy of the game, and what begins then begins last: the
 * copy, the events before, and the effects that began. If any of it is refused, nothing of it has
 * happened.
 */
export function happen(game, happenings) {
  const after = structuredClone(game);
  const events = [];
  const begun = [];
  const reasons = new Set();
  const isBeginning = ({ do: kind }) => kind === "begin";
  const others = happenings.filter((happening) => !isBeginning(happening));
  for (const happening of [...others, ...happenings.filter(isBeginning)]) {
    const refused = refusals(after, happening);
    for (const reason of refused) reasons.add(reason);
    if (refused.length === 0) events.push(...HAPPENINGS[happening.do](after, happening, begun));
  }
  const reason = REASONS.find((reason) => reasons.has(reason));
  if (reason !== undefined) throw new Illegal(reason);
  return { game: after, events, begun };
}

/** Every reason why this cannot happen. */
function refusals({ cards, effects, players }, { do: kind, card, effect, player, ...counters }) {
  const isInForce = (name) => effects.some((other) => other.name === name);
  const begins = kind === "begin" ? effect : null;
  const named = begins === null ? [card] : namesIn(begins);
  const who = begins === null ? player : begins.owner;
  const { property, change, count } = counters;
  const isShort =
    kind === "remove-counters" &&
    cards.has(card) &&
    countersOf(cards.get(card), property, change) < count;
  const reasons = {
    "no-such-card": named.some((name) => name !== undefined && !cards.has(name)),
    "no-such-effect": kind === "end" && !isInForce(effect),
    "no-such-player": who !== undefined && !players.includes(who),
    "not-enough-counters": isShort,
    "name-taken": begins !== null && isInForce(begins.name),
  };
  return REASONS.filter((reason) => reasons[reason]);
}

/** By kind: it happens, and these are the events. */
const HAPPENINGS = {
  "work-out": () => [],

  /** It is as old as its beginning; what begins at one moment is of equal age (6.3.4a). */
  begin(game, { effect: told }, begun) {
    const effect = effectOf(told);
    if (effect.isLayer) fixAmounts(game, effect);
    game.effects.push(effect);
    begun.push(effect);
    return [];
  },

  end: (game, { effect }) => endEffects(game, ({ name }) => name === effect),

  /** Layer effects end with their duration, and with the turn if none is stated (6.2.2a). */
  "end-turn"(game) {
    const { players, active } = game;
    const ended = endEffects(game, ({ endsWithTurn }) => endsWithTurn);
    game.active = players[(players.indexOf(active) + 1) % players.length];
    return [{ event: "turn-ends", player: active }, ...ended];
  },

  "put-counters"(game, { card, property, change, count }) {
    putCounters(game.cards.get(card), property, change, count);
    return [{ event: "counters-put", card, property, change, count }];
  },

  "remove-counters"(game, { card, property, change, count }) {
    putCounters(game.cards.get(card), property, change, -count);
    return [{ event: "counters-removed", card, property, change, count }];
  },

  /** A layer effect that can apply to nothing any more ends with the card (6.2.2a). */
  leave(game, { card }) {
    game.cards.delete(card);
    const isGone = ({ applies_to: { card: named } }) =>
      named !== undefined && !game.cards.has(named);
    const ended = endEffects(game, ({ isLayer, parts }) => isLayer && parts.every(isGone));
    return [{ event: "left", card }, ...ended];
  },

  /** Done at once, and no continuous effect (8.5.35). */
  "gain-control"(game, { card, player }) {
    game.cards.get(card).controller = player;
    return [{ event: "control-changes", card, player }];
  },
};

function endEffects(game, isOver) {
  const ended = game.effects.filter(isOver);
  game.effects = game.effects.filter((effect) => !ended.includes(effect));
  return ended.map(({ name }) => ({ event: "effect-ends", effect: name }));
}
