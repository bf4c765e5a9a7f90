/** What the kit answers for an author, by `handle` alone. */

import assert from "node:assert/strict";
import { beforeEach, describe, mock, test } from "node:test";

import { Engine } from "../index.mjs";
import { SHAPES } from "../shapes.mjs";
import { LittleEngine } from "./little_engine.mjs";
import { INITIALIZE, INITIALIZED, START, STARTED, act, request } from "./talking.mjs";

/** @type {LittleEngine} */
let engine;

beforeEach(async () => {
  engine = new LittleEngine();
  await engine.handle(INITIALIZED);
  await engine.handle(STARTED);
});

const result = async (message) => (await engine.handle(message)).result;
const error = async (message, from = engine) => (await from.handle(message)).error;

/** Do it, and give back what was said to standard error meanwhile. */
async function logged(action) {
  const said = [];
  const spy = mock.method(process.stderr, "write", (text) => said.push(text));
  try {
    await action();
  } finally {
    spy.mock.restore();
  }
  return said.join("");
}

describe("an engine introduces itself", () => {
  test("with the fields of its class", async () => {
    assert.deepEqual(await engine.handle(INITIALIZED), {
      jsonrpc: "2.0",
      id: 1,
      result: {
        protocol: 1,
        engine: {
          name: "Little engine",
          version: "1.2",
          language: "JavaScript",
          homepage: "https://example.org/little",
        },
        rulebooks: LittleEngine.rulebooks,
        capabilities: ["counting-up"],
      },
    });
  });

  test("with its own fields before those of its class", async () => {
    engine.name = "Another";
    engine.rulebooks = { go: { edition: "2" } };
    const said = await result(INITIALIZED);
    assert.equal(said.engine.name, "Another");
    assert.equal(said.engine.version, "1.2");
    assert.deepEqual(said.rulebooks, { go: { edition: "2" } });
  });

  test("under the name of its class if it has no other", async () => {
    class Smallest extends Engine {}
    const { engine: said } = (await new Smallest().handle(INITIALIZED)).result;
    assert.deepEqual(said, { name: "Smallest", version: "0", language: "JavaScript" });
  });

  test("even if it has no name at all", async () => {
    const { engine: said } = (await new (class extends Engine {})().handle(INITIALIZED)).result;
    assert.equal(said.name, "Engine");
  });
});

describe("what is not written is unsupported:", () => {
  class Started extends Engine {
    static rulebooks = { counting: { edition: "1" } };
    start() {
      return {};
    }
  }
  class Smallest extends Engine {
    static rulebooks = Started.rulebooks;
  }
  const decide = request("game/decide", { decision: "d1", choice: [] });

  test("game/start", async () => {
    const { code, data } = await error(STARTED, new Smallest());
    assert.deepEqual([code, data], [-32001, { what: "game/start" }]);
  });

  for (const message of [act("count"), decide, request("game/view", {})]) {
    test(message.method, async () => {
      const started = new Started();
      await started.handle(STARTED);
      const { code, data } = await error(message, started);
      assert.deepEqual([code, data], [-32001, { what: message.method }]);
    });
  }

  for (const rulebook of ["go", "toString", "__proto__"]) {
    test(`the rulebook ${rulebook}`, async () => {
      const { code, data } = await error(request("game/start", { ...START, rulebook }));
      assert.deepEqual([code, data], [-32001, { what: `the rulebook ${rulebook}` }]);
    });
  }
});

test("a game goes on from request to request", async () => {
  assert.deepEqual((await result(act("count"))).state, { count: 1 });
  assert.deepEqual((await result(act("count_slowly"))).state, { count: 2 });
  assert.deepEqual((await result(STARTED)).state, { count: 0 });
});

for (const [params, seat] of [
  [undefined, null],
  [{}, null],
  [{ player: null }, null],
  [{ player: "Ada" }, "Ada"],
]) {
  test(`a view with ${JSON.stringify(params)} is that of ${seat}`, async () => {
    assert.equal((await result(request("game/view", params))).state["seen by"], seat);
  });
}

for (const [type, code, message, data] of [
  ["refuse", -32002, "the rules forbid it: not-your-turn", { reason: "not-your-turn" }],
  [
    "roll",
    -32004,
    "no outcome was scripted for the attack of Bears",
    { what: "the attack of Bears" },
  ],
  [
    "magic",
    -32001,
    "this engine does not support magic",
    { what: "magic", issue: "https://example.org/1" },
  ],
  [
    "give_up",
    -32001,
    "this engine does not support counting further",
    { what: "counting further" },
  ],
  ["fly", -32602, "there is no action fly", undefined],
]) {
  test(`${code} answers an author's ${type}, and the game goes on`, async () => {
    const expected = data === undefined ? { code, message } : { code, message, data };
    assert.deepEqual(await error(act(type)), expected);
    assert.deepEqual((await result(act("count"))).state, { count: 1 });
  });
}

test("a stale decision is named", async () => {
  assert.deepEqual(await error(request("game/decide", { decision: "d7", choice: ["yes"] })), {
    code: -32003,
    message: "the decision d7 is not open",
    data: { decision: "d7" },
  });
});

for (const [type, sentence, log] of [
  ["stumble", "TypeError in act: Cannot read properties of undefined", "little_engine.mjs"],
  ["throw_without_a_word", "RangeError in act: it gave no reason", "little_engine.mjs"],
  ["throw_a_text", "string in act: help", "string: help"],
  ["reject", "RangeError in act: too slow", "little_engine.mjs"],
  ["return_nothing", "act returned undefined, but an object is the answer", ""],
  ["return_a_list", "act returned Array, but an object is the answer", ""],
]) {
  test(`-32603 answers an author's ${type}, and the log has the whole story`, async () => {
    let answer;
    const said = await logged(async () => {
      answer = await error(act(type));
    });
    assert.equal(answer.code, -32603);
    assert.ok(answer.message.startsWith(sentence), answer.message);
    assert.equal(Object.hasOwn(answer, "data"), false);
    assert.ok(log === "" ? said === "" : said.includes(log), said);
    assert.deepEqual((await result(act("count"))).state, { count: 1 });
  });
}

describe("without a game there is nothing to do", () => {
  const shutdown = request("shutdown");
  for (const before of [[], [INITIALIZED], [STARTED, INITIALIZED], [STARTED, shutdown]]) {
    for (const message of [
      act("count"),
      request("game/decide", { decision: "d1", choice: [] }),
      request("game/view", {}),
    ]) {
      test(`${message.method} after ${before.map(({ method }) => method)}`, async () => {
        const other = new LittleEngine();
        for (const earlier of before) await other.handle(earlier);
        assert.deepEqual(await error(message, other), {
          code: -32600,
          message: "no game is in progress; send game/start first",
        });
      });
    }
  }

  test("or when it did not come to start", async () => {
    await engine.handle(request("game/start", { ...START, rulebook: "go" }));
    assert.equal((await error(act("count"))).code, -32600);
  });
});

test("an unknown method is told which there are", async () => {
  assert.deepEqual(await error(request("game/stop\n")), {
    code: -32601,
    message:
      "there is no method 'game/stop\\n'; the protocol knows " +
      "initialize, game/start, game/act, game/decide, game/view, shutdown",
  });
});

for (const id of [0, -1, 10n ** 20n, "seven", ""]) {
  test(`the id ${typeof id} ${id} comes back`, async () => {
    assert.deepEqual(await engine.handle(request("shutdown", undefined, id)), {
      jsonrpc: "2.0",
      id,
      result: {},
    });
  });
}

const NO_JSONRPC = 'a request must say "jsonrpc": "2.0"';
const NO_ID = "a request must have an id, a number or a text, to be answered under";

for (const [message, id, sentence] of [
  [[INITIALIZED], null, "batches are not part of this protocol; send one request a line"],
  ["initialize", null, "a request must be a JSON object"],
  [null, null, "a request must be a JSON object"],
  [undefined, null, "a request must be a JSON object"],
  [{}, null, NO_JSONRPC],
  [{ ...INITIALIZED, jsonrpc: "1.0" }, 1, NO_JSONRPC],
  [{ ...INITIALIZED, jsonrpc: "1.0", id: "seven" }, "seven", NO_JSONRPC],
  ...[null, true, 1.5, [1], undefined].map((wrong) => [
    { ...INITIALIZED, id: wrong },
    null,
    NO_ID,
  ]),
  [{ jsonrpc: "2.0", id: 1 }, 1, "a request must name its method"],
  [{ jsonrpc: "2.0", id: 1, method: ["shutdown"] }, 1, "a request must name its method"],
]) {
  test(`-32600 under the id ${id} answers ${JSON.stringify(message)}`, async () => {
    assert.deepEqual(await engine.handle(message), {
      jsonrpc: "2.0",
      id,
      error: { code: -32600, message: sentence },
    });
  });
}

const PROPER = {
  initialize: INITIALIZE,
  "game/start": { ...START, rules: {}, dice: [] },
  "game/act": { player: null, action: { type: "count" } },
  "game/decide": { decision: "d1", choice: ["yes"] },
  "game/view": { player: "Ada" },
  shutdown: {},
};

const WRONG = [null, true, 1.5, "\0", [], [1], {}, { type: 1 }];

for (const [method, shape] of Object.entries(SHAPES)) {
  test(`-32602 answers params of ${method} that are no object`, async () => {
    for (const params of [null, [], "x", 1]) {
      assert.deepEqual(await error({ ...request(method), params }), {
        code: -32602,
        message: `the params of ${method} must be an object`,
      });
    }
  });

  for (const [name, { fits, described, required }] of Object.entries(shape)) {
    test(`${name} of ${method} is missed, and named when it is wrong`, async () => {
      const { [name]: _, ...without } = PROPER[method];
      const missed = await error(request(method, without));
      if (required) {
        const message = `the params of ${method} need \`${name}\`: ${described}`;
        assert.deepEqual(missed, { code: -32602, message });
      } else {
        assert.notEqual(missed?.code, -32602);
      }
      const wrongs = WRONG.filter((value) => !fits(value));
      assert.ok(wrongs.length >= 4);
      for (const value of wrongs) {
        assert.deepEqual(await error(request(method, { ...PROPER[method], [name]: value })), {
          code: -32602,
          message: `\`${name}\` in the params of ${method} must be ${described}`,
        });
      }
    });
  }
}
