/** The kit answers the recorded conversations of `../../vectors`, byte for byte. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createConnection } from "node:net";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../vectors/", import.meta.url));
const ABACUS = [fileURLToPath(new URL("abacus.mjs", import.meta.url)), "serve"];

/** The codes whose sentence is told in the kit's own language, and so not compared. */
const OWN_WORDS = [-32700, -32603];

// Someone's copy of the kit may be without them; where the repository is, they are, too.
const missing = !existsSync(FOLDER) && "THERE ARE NO RECORDED CONVERSATIONS BESIDE THIS COPY";
const files = missing ? [] : readdirSync(FOLDER).filter((name) => name.endsWith(".ndjson"));

/** The one way in which a message is written for comparison. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.keys(value).sort();
    return `{${members.map((name) => `${canonical(name)}:${canonical(value[name])}`).join()}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** An answer as it is compared. */
function compared(line) {
  const message = JSON.parse(line);
  if (OWN_WORDS.includes(message.error?.code)) {
    assert.match(message.error.message, /^.+$/);
    message.error.message = "";
  }
  return canonical({ from: message });
}

/** Say each line of a conversation, and hold the answers against the record. */
async function replay(name, requests, answers) {
  const [, ...lines] = readFileSync(FOLDER + name, "utf8").trimEnd().split("\n");
  assert.ok(lines.length >= 2);
  const heard = createInterface(answers)[Symbol.asyncIterator]();
  requests.on("error", () => {}); // After a shutdown nobody need be there.
  for (let at = 0; at < lines.length; at += 2) {
    const { to } = JSON.parse(lines[at]);
    requests.write(`${typeof to === "string" ? to : canonical(to)}\n`);
    const { value, done } = await heard.next();
    assert.equal(done ? '{"end":true}' : compared(value), lines[at + 1], `line ${at + 3}`);
  }
}

test("there are recorded conversations", { skip: missing }, () => {
  assert.ok(files.length >= 20);
});

describe("over stdio", () => {
  for (const name of files) {
    test(name, async () => {
      const child = spawn(process.execPath, ABACUS, { stdio: ["pipe", "pipe", "ignore"] });
      try {
        await replay(name, child.stdin, child.stdout);
      } finally {
        child.kill("SIGKILL");
      }
    });
  }
});

describe("over TCP", () => {
  let child;
  let port;

  before(async () => {
    child = spawn(process.execPath, [...ABACUS, "--tcp", "127.0.0.1:0"]);
    const [first] = await once(createInterface(child.stderr), "line");
    port = Number(/^listening on 127\.0\.0\.1:(\d+)$/.exec(first)[1]);
  });

  after(() => child.kill("SIGKILL"));

  for (const name of files) {
    test(name, async () => {
      const socket = createConnection({ host: "127.0.0.1", port });
      try {
        await replay(name, socket, socket);
      } finally {
        socket.destroy();
      }
    });
  }
});
