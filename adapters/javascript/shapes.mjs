/**
 * The outer shape of each request's params, so that an author's methods need not doubt them.
 *
 * This is not the schema of the protocol: the suite checks that before it sends anything. It is
 * what spares an author a puzzling `undefined` when they talk to their engine by hand.
 */

/**
 * One member of a request's params: how to recognise it, and how to describe it.
 *
 * @typedef {object} Field
 * @property {(value: unknown) => boolean} fits
 * @property {string} described
 * @property {boolean} required
 */

/**
 * Whether it is a JSON object. A boxed number is how `wire` tells 1.0 from 1, and none.
 *
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
export function isObject(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Number)
  );
}

/**
 * @param {unknown} value
 * @returns {value is number | bigint}
 */
export const isWhole = (value) => Number.isInteger(value) || typeof value === "bigint";

/**
 * @param {unknown} value
 * @returns {value is string}
 */
export const isText = (value) => typeof value === "string";

/** @param {unknown} value */
const isSeat = (value) => value === null || isText(value);

/** @param {unknown} value */
const isAction = (value) => isObject(value) && isText(value.type);

/** @param {(value: unknown) => boolean} fits */
const listOf = (fits) => (/** @type {unknown} */ value) =>
  Array.isArray(value) && value.every(fits);

/**
 * @param {(value: unknown) => boolean} fits
 * @param {string} described
 * @returns {Field}
 */
const field = (fits, described) => ({ fits, described, required: true });

/**
 * @param {(value: unknown) => boolean} fits
 * @param {string} described
 * @returns {Field}
 */
const optional = (fits, described) => ({ fits, described, required: false });

const TEXT = field(isText, "text");

/** @type {Readonly<Record<string, Readonly<Record<string, Field>>>>} */
export const SHAPES = {
  initialize: {
    protocol: field(isWhole, "a whole number"),
    suite: TEXT,
    rulebook: TEXT,
    edition: TEXT,
  },
  "game/start": {
    rulebook: TEXT,
    players: field(listOf(isText), "a list of names in turn order"),
    active: TEXT,
    objects: field(listOf(isObject), "a list of objects"),
    rules: optional(isObject, "an object"),
    dice: optional(listOf(isObject), "a list of objects"),
  },
  "game/act": {
    player: field(isSeat, "a player's name, or null"),
    action: field(isAction, "an object with a `type`"),
  },
  "game/decide": {
    decision: TEXT,
    choice: field(listOf(isText), "a list of option ids"),
  },
  "game/view": { player: optional(isSeat, "a player's name, or null") },
  shutdown: {},
};

/**
 * What is wrong with the params of this method, as a sentence, or null.
 *
 * @param {string} method
 * @param {unknown} params
 * @returns {string | null}
 */
export function fault(method, params) {
  if (!isObject(params)) return `the params of ${method} must be an object`;
  for (const [name, { fits, described, required }] of Object.entries(SHAPES[method])) {
    if (!Object.hasOwn(params, name)) {
      if (required) return `the params of ${method} need \`${name}\`: ${described}`;
    } else if (!fits(params[name])) {
      return `\`${name}\` in the params of ${method} must be ${described}`;
    }
  }
  return null;
}
