/**
 * What this kit has against messages: a line of JSON each on standard input, a sentence or null
 * each on standard output. A test holds it against what the Python kit says of the same.
 */

import { createInterface } from "node:readline";

import { contract } from "../contract.mjs";

for await (const line of createInterface(process.stdin)) {
  const { folder, rulebook, method, params, message } = JSON.parse(line);
  const rules = contract(folder, rulebook);
  const sentence = params
    ? rules.faultInParams(method, message.params)
    : rules.faultInAnswer(method, message);
  process.stdout.write(`${JSON.stringify(sentence)}\n`);
}
