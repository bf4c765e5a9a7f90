/** Where each part of an effect is applied: its stage and its substage. */

import { STAGES, stageRead, testsOf } from "./tests.mjs";

/** The substage of what changes a number (6.3.3); the first gives a number to who lacks it. */
const SUBSTAGES = { set: 2, multiply: 3, divide: 4, add: 5, subtract: 6 };
const FIRST = 1;
const DEPENDENT = 7;

/** What changes the rules and no card has no stage; it comes before all of them (6.3.1). */
const RULES = 0;

/** Changes whose stage does not show in what they say they change. */
const BY_KIND = {
  "cannot-gain": RULES,
  copy: 1,
  control: STAGES.controller,
  name: STAGES.name,
  color: STAGES.color,
  "color-by-count": STAGES.color,
  "text-box": STAGES["text-box"],
  "lose-supertypes": STAGES.supertype,
  "gain-ability": STAGES.ability,
  "lose-abilities": STAGES.ability,
};

/** The stage of what a change modifies (6.3.2). */
function naturalStage({ do: kind, property, base }) {
  if (kind === "is") return STAGES[property];
  if (kind === "number") return base ? STAGES.base : STAGES.value;
  return BY_KIND[kind];
}

const isVariable = (amount) => typeof amount === "object";

/**
 * The stages that could make a difference to how a part applies: by whom it applies to, by its
 * conditions, and by an X that follows the game. That of a layer effect is fixed (6.2.2b).
 */
function stagesRead(part, isLayer) {
  const { applies_to, if: conditions = [], do: change } = part;
  const scope = applies_to.every === undefined ? [] : testsOf(applies_to.every);
  const tests = [...scope, ...conditions, ...(change.do === "color-by-count" ? change.of : [])];
  const stages = tests.map(stageRead);
  if (isVariable(change.amount) && !isLayer) {
    const { of } = change.amount;
    stages.push(of === "ward" ? STAGES.ability : STAGES[of]);
  }
  return stages;
}

/**
 * A part is dependent on the stages from its own on that could change how it applies, whether or
 * not anything there does (6.3.2a); it is applied in the highest of them (6.3.2b). What it looks
 * at in earlier stages is settled by then, and moves it nowhere.
 */
export function placeOf(part, isLayer) {
  const natural = naturalStage(part.do);
  if (natural === RULES) return { stage: RULES, isDependent: false };
  const dependences = stagesRead(part, isLayer).filter((stage) => stage >= natural);
  return {
    stage: Math.max(natural, ...dependences),
    isDependent: dependences.length > 0,
  };
}

/** The substage in which a part is applied to a card; a card that lacks a number gets it first. */
export function substageOf({ do: change, place }, record) {
  if (place.isDependent) return DEPENDENT;
  if (change.do !== "number") return FIRST;
  const isMissing = record.numbers[change.property] === null;
  return change.base && change.op === "set" && isMissing ? FIRST : SUBSTAGES[change.op];
}

/** Every stage and substage in order; stages 1 to 6 leave most of them empty. */
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((stage) =>
  [FIRST, 2, 3, 4, 5, 6, DEPENDENT].map((substage) => ({ stage, substage })),
);

/** Counters act where effects of their kind do (1.15.2a). */
export const isPlaceOfCounter = (change, { stage, substage }) =>
  stage === STAGES.value && substage === (change > 0 ? SUBSTAGES.add : SUBSTAGES.subtract);
