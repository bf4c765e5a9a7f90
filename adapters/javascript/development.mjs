/**
 * Development mode: the kit reads what the engine answers before the suite does.
 *
 * An answer that the schemas do not allow is told on standard error and goes out as an internal
 * error, so that its author learns at once which answer it was, and where in it.
 */

import { METHODS, contract, folderOfSchemas } from "./contract.mjs";
import { responseOf } from "./engine.mjs";
import { ErrorAnswer, INTERNAL_ERROR } from "./errors.mjs";
import { isObject, isText } from "./shapes.mjs";

/** The answers on one connection, held to the schemas. */
export class Check {
  #folder;
  /** @type {string | null} */
  #rulebook = null;

  /**
   * By the schemas in this folder, or where they usually are; it reads them now.
   *
   * @param {string | null} folder
   */
  constructor(folder) {
    this.#folder = folderOfSchemas(folder);
    contract(this.#folder, null);
  }

  /**
   * What goes out instead of this line, or null if the line is as it must be.
   *
   * @param {any} message
   * @param {import("./engine.mjs").Json} response
   * @param {string} line
   */
  answered(message, response, line) {
    if (!isObject(message) || !METHODS.includes(/** @type {string} */ (message.method))) {
      return null;
    }
    const method = /** @type {string} */ (message.method);
    if (method === "initialize" || method === "game/start") this.#playBy(message.params);
    const sentence = contract(this.#folder, this.#rulebook).faultInAnswer(
      method,
      JSON.parse(line),
    );
    if (sentence === null) return null;
    const answer = `the answer to ${method} is not what the protocol allows, ${sentence}`;
    process.stderr.write(`judgecall: ${answer}\n`);
    return responseOf(new ErrorAnswer(INTERNAL_ERROR, answer), response.id);
  }

  /** @param {unknown} params */
  #playBy(params) {
    const rulebook = isObject(params) ? params.rulebook : null;
    if (!isText(rulebook) || rulebook === this.#rulebook) return;
    this.#rulebook = rulebook;
    if (contract(this.#folder, rulebook).whole) return;
    process.stderr.write(
      `judgecall: ${this.#folder} has no schema for the rulebook ${rulebook}; ` +
        "its messages are checked by the protocol alone\n",
    );
  }
}
