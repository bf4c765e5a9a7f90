/**
 * The class an author fills in: four methods, and a few words about the engine.
 *
 * A request comes in as an object and leaves as an object. How it travels is the business of
 * `serving`.
 */

import * as errors from "./errors.mjs";
import { ErrorAnswer, InvalidParams, Unsupported } from "./errors.mjs";
import { fault, isObject, isText, isWhole } from "./shapes.mjs";
import { quoted } from "./text.mjs";

/** The version of the protocol that this kit speaks. */
export const PROTOCOL = 1;

/**
 * A JSON object.
 *
 * @typedef {Record<string, any>} Json
 */

/**
 * What a response is matched by: the request's id, or null when it had none to read.
 *
 * @typedef {number | bigint | string | null} Identity
 */

/**
 * @typedef {object} Request
 * @property {Exclude<Identity, null>} id
 * @property {string} method
 * @property {unknown} [params]
 */

/**
 * A rules engine as the suite sees it. Subclass it, and write the four methods.
 *
 * `start`, `act` and `decide` return a *progress*: what happened (`events`), who must choose now
 * (`decision`, or null), and the position (`state`). Any of the four may be async. A method that
 * is not written answers `unsupported`, so an adapter can grow one method at a time.
 *
 * Seven words describe the engine, as static fields or as fields of the instance:
 *
 * - `name`: what it is called in reports; else the name of the class
 * - `version`
 * - `language`: the language it is written in
 * - `homepage`: where people find it, if anywhere
 * - `rulebooks`: which it plays, `{ID: {edition, readings: {...}, unsupported: [...]}}`
 * - `capabilities`: what it can do beyond the four methods, in the protocol's words
 * - `schemaFolder`: the folder of the suite's schemas; null for the usual places
 */
export class Engine {
  static version = "0";
  static language = "JavaScript";
  /** @type {string | null} */
  static homepage = null;
  /** @type {Record<string, Json>} */
  static rulebooks = {};
  /** @type {readonly string[]} */
  static capabilities = [];
  /** @type {string | null} */
  static schemaFolder = null;

  #playing = false;
  /** @type {string | null} */
  #playedBy = null;

  /**
   * Forget any game before, set this one up, and run until someone must choose.
   *
   * @param {Json} setup
   * @returns {Json | Promise<Json>}
   */
  start(setup) {
    throw new Unsupported("game/start");
  }

  /**
   * Take this action for the player (null: it just happens), and run on.
   *
   * @param {string | null} player
   * @param {Json} action
   * @returns {Json | Promise<Json>}
   */
  act(player, action) {
    throw new Unsupported("game/act");
  }

  /**
   * Answer the open decision with these option ids, and run on.
   *
   * @param {string} decision
   * @param {string[]} choice
   * @returns {Json | Promise<Json>}
   */
  decide(decision, choice) {
    throw new Unsupported("game/decide");
  }

  /**
   * The `state`, and all `events` so far, as this player may see them (null: all of it).
   *
   * @param {string | null} player
   * @returns {Json | Promise<Json>}
   */
  view(player) {
    throw new Unsupported("game/view");
  }

  /**
   * Answer one request. Whatever the message is, the answer is a response.
   *
   * @param {unknown} message
   * @returns {Promise<Json>}
   */
  async handle(message) {
    const identity = identityOf(message);
    try {
      const request = asRequest(message, identity);
      return { jsonrpc: "2.0", id: identity, result: await this.#answer(request) };
    } catch (answer) {
      if (answer instanceof ErrorAnswer) return responseOf(answer, identity);
      throw answer;
    }
  }

  /** @param {Request} request */
  #answer({ method, params = {} }) {
    const answer = Engine.#ANSWERS.get(method);
    if (answer === undefined) {
      const known = [...Engine.#ANSWERS.keys()].join(", ");
      throw new ErrorAnswer(
        errors.METHOD_NOT_FOUND,
        `there is no method ${quoted(method)}; the protocol knows ${known}`,
      );
    }
    const sentence = fault(method, params);
    if (sentence !== null) throw new InvalidParams(sentence);
    return answer(this, /** @type {Json} */ (params));
  }

  /**
   * What the author says of the engine: in a field of the instance, else of its class.
   *
   * @param {string} word
   * @returns {any}
   */
  #says(word) {
    return /** @type {any} */ (this)[word] ?? /** @type {any} */ (this.constructor)[word];
  }

  /** @returns {Json} */
  #initialize() {
    this.#playing = false;
    const homepage = this.#says("homepage");
    return {
      protocol: PROTOCOL,
      engine: {
        name: this.#says("name") || "Engine",
        version: this.#says("version"),
        language: this.#says("language"),
        ...(homepage !== null && { homepage }),
      },
      rulebooks: this.#says("rulebooks"),
      capabilities: [...this.#says("capabilities")],
    };
  }

  /** @param {Json} params */
  async #start(params) {
    this.#playing = false;
    if (!Object.hasOwn(this.#says("rulebooks"), params.rulebook)) {
      throw new Unsupported(`the rulebook ${params.rulebook}`);
    }
    this.#playedBy = params.rulebook;
    const progress = await this.#call("start", params, params);
    this.#playing = true;
    return progress;
  }

  /** @returns {Json} */
  #shutdown() {
    this.#playing = false;
    return {};
  }

  /**
   * One of the author's methods that need a game.
   *
   * @param {"act" | "decide" | "view"} name
   * @param {Json} params
   * @param {...unknown} values
   */
  #play(name, params, ...values) {
    if (!this.#playing) {
      throw new ErrorAnswer(
        errors.INVALID_REQUEST,
        "no game is in progress; send game/start first",
      );
    }
    return this.#call(name, params, ...values);
  }

  /**
   * One of the author's methods: whatever goes wrong in there becomes an answer.
   *
   * @param {"start" | "act" | "decide" | "view"} name
   * @param {Json} params
   * @param {...unknown} values
   * @returns {Promise<Json>}
   */
  async #call(name, params, ...values) {
    let result;
    try {
      result = await /** @type {Function} */ (this[name]).apply(this, values);
    } catch (bug) {
      if (bug instanceof ErrorAnswer) throw bug;
      throw await this.#answerToBug(name, params, bug);
    }
    if (!isObject(result)) {
      throw new ErrorAnswer(
        errors.INTERNAL_ERROR,
        `${name} returned ${kindOf(result)}, but an object is the answer; ` +
          "is a `return` missing?",
      );
    }
    return result;
  }

  /**
   * The answer to what an author did not mean to throw. The whole story goes to the log.
   *
   * @param {string} name
   * @param {Json} params
   * @param {unknown} bug
   */
  async #answerToBug(name, params, bug) {
    const told =
      bug instanceof Error ? bug : { name: kindOf(bug), message: String(bug), stack: null };
    process.stderr.write(`${told.stack ?? `${told.name}: ${told.message}`}\n`);
    const stumble = `${told.name} in ${name}: ${told.message || "it gave no reason"}`;
    const sentence = await this.#faultIn(`game/${name}`, params);
    if (sentence !== null) return new InvalidParams(`${sentence} (${stumble})`);
    return new ErrorAnswer(errors.INTERNAL_ERROR, stumble);
  }

  /**
   * What an engine may have stumbled over, if the params break the suite's schemas.
   *
   * @param {string} method
   * @param {Json} params
   */
  async #faultIn(method, params) {
    // Until an engine stumbles, nobody needs the schemas.
    const { NoSchemas, contract, folderOfSchemas } = await import("./contract.mjs");
    try {
      const rules = contract(folderOfSchemas(this.#says("schemaFolder")), this.#playedBy);
      const asked = AGAIN.get(this)?.().params ?? params;
      const sentence = rules.faultInParams(method, asked);
      if (sentence === null) return null;
      return `the params of ${method} are not what the protocol allows, ${sentence}`;
    } catch (error) {
      // The engine's own bug is the news, not this one.
      if (!(error instanceof NoSchemas)) process.stderr.write(`${String(error)}\n`);
      return null;
    }
  }

  static #ANSWERS = new Map(
    /** @type {[string, (engine: Engine, params: Json) => Json | Promise<Json>][]} */ ([
      ["initialize", (engine) => engine.#initialize()],
      ["game/start", (engine, params) => engine.#start(params)],
      ["game/act", (engine, params) => engine.#play("act", params, params.player, params.action)],
      [
        "game/decide",
        (engine, params) =>
          engine.#play("decide", params, params.decision, params.choice),
      ],
      ["game/view", (engine, params) => engine.#play("view", params, params.player ?? null)],
      ["shutdown", (engine) => engine.#shutdown()],
    ]),
  );
}

/**
 * What reads the message again that an engine is answering, where that can be done.
 *
 * @type {WeakMap<Engine, () => any>}
 */
const AGAIN = new WeakMap();

/**
 * Have the engine answer a message that can be read again: params are judged as they came in,
 * whatever an author's method has made of them since.
 *
 * @param {Engine} engine
 * @param {unknown} message
 * @param {() => unknown} again
 * @returns {Promise<Json>}
 */
export function answerTo(engine, message, again) {
  AGAIN.set(engine, again);
  return engine.handle(message);
}

/**
 * The response that carries this error; without an id when the request had none to read.
 *
 * @param {ErrorAnswer} answer
 * @param {Identity} [identity]
 * @returns {Json}
 */
export function responseOf(answer, identity = null) {
  return { jsonrpc: "2.0", id: identity, error: answer.asJson() };
}

/**
 * The id that the answer goes under: null if the message has none that can be read.
 *
 * @param {unknown} message
 * @returns {Identity}
 */
function identityOf(message) {
  if (!isObject(message)) return null;
  return isWhole(message.id) || isText(message.id) ? message.id : null;
}

/**
 * The message, once it is known to be a request.
 *
 * @param {unknown} message
 * @param {Identity} identity
 * @returns {Request}
 */
function asRequest(message, identity) {
  let sentence;
  if (Array.isArray(message)) {
    sentence = "batches are not part of this protocol; send one request a line";
  } else if (!isObject(message)) {
    sentence = "a request must be a JSON object";
  } else if (message.jsonrpc !== "2.0") {
    sentence = 'a request must say "jsonrpc": "2.0"';
  } else if (identity === null) {
    sentence = "a request must have an id, a number or a text, to be answered under";
  } else if (!isText(message.method)) {
    sentence = "a request must name its method";
  } else {
    return /** @type {any} */ (message);
  }
  throw new ErrorAnswer(errors.INVALID_REQUEST, sentence);
}

/** @param {unknown} value */
function kindOf(value) {
  if (value === null) return "null";
  return typeof value === "object" ? (value.constructor?.name ?? "object") : typeof value;
}
