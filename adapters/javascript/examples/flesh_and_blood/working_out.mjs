/** All effects are applied anew to the cards as they are printed (6.3.1, 6.3.5). */

import { change } from "./changes.mjs";
import { PLACES, isPlaceOfCounter, substageOf } from "./places.mjs";
import { recordOf, setValue, wardOf } from "./record.mjs";
import { holds, testsOf } from "./tests.mjs";

export function workOut(game) {
  const { cards, prints } = game;
  game.records = new Map(
    [...cards].map(([handle, card]) => [handle, recordOf(card, prints.get(handle))]),
  );
  const parts = game.effects.flatMap(({ parts }) => parts);
  for (const part of parts) part.on.clear();
  const bans = parts.filter(({ do: { do: kind } }) => kind === "cannot-gain");
  for (const place of PLACES) {
    applyCounters(game, place);
    const inStage = parts.filter((part) => part.place.stage === place.stage);
    applyAll(game, inStage, place.substage, bans);
  }
}

/**
 * One substage: of the parts that have cards to apply to, the oldest is applied; then all are
 * looked at again, for cards may have come to fit or fit no more (6.3.5a). Nothing is applied to
 * a card twice, and nothing that was applied is taken back.
 */
function applyAll(game, parts, substage, bans) {
  const reached = (part) =>
    [...game.records.values()].filter(
      (record) =>
        !part.on.has(record.handle) &&
        substageOf(part, record) === substage &&
        appliesTo(game, part, record),
    );
  for (;;) {
    const part = parts.find((part) => reached(part).length > 0);
    if (part === undefined) return;
    apply(game, part, reached(part), bans);
  }
}

/** All amounts are looked at before anything changes. */
function apply(game, part, records, bans) {
  const amounts = records.map((record) => amountFor(game, part, record));
  for (const [index, record] of records.entries()) {
    mark(part, record);
    change(part.do, record, {
      owner: part.owner,
      amount: amounts[index],
      stage: part.place.stage,
      prints: game.prints,
      isForbidden: (gain) => isForbidden(game, bans, record, gain),
    });
  }
}

/** A layer effect stays on what fitted once, even if that fits no more (6.2.2c). */
function mark({ on, stays, isLayer, applies_to }, { handle }) {
  on.add(handle);
  if (isLayer && applies_to.every !== undefined) stays.add(handle);
}

/**
 * Whether a part applies to a card as that is now. Whom a layer effect is on, that it is on;
 * conditions are asked each time (6.2.2d).
 */
function appliesTo(game, part, record) {
  const { during, if: conditions = [], stays, owner } = part;
  if (during !== undefined && game.active !== owner) return false;
  const isMeant = stays.has(record.handle) || fits(part, record);
  return isMeant && conditions.every((test) => holds(test, record, owner));
}

/** Whether the card is the one that the part names, or as the part describes. */
function fits({ applies_to: { card, every }, owner }, record) {
  if (every === undefined) return record.handle === card;
  return testsOf(every).every((test) => holds(test, record, owner));
}

/**
 * Whether the card cannot gain this. Such a ban changes the rules and not the card: it is in
 * force before anything else, whatever its age (6.3.1), is asked about the card as that is when
 * it would gain, and leaves alone what the card has of itself (6.3.7).
 */
const isForbidden = (game, bans, record, gain) =>
  bans.some((ban) => ban.do.what.includes(gain) && appliesTo(game, ban, record));

/** Counters raise and lower what the card has; they are no gain that could be stopped. */
function applyCounters({ cards, records }, place) {
  for (const [handle, { counters }] of cards) {
    const record = records.get(handle);
    for (const { property, change: each, count } of counters.values()) {
      if (isPlaceOfCounter(each, place)) {
        setValue(record, property, (record.numbers[property]?.value ?? 0) + each * count);
      }
    }
  }
}

/** The X of a layer effect is fixed for a card once it is known (6.2.2b). */
function amountFor(game, part, record) {
  const { amount } = part.do;
  if (typeof amount !== "object") return amount;
  if (!part.isLayer) return read(game, amount, record);
  if (!part.fixed.has(record.handle)) part.fixed.set(record.handle, read(game, amount, record));
  return part.fixed.get(record.handle);
}

/** X as it is now, of the card itself or of the one that is named; 0 if there is none. */
function read({ records }, { of, property, card }, record) {
  const meant = card === undefined ? record : records.get(card);
  if (of === "ward") return wardOf(meant);
  return meant?.numbers[property]?.[of] ?? 0;
}

/**
 * A layer effect begins: X is fixed for the card that it names, or for the cards that fit. For
 * cards that come to fit later, X is fixed when it first applies to them.
 */
export function fixAmounts(game, { parts }) {
  for (const part of parts) {
    for (const record of game.records.values()) {
      if (fits(part, record)) amountFor(game, part, record);
    }
  }
}
