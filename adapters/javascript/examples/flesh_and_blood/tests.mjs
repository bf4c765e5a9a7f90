/** What is so about a card, and which stage makes it so. */

import { membersOf } from "./record.mjs";

/** The stage that settles a property (6.3.2). */
export const STAGES = {
  controller: 2,
  name: 3,
  color: 3,
  "text-box": 3,
  type: 4,
  subtype: 4,
  supertype: 5,
  ability: 6,
  base: 7,
  value: 8,
};

/** The set of a record that a property of one word belongs to. */
export const setOf = (property) => `${property}s`;

const has = (record, property, value) => membersOf(record, setOf(property)).includes(value);

function isTrue(test, record, you) {
  if (test.test === "controlled-by-you") return record.controller === you;
  if (test.test === "has") {
    const abilities = membersOf(record, "abilities");
    return abilities.some((ability) =>
      test.ability === "ward" ? ability.startsWith("ward ") : ability === test.ability,
    );
  }
  if (test.test === "is") {
    const { property, value } = test;
    const isSingle = property === "name" || property === "color";
    return isSingle ? record[property] === value : has(record, property, value);
  }
  const number = record.numbers[test.property];
  if (number === null) return false;
  if (test.test === "above-base") return number.value > number.base;
  const shown = test.base ? number.base : number.value;
  return test.at === "least" ? shown >= test.number : shown <= test.number;
}

/** Whether a test holds of the card; `you` is the owner of the effect that asks. */
export const holds = (test, record, you) => isTrue(test, record, you) !== (test.not ?? false);

/** The stage that settles what a test looks at. */
export function stageRead({ test, property, base }) {
  if (test === "controlled-by-you") return STAGES.controller;
  if (test === "has") return STAGES.ability;
  if (test === "is") return STAGES[property];
  return test === "number" && base ? STAGES.base : STAGES.value;
}

/** A description of cards, such as "blue attacks you control", as tests. */
export function testsOf({ controller, named, with: more = [], ...words }) {
  const tests = Object.entries(words).map(([property, value]) => ({
    test: "is",
    property,
    value,
  }));
  if (controller !== undefined) tests.push({ test: "controlled-by-you" });
  if (named !== undefined) tests.push({ test: "is", property: "name", value: named });
  return [...tests, ...more];
}
