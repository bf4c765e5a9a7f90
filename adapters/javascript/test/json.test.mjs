/** The reader of JSON reads what `JSON.parse` reads, and says where a text is none. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { Reader } from "../json.mjs";

const read = (text) => new Reader(text).document();

for (const text of [
  "null",
  " [ ] ",
  "{}",
  '{"a": [1, -2, {"b": null, "a": true}], "a": false}',
  '"\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83d\\ude00\\ud800 é 😀"',
  "[[[0.5, 1e3, -0, 123456789]]]",
  '\t{"deep": {"in": [[[{}]]]}}\r\n',
]) {
  test(`${text} means what it always means`, () => assert.deepEqual(read(text), JSON.parse(text)));
}

test("a member called __proto__ is a member", () => {
  assert.deepEqual(Object.keys(read('{"__proto__": {"admin": true}}')), ["__proto__"]);
});

test("no digit of a long number is lost", () => {
  assert.equal(read("-9007199254740993"), -9007199254740993n);
});

test("a number that is not written whole is not whole where ids stand", () => {
  assert.equal(Number.isInteger(read('{"id": 1.0}').id), false);
  assert.equal(read('{"params": {"objects": [{"figures": 1.0}]}}').params.objects[0].figures, 1);
});

describe("it says where a text is no JSON:", () => {
  for (const [text, reason] of [
    ["", "Expecting value: line 1 column 1 (char 0)"],
    ["[1,\n]", "Expecting value: line 2 column 1 (char 4)"],
    ["[1 2]", "Expecting ',' delimiter: line 1 column 4 (char 3)"],
    ['{"a" 1}', "Expecting ':' delimiter: line 1 column 6 (char 5)"],
    ['{"a": 1,}', "Expecting property name enclosed in double quotes: line 1 column 9 (char 8)"],
    ['"😀" x', "Extra data: line 1 column 5 (char 4)"],
    ["01", "Extra data: line 1 column 2 (char 1)"],
    ['["a', "Unterminated string starting at: line 1 column 2 (char 1)"],
    ['"a\\', "Unterminated string starting at: line 1 column 1 (char 0)"],
    ['"a\tb"', "Invalid control character at: line 1 column 3 (char 2)"],
    ['"\\x"', "Invalid \\escape: line 1 column 2 (char 1)"],
    ['"\\u12zz"', "Invalid \\uXXXX escape: line 1 column 3 (char 2)"],
    ["\ufeff{}", "Unexpected UTF-8 BOM (decode using utf-8-sig): line 1 column 1 (char 0)"],
    ["-Infinity", "-Infinity is no number in JSON"],
  ]) {
    test(text, () => assert.throws(() => read(text), new SyntaxError(reason)));
  }
});
