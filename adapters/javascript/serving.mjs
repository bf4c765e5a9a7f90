/**
 * How a request reaches the engine: lines on standard input, or on a TCP connection.
 *
 * One line is one message. A line that cannot be one is answered with an error, and the next line
 * is read as if nothing had happened.
 */

import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import { basename } from "node:path";

import { responseOf } from "./engine.mjs";
import { ErrorAnswer } from "./errors.mjs";
import { quoted } from "./text.mjs";
import { decode, encode, lines } from "./wire.mjs";

/** Connections that may wait while one is served; more than these are turned away. */
const WAITING = 8;

/** How it is told that nobody is there any more to read or to write. */
const GONE = new Set([
  "ECONNABORTED",
  "ECONNRESET",
  "EPIPE",
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_PREMATURE_CLOSE",
  "ERR_STREAM_WRITE_AFTER_END",
]);

/**
 * An engine, or what makes a fresh one: its class, or a function.
 *
 * @typedef {import("./engine.mjs").Engine} Engine
 * @typedef {Engine | (new () => Engine) | (() => Engine)} Served
 */

/**
 * Serve the engine until the other side is done: over stdio, or with `--tcp HOST:PORT`.
 *
 * Given a class or a function, every connection gets an engine of its own.
 *
 * @param {Served} engine
 * @param {readonly string[]} [argv]
 * @returns {Promise<void>}
 */
export async function serve(engine, argv = process.argv.slice(2)) {
  const options = optionsIn(argv);
  if (options === null) return;
  process.once("SIGINT", () => process.exit(0));
  if (options.tcp === null) await serveStdio(engine);
  else await listen(engine, options.tcp);
}

/**
 * @typedef {{ host: string, port: number }} Address
 *
 * @param {readonly string[]} argv
 * @returns {{ tcp: Address | null } | null} null when there is nothing to serve
 */
function optionsIn(argv) {
  const usage = `usage: ${basename(process.argv[1] ?? "engine")} [-h] [--tcp HOST:PORT]\n`;
  let tcp = null;
  const rest = argv.flatMap((word) =>
    word.startsWith("--tcp=") ? ["--tcp", word.slice(6)] : word,
  );
  while (rest.length > 0) {
    const word = rest.shift();
    const value = word === "--tcp" ? rest.shift() : undefined;
    if (word === "-h" || word === "--help") {
      process.stdout.write(
        `${usage}\nServe a rules engine to Judgecall.\n\n` +
          "  --tcp HOST:PORT  listen there instead of serving stdio; port 0 takes any free one\n",
      );
      return null;
    }
    tcp = value === undefined ? null : addressIn(value);
    if (tcp === null) {
      process.stderr.write(`${usage}error: ${complaint(word, value)}\n`);
      process.exitCode = 2;
      return null;
    }
  }
  return { tcp };
}

/**
 * @param {string | undefined} word
 * @param {string | undefined} value
 */
function complaint(word, value) {
  if (word !== "--tcp") return `unrecognized arguments: ${word}`;
  if (value === undefined) return "argument --tcp: expected one argument";
  return `argument --tcp: ${quoted(value)} is not HOST:PORT, such as 127.0.0.1:4711`;
}

/**
 * @param {string} text
 * @returns {Address | null}
 */
function addressIn(text) {
  const [, host, port] = /^(.+):(\d+)$/s.exec(text) ?? [];
  if (host === undefined || Number(port) >= 1 << 16) return null;
  return { host: host.replace(/^[[\]]+|[[\]]+$/g, ""), port: Number(port) };
}

/** @param {Served} engine */
function fresh(engine) {
  if (typeof engine !== "function") return engine;
  const isClass = typeof engine.prototype?.handle === "function";
  return isClass
    ? new /** @type {new () => Engine} */ (engine)()
    : /** @type {() => Engine} */ (engine)();
}

/**
 * Standard output is for the answers alone: what anybody else writes to it meanwhile, by
 * `console.log` or by itself, goes to standard error.
 *
 * @param {Served} engine
 */
async function serveStdio(engine) {
  const { stdin, stdout, stderr } = process;
  const write = stdout.write;
  const nobodyReads = () => {};
  stdout.on("error", nobodyReads);
  stdout.write = /** @type {typeof write} */ (stderr.write.bind(stderr));
  try {
    await converse(fresh(engine), stdin, (text, done) => write.call(stdout, text, "utf8", done));
  } finally {
    stdout.write = write;
    stdout.off("error", nobodyReads);
    stdin.destroy();
  }
}

/**
 * Serve one connection after the other, for ever.
 *
 * @param {Served} engine
 * @param {Address} address
 */
async function listen(engine, { host, port }) {
  const found = await lookup(host, { family: host.includes(":") ? 6 : 4 });
  let turn = Promise.resolve();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    socket.on("error", () => {}); // Whoever reads or writes learns of it, in their turn.
    turn = turn
      .then(() => converse(fresh(engine), socket, (text, done) => socket.write(text, done)))
      .finally(() => socket.destroySoon());
  });
  server.maxConnections = 1 + WAITING;
  server.listen({ host: found.address, port });
  await once(server, "listening");
  const bound = /** @type {import("node:net").AddressInfo} */ (server.address());
  process.stderr.write(`listening on ${bound.address}:${bound.port}\n`);
  await once(server, "close");
}

/**
 * Answer line by line, until the requests end or one of them was a shutdown.
 *
 * @param {Engine} engine
 * @param {import("node:stream").Readable} requests
 * @param {(text: string, done: (error?: Error | null) => void) => unknown} write
 */
async function converse(engine, requests, write) {
  const answered = (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      write(text, (error) => (error ? reject(error) : resolve(undefined)));
    });
  try {
    for await (const line of lines(requests.iterator({ destroyOnReturn: false }))) {
      const [message, response] = await answerTo(engine, line);
      await answered(encode(response));
      if (response.result !== undefined && message.method === "shutdown") return;
    }
  } catch (error) {
    if (!GONE.has(/** @type {any} */ (error).code)) throw error;
  }
}

/**
 * The message of a line, as far as it has one, and what the engine answers.
 *
 * @param {Engine} engine
 * @param {Buffer | null} line
 * @returns {Promise<[any, import("./engine.mjs").Json]>}
 */
async function answerTo(engine, line) {
  let message;
  try {
    message = decode(line);
  } catch (answer) {
    if (answer instanceof ErrorAnswer) return [null, responseOf(answer)];
    throw answer;
  }
  return [message, await engine.handle(message)];
}
