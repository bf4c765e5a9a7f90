/**
 * The contract of the suite: where its schemas are, and what they have against a message.
 *
 * The protocol's schema leaves open what only a rulebook can say (`object`, `event`, `state` ...).
 * A message must satisfy both. Nothing here is loaded until it is needed: in development mode, or
 * when an engine has stumbled and it must be told over what.
 */

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { Validator, pointer } from "./schema.mjs";

export const METHODS = [
  "initialize",
  "game/start",
  "game/act",
  "game/decide",
  "game/view",
  "shutdown",
];

const PROTOCOL = "protocol.schema.json";
const URN = "urn:judgecall:protocol:1";
const HERE = dirname(fileURLToPath(import.meta.url));

/** Beside this copy of the kit, and in the repository that it is part of. */
const USUAL = ["schemas", "../schemas", "../../schemas"].map((folder) => join(HERE, folder));

/** There is no folder of schemas where one was said, or is usual, to be. */
export class NoSchemas extends Error {
  name = "NoSchemas";
}

/**
 * The folder, if it holds schemas; without one, the first of the usual places that does.
 *
 * @param {string | null} [folder]
 * @returns {string}
 */
export function folderOfSchemas(folder = null) {
  const places = folder === null ? USUAL : [folder];
  const found = places.find((place) => existsSync(join(place, PROTOCOL)));
  if (found !== undefined) return found;
  throw new NoSchemas(
    `there is no ${PROTOCOL} in ${places.join(" or ")}; name the folder that holds ` +
      "the schemas of Judgecall: --check FOLDER",
  );
}

/** What may be said about one rulebook, in both directions. */
export class Contract {
  #rulebook;
  #validator;

  /**
   * @param {string} folder
   * @param {string | null} rulebook
   */
  constructor(folder, rulebook) {
    const schemas = [read(folder, PROTOCOL)];
    const name = `${rulebook}.schema.json`;
    /** Whether what the protocol leaves open is known as well. */
    this.whole =
      rulebook !== null && /^[a-z][a-z0-9_]*$/.test(rulebook) && existsSync(join(folder, name));
    this.#rulebook = this.whole ? read(folder, name) : {};
    if (this.whole) schemas.push(this.#rulebook);
    this.#validator = new Validator(schemas);
  }

  /**
   * What is wrong with the params of a request, and where; null if nothing is.
   *
   * @param {string} method
   * @param {unknown} params
   */
  faultInParams(method, params) {
    return this.#told(this.#request(method), { jsonrpc: "2.0", id: 0, method, params });
  }

  /**
   * What is wrong with the response to such a request, and where; null if nothing is.
   *
   * @param {string} method
   * @param {Record<string, unknown>} response
   */
  faultInAnswer(method, response) {
    return this.#told(this.#response(method), { ...response, id: 0 });
  }

  /**
   * @param {unknown} schema
   * @param {unknown} message
   */
  #told(schema, message) {
    const fault = this.#validator.fault(schema, message);
    return fault === null ? null : `at ${pointer(fault) || "the top"}: ${fault.sentence}`;
  }

  /** @param {string} method */
  #request(method) {
    /** @type {Record<string, unknown>} */
    let params = {};
    if (method === "game/start") {
      params = {
        objects: { items: this.#refined("object") },
        rules: this.#refined("rules"),
        dice: { items: this.#refined("roll") },
      };
    } else if (method === "game/act") {
      params = { action: this.#refined("action") };
    }
    const refined = { properties: params };
    return { $ref: `${URN}#/$defs/request`, properties: { params: refined } };
  }

  /** @param {string} method */
  #response(method) {
    /** @type {Record<string, unknown>} */
    const result = { $ref: `${URN}#/$defs/${method.replace("/", ".")}.result` };
    if (method.startsWith("game/")) {
      const seen = method === "game/view";
      result.properties = {
        events: { items: this.#refined("event", seen) },
        decision: { if: { type: "object" }, then: this.#refined("decision") },
        state: this.#refined("state", seen),
      };
    }
    const reason = { data: { properties: { reason: this.#refined("reason") } } };
    const illegal = { properties: { code: { const: -32002 } } };
    const error = { if: illegal, then: { properties: reason } };
    return { $ref: `${URN}#/$defs/response`, properties: { result, error } };
  }

  /**
   * What the rulebook says about this part, or true where it has nothing to add.
   *
   * @param {string} name
   * @param {boolean} seen asks for what a seat sees of it, where that may be less
   */
  #refined(name, seen = false) {
    const known = this.#rulebook.$defs ?? {};
    const part = seen && Object.hasOwn(known, `seen_${name}`) ? `seen_${name}` : name;
    return Object.hasOwn(known, part) ? { $ref: `${this.#rulebook.$id}#/$defs/${part}` } : true;
  }
}

/**
 * @param {string} folder
 * @param {string} name
 */
const read = (folder, name) => JSON.parse(readFileSync(join(folder, name), "utf8"));

/** @type {Map<string, Contract>} */
const KEPT = new Map();

/**
 * The contract of a rulebook, by the schemas in this folder, read once.
 *
 * @param {string} folder
 * @param {string | null} rulebook
 */
export function contract(folder, rulebook) {
  const key = JSON.stringify([folder, rulebook]);
  const kept = KEPT.get(key) ?? new Contract(folder, rulebook);
  if (kept.whole || rulebook === null) KEPT.set(key, kept);
  return kept;
}
