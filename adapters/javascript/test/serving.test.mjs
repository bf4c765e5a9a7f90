/** What the kit does on the wire: over stdio and over TCP, with an author's slips and ours. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { networkInterfaces } from "node:os";
import { createInterface } from "node:readline";
import { describe, test } from "node:test";

import {
  INITIALIZED,
  COMMAND,
  STARTED,
  act,
  lineOf,
  listening,
  request,
  run,
  say,
  talk,
} from "./talking.mjs";

const MIB = 1024 * 1024;

/** What waits for the next answer on a connection that stays open. */
function answersOf(socket) {
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  return async () => JSON.parse((await lines.next()).value);
}

describe("over stdio", () => {
  test("a game", async () => {
    const bye = request("shutdown", undefined, "bye");
    const { answers } = await talk(INITIALIZED, STARTED, act("count"), act("count_slowly"), bye);
    assert.equal(answers[0].result.engine.name, "Little engine");
    assert.deepEqual(
      answers.slice(1, 4).map(({ result }) => result.state.count),
      [0, 1, 2],
    );
    assert.deepEqual(answers[4], { jsonrpc: "2.0", id: "bye", result: {} });
  });

  test("it ends with its input", async () => {
    assert.deepEqual((await talk()).answers, []);
    assert.equal((await talk(INITIALIZED)).answers.length, 1);
  });

  test("after a shutdown nothing is answered", async () => {
    const { answers } = await talk(request("shutdown"), INITIALIZED);
    assert.deepEqual(answers, [{ jsonrpc: "2.0", id: 1, result: {} }]);
  });

  test("a shutdown that is refused is none", async () => {
    const { answers } = await talk(request("shutdown", []), INITIALIZED);
    assert.equal(answers[0].error.code, -32602);
    assert.ok("result" in answers[1]);
  });

  test("it ends after a shutdown though its input goes on", async () => {
    const child = spawn(process.execPath, COMMAND);
    child.stdin.write(lineOf(request("shutdown")));
    assert.deepEqual(await once(child, "exit"), [0, null]);
  });

  test("a last line without its end is a line", async () => {
    const { answers } = await talk(lineOf(INITIALIZED).trimEnd());
    assert.equal(answers[0].result.protocol, 1);
  });

  for (const type of ["log", "info", "debug", "write"]) {
    test(`what an author writes by ${type} goes to the log`, async () => {
      const { answers, log } = await talk(STARTED, act(type), act("count"));
      assert.deepEqual(
        answers.map(({ result }) => result.state.count),
        [0, 0, 1],
      );
      assert.equal(log, "counting...\n");
    });
  }

  for (const type of ["return_a_set", "return_a_function", "return_nan", "return_itself"]) {
    test(`an author's ${type} is answered as an internal error`, async () => {
      const { answers } = await talk(STARTED, act(type), act("count"));
      assert.equal(answers[1].error.code, -32603);
      assert.match(answers[1].error.message, /the engine's answer cannot be written as JSON/);
      assert.deepEqual(answers[2].result.state, { count: 1 });
    });
  }

  test("an answer is plain ASCII, and one line", async () => {
    const { said } = await run([], STARTED, act("return_half_a_character"));
    assert.equal(
      said.split("\n")[1],
      String.raw`{"jsonrpc":"2.0","id":1,"result":{"text":"\ud800 \u00e9 \u007f \ud83d\ude00"}}`,
    );
  });

  test("a long id comes back digit by digit", async () => {
    const { said } = await run(
      [],
      '{"jsonrpc":"2.0","id":100000000000000000001,"method":"shutdown"}',
    );
    assert.equal(said, '{"jsonrpc":"2.0","id":100000000000000000001,"result":{}}\n');
  });

  test("nobody left to answer is no error", async () => {
    const child = spawn(process.execPath, COMMAND);
    child.stdout.destroy();
    child.stdin.on("error", () => {}); // It may have ended by then.
    child.stdin.end(lineOf(INITIALIZED).repeat(3));
    let log = "";
    child.stderr.on("data", (text) => (log += text));
    const [code] = await once(child, "close");
    assert.deepEqual([code, log], [0, ""]);
  });
});

describe("after a bad line the next request is answered as usual:", () => {
  const notJson = (reason) => `the line is not JSON: ${reason}`;
  for (const [name, line, code, message] of [
    ["words", "hello\n", -32700, notJson("Expecting value: line 1 column 1 (char 0)")],
    ["nothing", "\n", -32700, notJson("Expecting value: line 2 column 1 (char 1)")],
    ["half", '{"id": 1\n', -32700, notJson("Expecting ',' delimiter: line 2 column 1 (char 9)")],
    ["no number", '{"id": NaN}\n', -32700, notJson("NaN is no number in JSON")],
    [
      "no text",
      Buffer.from([0xff, 0xfe, 10]),
      -32700,
      notJson("'utf-8' codec can't decode byte 0xff in position 0: invalid start byte"),
    ],
    [
      "a nest",
      `${"[".repeat(100_000)}\n`,
      -32700,
      notJson("More than 900 values in each other: line 1 column 901 (char 900)"),
    ],
    [
      "an endless number",
      `${"1".repeat(10_000)}\n`,
      -32700,
      notJson("More than 4300 digits in a number: line 1 column 1 (char 0)"),
    ],
    [
      "a batch",
      `${JSON.stringify([INITIALIZED, INITIALIZED])}\n`,
      -32600,
      "batches are not part of this protocol; send one request a line",
    ],
    ["a text", '"hello"\n', -32600, "a request must be a JSON object"],
    [
      "an id with a fraction",
      '{"jsonrpc": "2.0", "id": 1.0, "method": "shutdown"}\n',
      -32600,
      "a request must have an id, a number or a text, to be answered under",
    ],
    [
      "a line that is too long",
      `${"x".repeat(16 * MIB + 1)}\n`,
      -32600,
      "the line is longer than 16 MiB",
    ],
    [
      "a line that is just short enough",
      `${"x".repeat(16 * MIB)}\n`,
      -32700,
      notJson("Expecting value: line 1 column 1 (char 0)"),
    ],
  ]) {
    test(name, async () => {
      const { answers } = await talk(line, INITIALIZED, line, STARTED);
      const refusal = { jsonrpc: "2.0", id: null, error: { code, message } };
      assert.deepEqual(answers[0], refusal);
      assert.equal(answers[1].result.protocol, 1);
      assert.deepEqual(answers[2], refusal);
      assert.deepEqual(answers[3].result.state, { count: 0 });
      assert.equal(answers.length, 4);
    });
  }

  test("an enormous one takes no memory to speak of", async () => {
    const pieces = Array.from({ length: 400 }, () => Buffer.alloc(MIB, "x"));
    const { answers } = await talk(...pieces, "\n", STARTED, request("game/view", {}));
    assert.equal(answers[0].error.code, -32600);
    assert.ok(answers[2].result.state.memory < 300 * MIB, `${answers[2].result.state.memory}`);
  });
});

describe("the command line", () => {
  for (const address of ["", "localhost", ":1", "localhost:", "localhost:99999", "a:b"]) {
    test(`--tcp ${address} is refused`, async () => {
      const { code, log } = await run(["--tcp", address]);
      assert.equal(code, 2);
      assert.ok(log.includes(`argument --tcp: '${address}' is not HOST:PORT`), log);
    });
  }

  for (const [args, complaint] of [
    [["--tcp"], "argument --tcp: expected one argument"],
    [["--udp"], "unrecognized arguments: --udp"],
    [["--tcp=here"], "argument --tcp: 'here' is not HOST:PORT"],
  ]) {
    test(`${args} is refused`, async () => {
      const { code, log } = await run(args);
      assert.equal(code, 2);
      assert.ok(log.includes(complaint), log);
    });
  }

  test("--help tells what there is", async () => {
    const { code, said } = await run(["--help"]);
    assert.equal(code, 0);
    assert.match(said, /--tcp HOST:PORT/);
  });
});

describe("over TCP", () => {
  const local = "127.0.0.1";

  test("each connection has an engine of its own", () =>
    listening(local, async (connect) => {
      assert.equal((await say(await connect(), INITIALIZED, STARTED, act("count"))).length, 3);
      assert.equal((await say(await connect(), act("count")))[0].error.code, -32600);
    }));

  test("a last line without its end is a line", () =>
    listening("localhost", async (connect) => {
      assert.equal((await say(await connect(), lineOf(INITIALIZED).trimEnd())).length, 1);
    }));

  test("a shutdown ends the connection and not the listening", () =>
    listening(local, async (connect) => {
      for (let count = 0; count < 3; count += 1) {
        const [answer, ...more] = await say(await connect(), request("shutdown"), INITIALIZED);
        assert.deepEqual([answer.result, more], [{}, []]);
      }
    }));

  test("who hangs up rudely does not end the listening", () =>
    listening(local, async (connect) => {
      const rude = await connect();
      await new Promise((written) => rude.write(lineOf(INITIALIZED).repeat(100), written));
      rude.resetAndDestroy();
      assert.equal((await say(await connect(), INITIALIZED)).length, 1);
    }));

  test("who hangs up while waiting does not end the listening", () =>
    listening(local, async (connect) => {
      const first = await connect();
      const rude = await connect();
      await new Promise((written) => rude.write(lineOf(INITIALIZED), written));
      rude.resetAndDestroy();
      assert.equal((await say(first, INITIALIZED)).length, 1);
      assert.equal((await say(await connect(), INITIALIZED)).length, 1);
    }));

  test("several are served at the same time, each with an engine of its own", () =>
    listening(local, async (connect) => {
      const first = await connect();
      const heard = answersOf(first);
      first.write(lineOf(STARTED));
      assert.ok("result" in (await heard()));
      assert.equal((await say(await connect(), act("count")))[0].error.code, -32600);
      first.write(lineOf(act("count")));
      assert.deepEqual((await heard()).result.state, { count: 1 });
      first.destroy();
    }));

  test("those who share an engine are served in turn", () =>
    listening(
      local,
      async (connect) => {
        const first = await connect();
        const heard = answersOf(first);
        first.write(lineOf(STARTED));
        await heard();
        const second = await connect();
        const answer = answersOf(second);
        second.write(lineOf(act("count")));
        first.write(lineOf(request("shutdown")));
        assert.deepEqual((await heard()).result, {});
        assert.match((await answer()).error.message, /^no game is in progress/);
        second.destroy();
      },
      "shared",
    ));

  const sixth = Object.values(networkInterfaces())
    .flat()
    .some(({ family }) => family === "IPv6");
  test("an address may be of the sixth version", { skip: !sixth && "there is no IPv6" }, () =>
    listening("[::1]", async (connect) => {
      assert.equal((await say(await connect(), INITIALIZED)).length, 1);
    }),
  );
});
