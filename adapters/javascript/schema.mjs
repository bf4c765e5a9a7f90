/**
 * A little validator for JSON Schema: the keywords that the suite's schemas use, and no other.
 *
 * It exists so that a kit without dependencies can tell what is wrong with a message. A keyword
 * that it does not know stops it before anything is checked: a rule that nobody looks at would
 * pass for one that is kept.
 */

import { isObject, isText } from "./shapes.mjs";

/** The longest value that is shown whole in a sentence. */
export const LONGEST = 60;

/** A schema says something that this validator could not hold a message to. */
export class UnknownKeyword extends Error {
  name = "UnknownKeyword";
}

/**
 * One value that one keyword refuses: where it stands, and what is wrong, in a sentence.
 *
 * @typedef {object} Fault
 * @property {readonly (string | number)[]} path
 * @property {string} keyword
 * @property {string} sentence
 * @property {unknown} [wanted]
 *
 * @typedef {any} Schema
 * @typedef {(look: Look, wanted: any, value: any, schema: Schema) => Iterable<Fault>} Keyword
 */

/**
 * The place of a fault as a JSON pointer.
 *
 * @param {Fault} fault
 */
export const pointer = ({ path }) =>
  path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

/** Some schemas that may refer to each other by their `$id`. */
export class Validator {
  /** @param {readonly Schema[]} schemas */
  constructor(schemas) {
    this.documents = new Map(schemas.map((schema) => [schema.$id, schema]));
    for (const [name, schema] of this.documents) lookOver(schema, name);
  }

  /**
   * The most telling fault: the first of those that lie nearest to the top; null if none.
   *
   * @param {Schema} schema
   * @param {unknown} value
   */
  fault(schema, value) {
    return mostTelling([...new Look(this.documents, "", []).faults(schema, value)]);
  }
}

/**
 * @param {readonly Fault[]} faults
 * @returns {Fault | null}
 */
function mostTelling(faults) {
  let best = null;
  for (const fault of faults) {
    if (best === null || fault.path.length < best.path.length) best = fault;
  }
  return best;
}

/** Looking at one place of a message; `base` is the schema that `#` refers to there. */
class Look {
  /**
   * @param {ReadonlyMap<string, Schema>} documents
   * @param {string} base
   * @param {readonly (string | number)[]} path
   */
  constructor(documents, base, path) {
    this.documents = documents;
    this.base = base;
    this.path = path;
  }

  /** @param {string | number} step */
  into(step) {
    return new Look(this.documents, this.base, [...this.path, step]);
  }

  /**
   * @param {string} keyword
   * @param {string} sentence
   * @param {unknown} [wanted]
   * @returns {Fault}
   */
  fault(keyword, sentence, wanted) {
    return { path: this.path, keyword, sentence, wanted };
  }

  /**
   * @param {Schema} schema
   * @param {unknown} value
   * @returns {Generator<Fault>}
   */
  *faults(schema, value) {
    if (schema === false) {
      yield this.fault("false", `${shown(value)} may not stand here`);
    } else if (schema !== true) {
      for (const [keyword, wanted] of Object.entries(schema)) {
        const look = KEYWORDS.get(keyword);
        if (look !== undefined) yield* look(this, wanted, value, schema);
      }
    }
  }

  /**
   * @param {Schema} schema
   * @param {unknown} value
   */
  fits(schema, value) {
    return this.faults(schema, value).next().done === true;
  }
}

/** @param {unknown} value */
const isNumber = (value) =>
  typeof value === "number" || typeof value === "bigint" || value instanceof Number;

/** @type {Readonly<Record<string, [string, (value: any) => boolean]>>} */
const TYPES = {
  object: ["an object", isObject],
  array: ["a list", Array.isArray],
  string: ["text", isText],
  integer: [
    "a whole number",
    (value) => typeof value === "bigint" || (isNumber(value) && Number.isInteger(Number(value))),
  ],
  boolean: ["true or false", (value) => typeof value === "boolean"],
  null: ["null", (value) => value === null],
};

/** @type {ReadonlyMap<string, Keyword>} */
const KEYWORDS = new Map(
  /** @type {[string, Keyword][]} */ (
    Object.entries({
      *$ref(look, wanted, value) {
        const [name, place] = wanted.split("#");
        const base = name || look.base;
        let schema = look.documents.get(base);
        for (const step of place.split("/").slice(1)) schema = schema[step];
        yield* new Look(look.documents, base, look.path).faults(schema, value);
      },
      *type(look, wanted, value) {
        const names = [wanted].flat();
        if (names.some((name) => TYPES[name][1](value))) return;
        const described = names.map((name) => TYPES[name][0]).join(" or ");
        yield look.fault("type", `${shown(value)} must be ${described}`);
      },
      *const(look, wanted, value) {
        if (same(wanted, value)) return;
        yield look.fault("const", `${shown(value)} must be ${shown(wanted)}`, wanted);
      },
      *enum(look, wanted, value) {
        if (wanted.some((one) => same(one, value))) return;
        yield look.fault("enum", `${shown(value)} is not one of ${listed(wanted)}`);
      },
      *required(look, wanted, value) {
        if (!isObject(value)) return;
        for (const name of wanted) {
          if (!Object.hasOwn(value, name)) {
            yield look.fault("required", `\`${name}\` is missing`);
          }
        }
      },
      *properties(look, wanted, value) {
        if (!isObject(value)) return;
        for (const [name, schema] of Object.entries(wanted)) {
          if (Object.hasOwn(value, name)) yield* look.into(name).faults(schema, value[name]);
        }
      },
      *patternProperties(look, wanted, value) {
        if (!isObject(value)) return;
        for (const [pattern, schema] of Object.entries(wanted)) {
          for (const name of Object.keys(value)) {
            if (!new RegExp(pattern, "u").test(name)) continue;
            yield* look.into(name).faults(schema, value[name]);
          }
        }
      },
      *additionalProperties(look, wanted, value, { properties = {}, patternProperties = {} }) {
        if (!isObject(value)) return;
        const patterns = Object.keys(patternProperties).map((each) => new RegExp(each, "u"));
        for (const name of Object.keys(value)) {
          if (Object.hasOwn(properties, name)) continue;
          if (patterns.some((pattern) => pattern.test(name))) continue;
          if (wanted !== false) yield* look.into(name).faults(wanted, value[name]);
          else yield look.fault("additionalProperties", `\`${name}\` does not belong here`);
        }
      },
      *propertyNames(look, wanted, value) {
        if (!isObject(value)) return;
        for (const name of Object.keys(value)) {
          if (!look.fits(wanted, name)) {
            yield look.fault("propertyNames", `\`${name}\` is no name that may stand here`);
          }
        }
      },
      *dependentSchemas(look, wanted, value) {
        if (!isObject(value)) return;
        for (const [name, schema] of Object.entries(wanted)) {
          if (Object.hasOwn(value, name)) yield* look.faults(schema, value);
        }
      },
      *items(look, wanted, value) {
        if (!Array.isArray(value)) return;
        for (const [index, item] of value.entries()) yield* look.into(index).faults(wanted, item);
      },
      *minItems(look, wanted, value) {
        if (!Array.isArray(value) || value.length >= wanted) return;
        yield look.fault("minItems", `the list holds ${value.length}, and must hold ${wanted}`);
      },
      *maxItems(look, wanted, value) {
        if (!Array.isArray(value) || value.length <= wanted) return;
        yield look.fault("maxItems", `the list holds ${value.length}, and may hold ${wanted}`);
      },
      *uniqueItems(look, wanted, value) {
        if (!wanted || !Array.isArray(value)) return;
        const twice = value.findIndex((item, index) =>
          value.slice(0, index).some((earlier) => same(item, earlier)),
        );
        if (twice < 0) return;
        yield look.fault("uniqueItems", `${shown(value[twice])} stands in the list twice`);
      },
      *minLength(look, wanted, value) {
        if (!isText(value) || Array.from(value).length >= wanted) return;
        const least = value === "" ? "is empty" : `has fewer than ${wanted} characters`;
        yield look.fault("minLength", `the text ${least}`);
      },
      *pattern(look, wanted, value) {
        if (!isText(value) || new RegExp(wanted, "u").test(value)) return;
        yield look.fault("pattern", `${shown(value)} is not written like ${wanted}`);
      },
      *minimum(look, wanted, value) {
        if (!isNumber(value) || value >= wanted) return;
        yield look.fault("minimum", `${shown(value)} is less than ${wanted}`);
      },
      *maximum(look, wanted, value) {
        if (!isNumber(value) || value <= wanted) return;
        yield look.fault("maximum", `${shown(value)} is more than ${wanted}`);
      },
      *allOf(look, wanted, value) {
        for (const schema of wanted) yield* look.faults(schema, value);
      },
      *oneOf(look, wanted, value) {
        const fitting = wanted.filter((schema) => look.fits(schema, value)).length;
        if (fitting === 0) yield inTheBranchMeant(look, wanted, value);
        if (fitting < 2) return;
        const several = "is several of the things that may stand here";
        yield look.fault("oneOf", `${shown(value)} ${several}`);
      },
      *anyOf(look, wanted, value) {
        if (wanted.some((schema) => look.fits(schema, value))) return;
        yield inTheBranchMeant(look, wanted, value);
      },
      *not(look, wanted, value) {
        if (!look.fits(wanted, value)) return;
        yield look.fault("not", `${shown(value)} may not stand here`);
      },
      *if(look, wanted, value, { then = true, else: otherwise = true }) {
        yield* look.faults(look.fits(wanted, value) ? then : otherwise, value);
      },
    })
  ),
);

/**
 * The fault of what was meant, where a value may be one of several things.
 *
 * Such a thing names itself by a constant (`"event": "points"`), so the branch that was meant is
 * the one whose constants it has; of several, the one that it misses by least.
 *
 * @param {Look} look
 * @param {readonly Schema[]} wanted
 * @param {any} value
 * @returns {Fault}
 */
function inTheBranchMeant(look, wanted, value) {
  const branches = wanted.map((schema) => [...look.faults(schema, value)]);
  const here = look.path.length;
  const named = branches.map((branch) =>
    branch.filter(({ keyword, path }) => keyword === "const" && path.length <= here + 1),
  );
  if (named.every(({ length }) => length > 0)) {
    const [{ path }] = named[0];
    const place = pointer(named[0][0]);
    const constants = named.flat().filter((fault) => pointer(fault) === place);
    const told = path.length > here ? value[/** @type {string} */ (path.at(-1))] : value;
    const known = listed(constants.map((fault) => fault.wanted));
    return { path, keyword: "oneOf", sentence: `${shown(told)} is not one of ${known}` };
  }
  for (const fault of branches[0]) {
    const isThis = (/** @type {Fault} */ other) =>
      other.sentence === fault.sentence && pointer(other) === pointer(fault);
    if (branches.every((branch) => branch.some(isThis))) return fault;
  }
  const meant = branches.filter((_, index) => named[index].length === 0);
  meant.sort((one, other) => one.length - other.length);
  const likely = mostTelling(meant[0]);
  if (likely !== null && (meant.length === 1 || meant[0].length < meant[1].length)) return likely;
  return look.fault("oneOf", `${shown(value)} is none of the things that may stand here`);
}

/** What holds a message to nothing by itself: words for people, and what others look up. */
const SILENT = ["$schema", "$id", "$defs", "title", "description", "default", "then", "else"];

/** Every keyword that a schema may use. */
export const KNOWN = new Set([...KEYWORDS.keys(), ...SILENT]);

const SEVERAL = new Set([
  ...["properties", "patternProperties", "dependentSchemas", "$defs"],
  ...["allOf", "oneOf", "anyOf"],
]);
const SINGLE = new Set([
  ...["additionalProperties", "propertyNames", "items", "not", "if", "then", "else"],
]);

/**
 * Refuse a schema that uses what is not known here, wherever it does.
 *
 * @param {Schema} schema
 * @param {string} place
 */
function lookOver(schema, place) {
  if (typeof schema === "boolean") return;
  for (const [keyword, value] of Object.entries(schema)) {
    if (!KNOWN.has(keyword)) {
      throw new UnknownKeyword(
        `${place} uses the keyword \`${keyword}\`, which this kit cannot check; ` +
          "use the kit and the schemas of one release",
      );
    }
    if (SINGLE.has(keyword)) lookOver(value, `${place}/${keyword}`);
    if (!SEVERAL.has(keyword)) continue;
    for (const [name, inner] of Object.entries(value)) {
      lookOver(inner, `${place}/${keyword}/${name}`);
    }
  }
}

/**
 * Whether two values are equal as JSON has it.
 *
 * @param {any} one
 * @param {any} other
 * @returns {boolean}
 */
export function same(one, other) {
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one);
    return (
      names.length === Object.keys(other).length &&
      names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => same(item, other[index]));
  }
  if (isNumber(one) && isNumber(other)) return one.valueOf() == other.valueOf();
  return one === other;
}

/**
 * The value as JSON, cut short when it is long.
 *
 * @param {unknown} value
 */
export function shown(value) {
  const text = JSON.stringify(value, (_, part) =>
    typeof part === "bigint" ? Number(part) : part,
  );
  const characters = Array.from(text);
  return characters.length <= LONGEST ? text : `${characters.slice(0, LONGEST).join("")}…`;
}

/** @param {readonly unknown[]} values */
const listed = (values) => [...new Set(values.map(shown))].join(", ");
