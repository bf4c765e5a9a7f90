/** What each kind of change does to the record of a card. */

import { become, setBase, setValue } from "./record.mjs";
import { holds, setOf } from "./tests.mjs";

const COLORS = ["red", "yellow", "blue"];

/** Numbers are whole: a fraction is dropped unless the effect says otherwise (1.12.1a). */
const ARITHMETIC = {
  set: (_, amount) => amount,
  multiply: (number, amount) => number * amount,
  divide: (number, amount, round) =>
    round === "up" ? Math.ceil(number / amount) : Math.floor(number / amount),
  add: (number, amount) => number + amount,
  subtract: (number, amount) => number - amount,
};

/**
 * By kind: the change, the record, and besides the effect's owner, the amount, the stage in which
 * it takes place, what is printed on the cards, and whether the card cannot gain something.
 */
const CHANGES = {
  copy: ({ card }, record, { prints, stage }) => become(record, prints.get(card), stage),
  control(_, record, { owner }) {
    record.controller = owner;
  },
  name({ name }, record) {
    record.name = name;
  },
  color({ color }, record) {
    record.color = color;
  },
  "color-by-count"({ of }, record, { owner }) {
    record.color = COLORS[of.filter((test) => holds(test, record, owner)).length];
  },
  /** Its base abilities are those that the text gives (2.12.3). */
  "text-box"({ card }, record, { prints }) {
    record.abilities.own = new Set(prints.get(card).abilities);
  },
  /** In addition to what it is already (8.5.9a). */
  is: ({ property, value }, record) => record[setOf(property)].given.add(value),
  "lose-supertypes": (_, record) => record.supertypes.own.clear(),
  "gain-ability"({ ability }, record, { isForbidden }) {
    if (!isForbidden(ability)) record.abilities.given.add(ability);
  },
  "lose-abilities"({ abilities }, record) {
    const { own } = record.abilities;
    for (const ability of abilities === "all" ? [...own] : abilities) own.delete(ability);
  },
  number({ property, base, op, round }, record, { amount, stage, isForbidden }) {
    const number = record.numbers[property];
    const result = (from) => ARITHMETIC[op](from, amount, round);
    if (number === null) {
      if (base && op === "set") setBase(record, property, amount, stage);
    } else if (base) {
      setBase(record, property, result(number.base), stage);
    } else {
      const isGain = op === "add" || op === "multiply";
      if (!isGain || !isForbidden(property)) setValue(record, property, result(number.value));
    }
  },
};

export const change = (what, record, circumstances) =>
  CHANGES[what.do](what, record, circumstances);
