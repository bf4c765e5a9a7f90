/** Bytes to lines, a line to what it says, and an answer to its line. */

import { ErrorAnswer, INTERNAL_ERROR, INVALID_REQUEST, PARSE_ERROR } from "./errors.mjs";
import { responseOf } from "./engine.mjs";
import { Reader } from "./json.mjs";
import { hex, textOf } from "./text.mjs";

/** The longest line that is read as a request, in bytes, its end not counted. */
export const LONGEST_LINE = 16 * 1024 * 1024;

const NEWLINE = 10;

/**
 * The lines of a stream, each with its end if it has one; null for one that is too long, which
 * is thrown away as it comes in.
 *
 * @param {AsyncIterable<Buffer>} stream
 * @returns {AsyncGenerator<Buffer | null, void>}
 */
export async function* lines(stream) {
  /** @type {Buffer[]} */
  let pieces = [];
  let length = 0;
  const finish = () => {
    const line = length > LONGEST_LINE ? null : Buffer.concat(pieces);
    pieces = [];
    length = 0;
    return line;
  };
  for await (let rest of stream) {
    while (rest.length > 0) {
      const end = rest.indexOf(NEWLINE);
      length += end < 0 ? rest.length : end;
      if (length > LONGEST_LINE) pieces = [];
      else pieces.push(end < 0 ? rest : rest.subarray(0, end + 1));
      if (end < 0) break;
      rest = rest.subarray(end + 1);
      yield finish();
    }
  }
  if (length > 0) yield finish();
}

/**
 * What a line says, or the answer to one that says nothing.
 *
 * @param {Buffer | null} line
 * @returns {unknown}
 */
export function decode(line) {
  if (line === null) {
    const limit = LONGEST_LINE / (1024 * 1024);
    throw new ErrorAnswer(INVALID_REQUEST, `the line is longer than ${limit} MiB`);
  }
  try {
    return new Reader(textOf(line)).document();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ErrorAnswer(PARSE_ERROR, `the line is not JSON: ${error.message}`);
  }
}

/**
 * The line that carries the response: plain ASCII, its end included.
 *
 * @param {import("./engine.mjs").Json} response
 * @returns {string}
 */
export function encode(response) {
  try {
    return written(response);
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    const [reason] = message.split("\n");
    const sentence = `${name}: the engine's answer cannot be written as JSON: ${reason}`;
    return written(responseOf(new ErrorAnswer(INTERNAL_ERROR, sentence), response.id));
  }
}

/** @param {import("./engine.mjs").Json} response */
function written({ jsonrpc, id, ...rest }) {
  const identity = typeof id === "bigint" ? String(id) : JSON.stringify(id);
  const others = JSON.stringify(rest, sayable).slice(1);
  const said = `{"jsonrpc":"${jsonrpc}","id":${identity},${others}\n`;
  return said.replace(/[\u007f-\uffff]/g, (unit) => `\\u${hex(unit.charCodeAt(0), 4)}`);
}

/**
 * Refuse what `JSON.stringify` would leave out or make something else of, without a word.
 *
 * @param {string} key
 * @param {unknown} value
 */
function sayable(key, value) {
  if (typeof value === "number" && !Number.isFinite(value)) {
    throw new RangeError(`${value}, at ${key}, is no number in JSON`);
  }
  if (typeof value === "function" || value instanceof Map || value instanceof Set) {
    const kind = typeof value === "function" ? "function" : value.constructor.name;
    throw new TypeError(`a ${kind}, at ${key}, is nothing in JSON`);
  }
  return value;
}
