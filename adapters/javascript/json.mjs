/**
 * A reader of JSON.
 *
 * It is written out for three things that `JSON.parse` does not do: to say where and why a text
 * is no JSON, to keep every digit of a long whole number, and to tell 1.0, which is no id, from 1.
 */

/** How deep lists and objects may stand in each other. */
const DEEPEST = 900;

/** The longest whole number, in digits. */
const MOST_DIGITS = 4300;

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(\.\d+)?([eE][-+]?\d+)?/y;
const FOUR_DIGITS = /[0-9a-fA-F]{4}/y;
const WORD = /null|true|false|NaN|-?Infinity/y;

/** @type {ReadonlyMap<string, unknown>} */
const WORDS = new Map([
  ["null", null],
  ["true", true],
  ["false", false],
]);

/** @type {ReadonlyMap<string, string>} */
const ESCAPED = new Map([
  ['"', '"'],
  ["\\", "\\"],
  ["/", "/"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
]);

/** For the one name that would not become a member by being assigned. */
const OWN = { enumerable: true, configurable: true, writable: true };

/** One text being read. `document` gives what it says, or a SyntaxError that tells where. */
export class Reader {
  #text;
  #at = 0;
  #depth = 0;

  /** @param {string} text */
  constructor(text) {
    this.#text = text;
  }

  /** @returns {unknown} */
  document() {
    if (this.#text.startsWith("\ufeff")) {
      throw this.#fault("Unexpected UTF-8 BOM (decode using utf-8-sig)", 0);
    }
    this.#skip();
    const value = this.#value();
    this.#skip();
    if (this.#at < this.#text.length) throw this.#fault("Extra data");
    return value;
  }

  /** @returns {unknown} */
  #value() {
    const first = this.#text[this.#at];
    if (first === '"') return this.#string();
    if (first === "{") return this.#nested(() => this.#object());
    if (first === "[") return this.#nested(() => this.#list());
    const word = this.#take(WORD);
    if (word === null) return this.#number();
    if (!WORDS.has(word)) throw new SyntaxError(`${word} is no number in JSON`);
    return WORDS.get(word);
  }

  /**
   * @template T
   * @param {() => T} read
   * @returns {T}
   */
  #nested(read) {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw this.#fault(`More than ${DEEPEST} values in each other`);
    this.#at += 1;
    this.#skip();
    const value = read();
    this.#at += 1;
    this.#depth -= 1;
    return value;
  }

  #object() {
    /** @type {Record<string, unknown>} */
    const members = {};
    if (this.#text[this.#at] === "}") return members;
    for (;;) {
      if (this.#text[this.#at] !== '"') {
        throw this.#fault("Expecting property name enclosed in double quotes");
      }
      const name = this.#string();
      this.#skip();
      if (this.#text[this.#at] !== ":") throw this.#fault("Expecting ':' delimiter");
      this.#step();
      const value = this.#value();
      if (name === "__proto__") Object.defineProperty(members, name, { ...OWN, value });
      else members[name] = value;
      if (this.#ends("}")) return members;
    }
  }

  #list() {
    /** @type {unknown[]} */
    const items = [];
    if (this.#text[this.#at] === "]") return items;
    do items.push(this.#value());
    while (!this.#ends("]"));
    return items;
  }

  /**
   * Whether this ends here; if not, stand at what comes next.
   *
   * @param {string} closing
   */
  #ends(closing) {
    this.#skip();
    if (this.#text[this.#at] === closing) return true;
    if (this.#text[this.#at] !== ",") throw this.#fault("Expecting ',' delimiter");
    this.#step();
    return false;
  }

  /** @returns {string} */
  #string() {
    const opening = this.#at;
    let said = "";
    this.#at += 1;
    for (;;) {
      said += this.#take(PLAIN);
      const mark = this.#text[this.#at];
      if (mark === undefined) throw this.#fault("Unterminated string starting at", opening);
      if (mark !== '"' && mark !== "\\") throw this.#fault("Invalid control character at");
      this.#at += 1;
      if (mark === '"') return said;
      said += this.#escaped(opening);
    }
  }

  /** @param {number} opening */
  #escaped(opening) {
    const letter = this.#text[this.#at];
    if (letter === undefined) throw this.#fault("Unterminated string starting at", opening);
    this.#at += 1;
    if (letter === "u") {
      const digits = this.#take(FOUR_DIGITS);
      if (digits === null) throw this.#fault("Invalid \\uXXXX escape", this.#at - 1);
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    const meant = ESCAPED.get(letter);
    if (meant === undefined) throw this.#fault("Invalid \\escape", this.#at - 2);
    return meant;
  }

  /** A number: a bigint where digits would be lost, a boxed one where it is not written whole. */
  #number() {
    const start = this.#at;
    const digits = this.#take(NUMBER);
    if (digits === null) throw this.#fault("Expecting value");
    const number = Number(digits);
    if (/[.eE]/.test(digits)) return this.#depth > 2 ? number : new Number(number);
    if (Number.isSafeInteger(number)) return number;
    if (digits.length > MOST_DIGITS) {
      throw this.#fault(`More than ${MOST_DIGITS} digits in a number`, start);
    }
    return BigInt(digits);
  }

  /**
   * What matches here, which is then behind us; null if nothing does.
   *
   * @param {RegExp} pattern
   */
  #take(pattern) {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return null;
    this.#at = pattern.lastIndex;
    return found[0];
  }

  #skip() {
    this.#take(SPACE);
  }

  #step() {
    this.#at += 1;
    this.#skip();
  }

  /**
   * Why this is no JSON, and where: the place is counted in characters.
   *
   * @param {string} why
   * @param {number} [at]
   */
  #fault(why, at = this.#at) {
    let [line, column, before] = [1, 1, 0];
    for (const character of this.#text.slice(0, at)) {
      before += 1;
      column += 1;
      if (character === "\n") [line, column] = [line + 1, 1];
    }
    return new SyntaxError(`${why}: line ${line} column ${column} (char ${before})`);
  }
}
