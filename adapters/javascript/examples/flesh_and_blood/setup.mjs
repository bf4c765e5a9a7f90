/** What a set-up must hold before there is a game: it must not contradict itself. */

import { InvalidParams, Unsupported } from "../../index.mjs";

/** The objects of a set-up by their kind, if it makes sense. */
export function objectsOf({ players, active, objects }) {
  const stranger = objects.find(({ type }) => type !== "card" && type !== "effect");
  if (stranger !== undefined) throw new Unsupported(`objects of type ${stranger.type}`);
  const cards = objects.filter(({ type }) => type === "card");
  const effects = objects.filter(({ type }) => type === "effect");
  requireEachOnce(players, "players are called");
  const handles = requireEachOnce(cards.map(nameOf), "cards are called");
  requireEachOnce(effects.map(nameOf), "effects are called");
  requireAmong(players, active, "who is to be active", "no player");
  for (const { name, owner, controller = owner, counters = [] } of objects) {
    requireAmong(players, owner, `who owns ${name}`, "no player");
    requireAmong(players, controller, `who controls ${name}`, "no player");
    const kinds = counters.map(({ property, change }) => `${change} ${property}`);
    requireEachOnce(kinds, `entries for counters of ${name} are`);
  }
  for (const effect of effects) {
    const { name, lasting, on = [] } = effect;
    for (const card of [...namesIn(effect), ...on]) {
      requireAmong([...handles], card, `of which ${name} speaks`, "no card");
    }
    if (lasting === "static" && on.length > 0) {
      throw new InvalidParams(`${name} is static, so it stays on nothing`);
    }
  }
  return { cards, effects };
}

/** The cards that an effect speaks of: as what it applies to, what is copied, where X is read. */
export function namesIn({ ability }) {
  const names = ability.parts.flatMap(({ applies_to, do: change }) => [
    applies_to.card,
    change.card,
    change.amount?.card,
  ]);
  return names.filter((name) => name !== undefined);
}

const nameOf = ({ name }) => name;

function requireAmong(known, name, who, what) {
  if (!known.includes(name)) throw new InvalidParams(`${name}, ${who}, is ${what} of this game`);
}

function requireEachOnce(names, are) {
  const seen = new Set();
  for (const name of names) {
    if (seen.has(name)) throw new InvalidParams(`two ${are} ${name}`);
    seen.add(name);
  }
  return seen;
}
