/**
 * What a card is while effects are applied to it.
 *
 * Of types, abilities and the like it is kept apart what the card has of itself and what effects
 * give it: what takes away takes only the former (6.3.6), so age does not matter there.
 */

import { Unsupported } from "../../index.mjs";

export const SETS = ["types", "subtypes", "supertypes", "abilities"];
export const NUMBERS = ["power", "defense", "life", "intellect", "pitch"];

/** A card as it is printed. */
export function recordOf({ name: handle, controller, lifeLost }, print) {
  const record = { handle, controller, lifeLost, numbers: {} };
  for (const set of SETS) record[set] = { own: new Set(), given: new Set() };
  become(record, print, 1);
  return record;
}

/**
 * The card has the printed properties, and none left of those that it had of itself (8.5.25).
 * Where values have begun to change already they stay, as with any change of a base value.
 */
export function become(record, print, stage) {
  record.name = print.name;
  record.color = print.color ?? null;
  for (const set of SETS) record[set].own = new Set(print[set]);
  for (const property of NUMBERS) {
    const base = print[property] ?? null;
    if (base === null) record.numbers[property] = null;
    else setBase(record, property, base, stage);
  }
}

/** What the card has, from whatever side, each once. */
export function membersOf(record, set) {
  return [...new Set([...record[set].own, ...record[set].given])].sort();
}

/** The number of the card's ward; of several, the highest; 0 without one. */
export function wardOf(record) {
  const wards = membersOf(record, "abilities").filter((ability) => ability.startsWith("ward "));
  return Math.max(0, ...wards.map((ward) => Number(ward.slice("ward ".length))));
}

/**
 * A base value, and the number itself if the card lacked it (8.5.8b). The value starts from it;
 * once stage 8 has begun, it has started. Life that is lost stays lost (2.5.3).
 */
export function setBase(record, property, base, stage) {
  const number = record.numbers[property] ?? null;
  const lost = property === "life" ? record.lifeLost : 0;
  const hasStarted = number !== null && stage === 8;
  const value = hasStarted ? number.value : Math.max(0, base - lost);
  record.numbers[property] = { base: counted(base), value };
}

/** No value is ever below 0 (2.0.3c); a number that the card lacks is not created (8.5.8a). */
export function setValue(record, property, value) {
  const number = record.numbers[property];
  if (number !== null) number.value = counted(Math.max(0, value));
}

/** A number, unless it is one of those that are no longer told from the next. */
function counted(number) {
  if (!Number.isSafeInteger(number)) throw new Unsupported("numbers of more than 53 bits");
  return number;
}
