/** Requests to the little engine, and a process that it is served by. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

/** What serves the little engine; the word at its end keeps test runners from serving it. */
export const COMMAND = [fileURLToPath(new URL("little_engine.mjs", import.meta.url)), "serve"];

export const INITIALIZE = { protocol: 1, suite: "0.1.0", rulebook: "counting", edition: "1" };
export const START = { rulebook: "counting", players: ["Ada", "Ben"], active: "Ben", objects: [] };

export function request(method, params, id = 1) {
  const message = { jsonrpc: "2.0", id, method };
  return params === undefined ? message : { ...message, params };
}

export const act = (type) => request("game/act", { player: "Ada", action: { type } });
export const INITIALIZED = request("initialize", INITIALIZE);
export const STARTED = request("game/start", START);

export const lineOf = (message) =>
  typeof message === "string" || message instanceof Uint8Array
    ? message
    : `${JSON.stringify(message)}\n`;

/** All that a stream says until its end. */
async function all(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const parsed = (text) =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** Run the little engine: its exit code, its answers as they stand, and its log. */
export async function run(args, ...messages) {
  const child = spawn(process.execPath, [...COMMAND, ...args]);
  const ended = Promise.all([all(child.stdout), all(child.stderr), once(child, "close")]);
  child.stdin.on("error", () => {}); // It may have ended before it heard everything.
  for (const message of messages) child.stdin.write(lineOf(message));
  child.stdin.end();
  const [said, log, [code]] = await ended;
  return { code, said, log };
}

/** What the little engine answers to these messages (texts and bytes as they are), and its log. */
export async function talk(...messages) {
  const { code, said, log } = await run([], ...messages);
  if (code !== 0) throw new Error(`it ended with ${code}: ${log}`);
  return { answers: parsed(said), log };
}

/** The little engine behind a port of its own, for as long as `use` takes. */
export async function listening(host, use, ...words) {
  const child = spawn(process.execPath, [...COMMAND, ...words, "--tcp", `${host}:0`]);
  try {
    const [first] = await once(createInterface(child.stderr), "line");
    const port = Number(/^listening on .+:(\d+)$/.exec(first)[1]);
    const connect = async () => {
      const socket = createConnection({ host: host.replace(/[[\]]/g, ""), port });
      await once(socket, "connect");
      return socket;
    };
    await use(connect);
  } finally {
    child.kill("SIGKILL");
  }
}

/** What comes back for these messages until the other side hangs up. */
export async function say(socket, ...messages) {
  socket.end(messages.map(lineOf).join(""));
  return parsed(await all(socket));
}
