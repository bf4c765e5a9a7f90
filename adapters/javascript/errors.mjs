/**
 * What an engine throws when it has no progress to report.
 *
 * Each class is one error of the protocol. Throw it from `start`, `act`, `decide` or `view`;
 * the kit turns it into the error answer. Anything else that is thrown is a bug of the engine
 * and is answered as an internal error.
 *
 * | class           |   code | says                                                      |
 * | --------------- | ------ | --------------------------------------------------------- |
 * | `Unsupported`   | -32001 | this engine does not do that, and says so                 |
 * | `Illegal`       | -32002 | the rules forbid it; nothing has changed                  |
 * | `Stale`         | -32003 | that decision is not the one that is open                 |
 * | `Unscripted`    | -32004 | chance is needed that the scenario did not script         |
 * | `InvalidParams` | -32602 | the request makes no sense to this engine                 |
 */

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
export const UNSUPPORTED = -32001;
export const ILLEGAL = -32002;
export const STALE = -32003;
export const UNSCRIPTED = -32004;

/** An answer of the protocol that is an error: a code, a sentence, and data by code. */
export class ErrorAnswer extends Error {
  /**
   * @param {number} code
   * @param {string} message
   * @param {Record<string, unknown>} [data]
   */
  constructor(code, message, data) {
    super(message);
    this.name = new.target.name;
    this.code = code;
    this.data = data;
  }

  /** The `error` member of the response. */
  asJson() {
    const error = { code: this.code, message: this.message };
    return this.data === undefined ? error : { ...error, data: this.data };
  }
}

/** The engine does not do this, and `issue` may be the address where that is discussed. */
export class Unsupported extends ErrorAnswer {
  /**
   * @param {string} what
   * @param {string} [issue]
   */
  constructor(what, issue) {
    const data = issue === undefined ? { what } : { what, issue };
    super(UNSUPPORTED, `this engine does not support ${what}`, data);
  }
}

/**
 * The rules forbid it, for one of the rulebook's reasons (`"not-your-turn"`).
 *
 * The suite looks at the state afterwards: it must be what it was before.
 */
export class Illegal extends ErrorAnswer {
  /** @param {string} reason */
  constructor(reason) {
    super(ILLEGAL, `the rules forbid it: ${reason}`, { reason });
  }
}

/** The decision that was answered is not, or no longer, open. */
export class Stale extends ErrorAnswer {
  /** @param {string} decision */
  constructor(decision) {
    super(STALE, `the decision ${decision} is not open`, { decision });
  }
}

/** The game needs an outcome of chance that `game/start` did not bring: never invent one. */
export class Unscripted extends ErrorAnswer {
  /** @param {string} what */
  constructor(what) {
    super(UNSCRIPTED, `no outcome was scripted for ${what}`, { what });
  }
}

/** The request makes no sense to this engine; the sentence says what it expected instead. */
export class InvalidParams extends ErrorAnswer {
  /** @param {string} sentence */
  constructor(sentence) {
    super(INVALID_PARAMS, sentence);
  }
}
