/**
 * How a request reaches the engine: lines on standard input, or on a TCP connection.
 *
 * One line is one message. A line that cannot be one is answered with an error, and the next line
 * is read as if nothing had happened. With `--check`, every answer is held to the suite's schemas
 * before it goes out.
 */

import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer } from "node:net";
import { basename } from "node:path";

import { answerTo, responseOf } from "./engine.mjs";
import { ErrorAnswer } from "./errors.mjs";
import { quoted } from "./text.mjs";
import { decode, encode, lines } from "./wire.mjs";

/** Connections that are served, or wait, at a time; more than these are turned away. */
const AT_A_TIME = 9;

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
 * What looks at each answer on a connection before it goes out, in development mode.
 *
 * @typedef {import("./development.mjs").Check} Check
 * @typedef {{ engine: () => Engine, check: () => Check | null, shared: boolean }} Service
 */

/**
 * Serve the engine until the other side is done: over stdio, or with `--tcp HOST:PORT`.
 *
 * Given a class or a function, every connection gets an engine of its own, and several are served
 * at the same time; the connections to one engine are served in turn.
 *
 * @param {Served} engine
 * @param {readonly string[]} [argv]
 * @returns {Promise<void>}
 */
export async function serve(engine, argv = process.argv.slice(2)) {
  const options = optionsIn(argv);
  if (options === null) return;
  let check = () => /** @type {Check | null} */ (null);
  const folder = ["", "1"].includes(options.check ?? "") ? null : options.check;
  if (options.check !== null) {
    const { Check } = await import("./development.mjs");
    check = () => new Check(folder);
    try {
      check();
    } catch (error) {
      refuse(/** @type {Error} */ (error).message);
      return;
    }
  }
  const service = { engine: () => fresh(engine, folder), check, shared: isShared(engine) };
  process.once("SIGINT", () => process.exit(0));
  if (options.tcp === null) await serveStdio(service);
  else await listen(service, options.tcp);
}

/**
 * @typedef {{ host: string, port: number }} Address
 * @typedef {{ tcp: Address | null, check: string | null }} Options
 *
 * @param {readonly string[]} argv
 * @returns {Options | null} null when there is nothing to serve
 */
function optionsIn(argv) {
  const asked = process.env.JUDGECALL_CHECK ?? "";
  /** @type {Options} */
  const options = { tcp: null, check: ["", "0"].includes(asked) ? null : asked };
  const rest = argv.flatMap((word) => {
    const [, name, value] = /^(--tcp|--check)=(.*)$/s.exec(word) ?? [];
    return name === undefined ? word : [name, value];
  });
  while (rest.length > 0) {
    const word = rest.shift();
    if (word === "-h" || word === "--help") {
      process.stdout.write(`${usage()}\nServe a rules engine to Judgecall.\n\n${HELP}`);
      return null;
    }
    if (word === "--check") {
      options.check = rest.length > 0 && !rest[0].startsWith("-") ? String(rest.shift()) : "";
      continue;
    }
    const value = word === "--tcp" ? rest.shift() : undefined;
    options.tcp = value === undefined ? null : addressIn(value);
    if (options.tcp === null) {
      refuse(complaint(word, value));
      return null;
    }
  }
  return options;
}

const usage = () =>
  `usage: ${basename(process.argv[1] ?? "engine")} [-h] [--tcp HOST:PORT] [--check [FOLDER]]\n`;

const HELP = `  --tcp HOST:PORT   listen there instead of serving stdio; port 0 takes any free one
  --check [FOLDER]  hold every answer to the suite's schemas, which are in FOLDER if they are not
                    where they usually are; so does JUDGECALL_CHECK=1, or =FOLDER
`;

/** @param {string} sentence */
function refuse(sentence) {
  process.stderr.write(`${usage()}error: ${sentence}\n`);
  process.exitCode = 2;
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

/**
 * Whether it is one engine for all connections.
 *
 * @param {Served} engine
 */
const isShared = (engine) => typeof engine !== "function";

/**
 * @param {Served} engine
 * @param {string | null} folder
 * @returns {Engine}
 */
function fresh(engine, folder) {
  const made = /** @type {any} */ (isShared(engine) ? engine : madeBy(engine));
  if (folder !== null) made.schemaFolder = folder;
  return made;
}

/** @param {any} engine */
function madeBy(engine) {
  const isClass = typeof engine.prototype?.handle === "function";
  return isClass ? new engine() : engine();
}

/**
 * Standard output is for the answers alone: what anybody else writes to it meanwhile, by
 * `console.log` or by itself, goes to standard error.
 *
 * @param {Service} service
 */
async function serveStdio({ engine, check }) {
  const { stdin, stdout, stderr } = process;
  const write = stdout.write;
  const nobodyReads = () => {};
  stdout.on("error", nobodyReads);
  stdout.write = /** @type {typeof write} */ (stderr.write.bind(stderr));
  try {
    const say = (/** @type {string} */ text, /** @type {any} */ done) =>
      write.call(stdout, text, "utf8", done);
    await converse(engine(), check(), stdin, say);
  } finally {
    stdout.write = write;
    stdout.off("error", nobodyReads);
    stdin.destroy();
  }
}

/**
 * Serve whoever connects, for ever: at the same time if each has an engine, else in turn.
 *
 * @param {Service} service
 * @param {Address} address
 */
async function listen({ engine, check, shared }, { host, port }) {
  const found = await lookup(host, { family: host.includes(":") ? 6 : 4 });
  let turn = Promise.resolve();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => {
    socket.on("error", () => {}); // Whoever reads or writes learns of it, in their turn.
    const served = (shared ? turn : Promise.resolve())
      .then(() => converse(engine(), check(), socket, (text, done) => socket.write(text, done)))
      .finally(() => socket.destroySoon());
    if (shared) turn = served;
  });
  server.maxConnections = AT_A_TIME;
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
 * @param {Check | null} check
 * @param {import("node:stream").Readable} requests
 * @param {(text: string, done: (error?: Error | null) => void) => unknown} write
 */
async function converse(engine, check, requests, write) {
  const answered = (/** @type {string} */ text) =>
    new Promise((resolve, reject) => {
      write(text, (error) => (error ? reject(error) : resolve(undefined)));
    });
  try {
    for await (const line of lines(requests.iterator({ destroyOnReturn: false }))) {
      let [message, response] = await messageAndAnswer(engine, line);
      let reply = encode(response);
      const instead = check?.answered(message, response, reply) ?? null;
      if (instead !== null) [response, reply] = [instead, encode(instead)];
      await answered(reply);
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
async function messageAndAnswer(engine, line) {
  let message;
  try {
    message = decode(line);
  } catch (answer) {
    if (answer instanceof ErrorAnswer) return [null, responseOf(answer)];
    throw answer;
  }
  return [message, await answerTo(engine, message, () => decode(line))];
}
