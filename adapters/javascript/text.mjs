/**
 * Texts: how the kits quote them in a sentence, alike in every language, and how bytes are read
 * as one.
 */

/**
 * @param {number} number
 * @param {number} width
 */
export const hex = (number, width) => number.toString(16).padStart(width, "0");

const NAMED = new Map([
  ["\\", "\\\\"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/**
 * The text in quotes on one line, with whatever cannot be seen written as its number.
 *
 * @param {string} text
 * @returns {string}
 */
export function quoted(text) {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + Array.from(text, (character) => shown(character, mark)).join("") + mark;
}

/**
 * @param {string} character
 * @param {string} mark
 */
function shown(character, mark) {
  if (character === mark) return `\\${mark}`;
  const named = NAMED.get(character);
  if (named !== undefined) return named;
  if (character === " " || !/[\p{C}\p{Z}]/u.test(character)) return character;
  const number = /** @type {number} */ (character.codePointAt(0));
  if (number < 0x100) return `\\x${hex(number, 2)}`;
  return number < 0x10000 ? `\\u${hex(number, 4)}` : `\\U${hex(number, 8)}`;
}

const UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/**
 * The text that the bytes spell; a SyntaxError says where they spell none.
 *
 * @param {Buffer} bytes
 */
export function textOf(bytes) {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new SyntaxError(`'utf-8' codec can't decode ${firstFault(bytes)}`);
  }
}

/**
 * Where bytes stop being UTF-8, and why.
 *
 * @param {Buffer} bytes
 */
function firstFault(bytes) {
  for (let start = 0; start < bytes.length;) {
    const lead = bytes[start];
    const follow = followers(lead);
    if (follow === null) return place(bytes, start, 1, "invalid start byte");
    for (let count = 1; count <= follow; count += 1) {
      if (start + count >= bytes.length)
        return place(bytes, start, count, "unexpected end of data");
      const [low, high] = count === 1 ? bounds(lead) : [0x80, 0xbf];
      const byte = bytes[start + count];
      if (byte < low || byte > high)
        return place(bytes, start, count, "invalid continuation byte");
    }
    start += follow + 1;
  }
  return "its bytes";
}

/**
 * How many bytes follow this one in its character; null if none begins with it.
 *
 * @param {number} lead
 */
function followers(lead) {
  if (lead < 0x80) return 0;
  if (lead < 0xc2 || lead > 0xf4) return null;
  return lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
}

/**
 * What may follow this byte: some begin characters that have a shorter spelling, or none at all.
 *
 * @param {number} lead
 */
function bounds(lead) {
  if (lead === 0xe0) return [0xa0, 0xbf];
  if (lead === 0xed) return [0x80, 0x9f];
  if (lead === 0xf0) return [0x90, 0xbf];
  return lead === 0xf4 ? [0x80, 0x8f] : [0x80, 0xbf];
}

/**
 * @param {Buffer} bytes
 * @param {number} start
 * @param {number} count
 * @param {string} why
 */
function place(bytes, start, count, why) {
  const where =
    count === 1
      ? `byte 0x${hex(bytes[start], 2)} in position ${start}`
      : `bytes in position ${start}-${start + count - 1}`;
  return `${where}: ${why}`;
}
