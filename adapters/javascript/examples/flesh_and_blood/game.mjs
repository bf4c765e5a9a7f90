/** The game, as plain data so that it can be copied whole: cards and effects. */

import { placeOf } from "./places.mjs";
import { NUMBERS, SETS, membersOf } from "./record.mjs";
import { objectsOf } from "./setup.mjs";

/** A game as it is set up; nothing is worked out yet. */
export function gameOf(setup) {
  const { players, active } = setup;
  const { cards, effects } = objectsOf(setup);
  const game = {
    players,
    active,
    /** Handle -> the card, while it is there. */
    cards: new Map(),
    /** Handle -> what is printed on the card, even if it has left: copies keep it (8.5.25c). */
    prints: new Map(),
    /** The effects in force, the oldest first. */
    effects: [],
    /** Handle -> what the card is, as last worked out. */
    records: new Map(),
  };
  for (const { name, owner, controller = owner, printed, counters = [], life_lost = 0 } of cards) {
    const card = { name, controller, counters: new Map(), lifeLost: life_lost };
    for (const { property, change, count } of counters) putCounters(card, property, change, count);
    game.cards.set(name, card);
    game.prints.set(name, { name, ...printed });
  }
  game.effects = effects
    .map((effect) => effectOf(effect, effect.timestamp))
    .sort((one, other) => one.timestamp - other.timestamp);
  return game;
}

/**
 * An effect in force, and of each part what it applies to. `on` says of an effect that was there
 * before the game which cards it is on already.
 */
export function effectOf({ name, owner, ability, lasting, until = null, on = [] }, timestamp = 0) {
  const isLayer = lasting === "layer";
  /** Scope -> the cards that a layer effect stays on; parts of the same scope stay together. */
  const stays = new Map(
    ability.parts.map(({ applies_to }) => [
      JSON.stringify(applies_to),
      new Set(applies_to.every === undefined ? [] : on),
    ]),
  );
  const partOf = (part) => ({
    ...part,
    owner,
    isLayer,
    place: placeOf(part, isLayer),
    /** Cards that the part applied to in the last working-out. */
    on: new Set(),
    stays: stays.get(JSON.stringify(part.applies_to)),
    /** Card -> the X that is fixed for it. */
    fixed: new Map(),
  });
  const endsWithTurn = isLayer && until !== "end-of-game";
  return { name, timestamp, isLayer, endsWithTurn, parts: ability.parts.map(partOf) };
}

const kindOf = (property, change) => `${change > 0 ? "+" : ""}${change} ${property}`;

export const countersOf = (card, property, change) =>
  card.counters.get(kindOf(property, change))?.count ?? 0;

/** Counters come, or go if the count is below 0; opposite ones both stay (1.15.4). */
export function putCounters(card, property, change, count) {
  const left = countersOf(card, property, change) + count;
  if (left > 0) card.counters.set(kindOf(property, change), { property, change, count: left });
  else card.counters.delete(kindOf(property, change));
}

/** The position as everybody sees it. */
export function stateOf({ active, cards, effects, records }) {
  const handles = [...cards.keys()].sort();
  return {
    active,
    cards: Object.fromEntries(
      handles.map((handle) => [handle, cardState(cards.get(handle), records.get(handle))]),
    ),
    effects: effects.map(({ name, parts }) => ({
      name,
      on: handles.filter((handle) =>
        parts.some(({ on, stays }) => on.has(handle) || stays.has(handle)),
      ),
    })),
  };
}

function cardState(card, record) {
  const { controller, name, color, numbers } = record;
  const kinds = [...card.counters.keys()].sort();
  return {
    controller,
    name,
    color,
    ...Object.fromEntries(SETS.map((set) => [set, membersOf(record, set)])),
    ...Object.fromEntries(NUMBERS.map((property) => [property, numbers[property]])),
    counters: Object.fromEntries(kinds.map((kind) => [kind, card.counters.get(kind).count])),
  };
}
