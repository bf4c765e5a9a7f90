/**
 * A little engine on the kit, served as an author would serve theirs, with an author's slips.
 *
 * What it does when somebody acts is named by the action.
 */

import {
  Engine,
  Illegal,
  InvalidParams,
  Stale,
  Unscripted,
  Unsupported,
  serve,
} from "../index.mjs";

/** Counts, and does as it is told. */
export class LittleEngine extends Engine {
  static name = "Little engine";
  static version = "1.2";
  static homepage = "https://example.org/little";
  static rulebooks = {
    counting: { edition: "1", readings: { A1: "twice" }, unsupported: ["count.down"] },
  };
  static capabilities = ["counting-up"];

  start(setup) {
    this.count = 0;
    return this.progress();
  }

  act(player, action) {
    if (action.type === "spoil") {
      delete action.type;
      throw new RangeError("what was I to do?");
    }
    const done = DOES[action.type];
    if (done === undefined) throw new InvalidParams(`there is no action ${action.type}`);
    return done(this);
  }

  decide(decision, choice) {
    throw new Stale(decision);
  }

  view(player) {
    const memory = process.memoryUsage().rss;
    return { state: { count: this.count, "seen by": player, memory }, events: [] };
  }

  progress() {
    return { events: [], decision: null, state: { count: this.count } };
  }
}

const DOES = {
  count(engine) {
    engine.count += 1;
    return engine.progress();
  },
  async count_slowly(engine) {
    await null;
    engine.count += 1;
    return engine.progress();
  },
  log: (engine) => (console.log("counting..."), engine.progress()),
  info: (engine) => (console.info("counting..."), engine.progress()),
  debug: (engine) => (console.debug("counting..."), engine.progress()),
  write: (engine) => (process.stdout.write("counting...\n"), engine.progress()),
  stumble: () => undefined.nothing,
  throw_without_a_word: () => {
    throw new RangeError();
  },
  throw_a_text: () => {
    throw "help";
  },
  reject: async () => {
    throw new RangeError("too slow");
  },
  return_nothing: () => undefined,
  return_a_list: () => [],
  return_a_set: () => ({ events: new Set([1, 2]) }),
  return_a_function: () => ({ events: [() => 1] }),
  return_nan: () => ({ events: [NaN] }),
  return_itself() {
    const me = {};
    me.me = me;
    return me;
  },
  return_half_a_character: () => ({ text: "\ud800 é \u007f 😀" }),
  refuse() {
    throw new Illegal("not-your-turn");
  },
  roll() {
    throw new Unscripted("the attack of Bears");
  },
  magic() {
    throw new Unsupported("magic", "https://example.org/1");
  },
  give_up() {
    throw new Unsupported("counting further");
  },
};

if (process.argv[2] === "serve") {
  const words = process.argv.slice(3);
  if (words[0] === "shared") await serve(new LittleEngine(), words.slice(1));
  else await serve(LittleEngine, words);
}
