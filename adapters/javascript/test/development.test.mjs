/** Development mode, and whose fault it is when an engine stumbles. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { LittleEngine } from "./little_engine.mjs";
import { INITIALIZED, START, STARTED, act, listening, request, run, say } from "./talking.mjs";

const KIT = fileURLToPath(new URL("..", import.meta.url));
const SCHEMAS = fileURLToPath(new URL("../../../schemas/", import.meta.url));
const PROTOCOL = "protocol.schema.json";

const folder = mkdtempSync(join(tmpdir(), "judgecall-"));
after(() => rmSync(folder, { recursive: true }));

const checked = async (args, ...messages) => {
  const { code, said, log } = await run(args, ...messages);
  const answers = said
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return { code, answers, log };
};

const BROKEN =
  "the answer to game/act is not what the protocol allows, at /result: `events` is missing";

describe("with --check", () => {
  test("what is no answer is told, and goes out as an internal error", async () => {
    const { answers, log } = await checked(
      ["--check"],
      INITIALIZED,
      STARTED,
      act("return_half_a_character"),
      act("count"),
    );
    assert.deepEqual(answers[2], {
      jsonrpc: "2.0",
      id: 1,
      error: { code: -32603, message: BROKEN },
    });
    assert.ok(log.includes(`judgecall: ${BROKEN}\n`), log);
    assert.deepEqual(answers[3].result.state, { count: 1 });
  });

  test("a rulebook without a schema is told once", async () => {
    const { log } = await checked(["--check"], INITIALIZED, STARTED, STARTED);
    assert.equal(log.split("has no schema for the rulebook counting").length, 2);
  });

  test("what the rulebook says is held to as well", async () => {
    const rulebook = {
      $id: "urn:judgecall:counting:1",
      $defs: { state: { properties: { count: { type: "string" } } } },
    };
    cpSync(join(SCHEMAS, PROTOCOL), join(folder, PROTOCOL));
    writeFileSync(join(folder, "counting.schema.json"), JSON.stringify(rulebook));
    const { answers } = await checked(["--check", folder], STARTED);
    assert.match(answers[0].error.message, /at \/result\/state\/count: 0 must be text$/);
    assert.deepEqual((await checked([`--check=${folder}`], STARTED)).answers, answers);
  });

  test("each connection is checked", () =>
    listening(
      "127.0.0.1",
      async (connect) => {
        for (let count = 0; count < 2; count += 1) {
          const answers = await say(
            await connect(),
            STARTED,
            act("return_half_a_character"),
          );
          assert.equal(answers[1].error.message, BROKEN);
        }
      },
      "--check",
    ));

  test("without it nothing is", async () => {
    const { answers } = await checked([], STARTED, act("return_half_a_character"));
    assert.ok("result" in answers[1]);
  });

  for (const [value, on] of [
    ["1", true],
    [SCHEMAS, true],
    ["0", false],
    ["", false],
  ]) {
    test(`JUDGECALL_CHECK="${value && value.length > 1 ? "FOLDER" : value}"`, async () => {
      process.env.JUDGECALL_CHECK = value;
      try {
        const { answers } = await checked([], STARTED, act("return_half_a_character"));
        assert.equal("error" in answers[1], on);
      } finally {
        delete process.env.JUDGECALL_CHECK;
      }
    });
  }

  test("a folder without schemas is refused", async () => {
    const { code, log } = await checked(["--check", tmpdir()]);
    assert.equal(code, 2);
    assert.match(log, /there is no protocol\.schema\.json in .*: --check FOLDER$/m);
  });

  test("a schema that says more than the kit can check is refused", async () => {
    const strange = join(folder, "strange");
    cpSync(SCHEMAS, strange, { recursive: true });
    const schema = JSON.parse(readFileSync(join(strange, PROTOCOL), "utf8"));
    schema.$defs.name.maxLength = 7;
    writeFileSync(join(strange, PROTOCOL), JSON.stringify(schema));
    const { code, log } = await checked(["--check", strange]);
    assert.equal(code, 2);
    assert.match(log, /\$defs\/name uses the keyword `maxLength`, which this kit cannot check/);
  });
});

describe("an engine that stumbles", () => {
  const nobody = request("game/act", { player: "", action: { type: "stumble" } });

  async function answered(message, engine = new LittleEngine()) {
    await engine.handle(STARTED);
    return (await engine.handle(message)).error;
  }

  test("over params that break the schema is not at fault", async () => {
    const { code, message } = await answered(nobody);
    assert.equal(code, -32602);
    assert.ok(
      message.startsWith(
        "the params of game/act are not what the protocol allows, " +
          "at /params/player: the text is empty (TypeError in act: ",
      ),
      message,
    );
  });

  test("over proper params is", async () => {
    assert.equal((await answered(act("stumble"))).code, -32603);
  });

  test("over params that it has spoiled itself is", async () => {
    const spoiled = request("game/act", { player: "", action: { type: "spoil" } });
    const { answers } = await checked([], STARTED, act("spoil"), spoiled);
    assert.deepEqual(answers[1].error, {
      code: -32603,
      message: "RangeError in act: what was I to do?",
    });
    assert.equal(answers[2].error.code, -32602);
  });

  test("is, as long as no schemas are found", async () => {
    const engine = new LittleEngine();
    engine.schemaFolder = tmpdir();
    assert.equal((await answered(nobody, engine)).code, -32603);
  });

  test("when it starts is told by its rulebook's schema", async () => {
    class Legions extends LittleEngine {
      static rulebooks = { arcane_legions: { edition: "2011-01" } };
      start({ objects }) {
        return objects[0].abilities.length;
      }
    }
    const objects = [{ type: "unit" }];
    const start = request("game/start", { ...START, rulebook: "arcane_legions", objects });
    const { error } = await new Legions().handle(start);
    assert.equal(error.code, -32602);
    assert.match(error.message, /at \/params\/objects\/0: `name` is missing/);
  });
});

describe("a copy of the kit", () => {
  const ALONE = `import { Engine, serve } from "./kit/index.mjs";\nawait serve(Engine);\n`;

  async function checkedIn(place) {
    const child = spawn(process.execPath, [join(place, "alone.mjs"), "--check"]);
    child.stdin.on("error", () => {});
    child.stdin.end();
    child.stderr.resume();
    return (await once(child, "close"))[0];
  }

  for (const [where, code] of [
    ["kit/schemas", 0],
    ["schemas", 0],
    ["elsewhere", 2],
  ]) {
    test(`with its schemas in ${where}`, async () => {
      const place = mkdtempSync(join(folder, "copy-"));
      cpSync(KIT, join(place, "kit"), { recursive: true });
      cpSync(SCHEMAS, join(place, where), { recursive: true });
      writeFileSync(join(place, "alone.mjs"), ALONE);
      assert.equal(await checkedIn(place), code);
    });
  }
});
