/** What a request must hold before the rules get to see it: sense, and no more than they count. */

import { InvalidParams, Unsupported } from "../../index.mjs";

/** The largest number that is counted with, and below zero the smallest. */
export const LARGEST = 1_000_000_000;

/** The most slots that all units of a game may have together. */
export const MOST_SLOTS = 1_000;

/** Refuse numbers that are not whole, and those that nobody would count to. */
export function checkNumbers(told) {
  const waiting = [told];
  while (waiting.length > 0) {
    const each = waiting.pop();
    if (typeof each === "object" && each !== null) {
      for (const value of Object.values(each)) waiting.push(value);
    } else if (typeof each === "number" || typeof each === "bigint") {
      if (typeof each === "number" && !Number.isInteger(each)) {
        throw new InvalidParams(`${each} is no whole number`);
      }
      if (each > LARGEST || each < -LARGEST) throw new Unsupported(`numbers beyond ${LARGEST}`);
    }
  }
}

/** Refuse a set-up that contradicts itself, or is larger than any table. */
export function checkSetup({ players, active, objects }) {
  const stranger = objects.find(({ type }) => type !== "unit");
  if (stranger !== undefined) throw new Unsupported(`objects of type ${stranger.type}`);
  distinct(players, "players");
  if (!players.includes(active)) {
    throw new InvalidParams(`${active}, who is to be active, is not among the players`);
  }
  const names = distinct(namesOf(objects), "units");
  distinct(namesOf(objects.flatMap(({ abilities }) => abilities)), "abilities");
  let room = MOST_SLOTS;
  for (const { name, owner, slots, figures, abilities } of objects) {
    if (!players.includes(owner)) {
      throw new InvalidParams(`${owner}, who has ${name}, is not among the players`);
    }
    if (!(figures <= slots) || abilities.some(({ slot = 1 }) => slot > slots)) {
      throw new InvalidParams(`${name} has more figures, or an ability farther on, than slots`);
    }
    room -= slots;
    if (!(room >= 0)) throw new Unsupported(`games of more than ${MOST_SLOTS} slots`);
  }
  for (const { name, adjacent } of objects) {
    const unknown = adjacent.find((other) => other === name || !names.has(other));
    if (unknown === name) throw new InvalidParams(`${name} is said to be beside itself`);
    if (unknown !== undefined) {
      throw new InvalidParams(`${name} is beside ${unknown}, which is not there`);
    }
  }
}

const namesOf = (things) => things.map(({ name }) => name);

/** These names, no two of which are the same. */
function distinct(names, kind) {
  const known = new Set();
  for (const name of names) {
    if (known.has(name)) throw new InvalidParams(`there are two ${kind} called ${name}`);
    known.add(name);
  }
  return known;
}
