/** Which of equally old effects is older. */

/**
 * The effects from the oldest to the youngest. Of those of equal age the turn-player says which is
 * the oldest, and is asked again as long as two are left (6.3.4).
 */
export function* inOrderOfAge(turnPlayer, effects) {
  const ages = [...new Set(effects.map(({ timestamp }) => timestamp))];
  const ordered = [];
  for (const age of ages.sort((one, other) => one - other)) {
    const left = effects.filter(({ timestamp }) => timestamp === age);
    while (left.length > 1) {
      const chosen = yield order(turnPlayer, left);
      const index = left.findIndex(({ name }) => idOf(name) === chosen);
      ordered.push(...left.splice(index, 1));
    }
    ordered.push(...left);
  }
  return ordered;
}

const idOf = (name) => `effect:${name}`;

function order(player, effects) {
  const names = effects.map(({ name }) => name).sort();
  const options = names.map((name) => ({ id: idOf(name), label: `${name} is the oldest` }));
  return { player, kind: "order", options, min: 1, max: 1, context: {} };
}
