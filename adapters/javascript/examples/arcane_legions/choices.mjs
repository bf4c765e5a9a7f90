/** Asking a player. What is yielded is a question; what comes back are the chosen options. */

/** One thing that may be chosen: how it is told, and what it means to the rules. */
export const option = (id, label, value) => ({ id, label, value });

export const unitOption = (unit) => option(`unit:${unit.name}`, unit.name, unit);

export const figureOption = (unit, slot) =>
  option(`figure:${unit.name}/${slot}`, `figure ${slot} of ${unit.name}`, { unit, slot });

/** Abilities by name; a second one of the same name ends in #2, a third in #3. */
export function abilityOptions(abilities) {
  return abilities.map((ability, index) => {
    const number = abilities
      .slice(0, index + 1)
      .filter(({ name }) => name === ability.name).length;
    const name = number === 1 ? ability.name : `${ability.name}#${number}`;
    return option(`ability:${name}`, ability.name, ability);
  });
}

/** The player must choose one. Where there is only one, nobody is asked. */
export function* choose(player, kind, options, context = {}) {
  if (options.length === 1) return options[0].value;
  const [chosen] = yield { player, kind, options, min: 1, max: 1, context };
  return chosen.value;
}

/** The player may choose one; null if they decline. They are asked even about a single one. */
export function* mayChoose(player, kind, options, context) {
  const [chosen] = yield { player, kind, options, min: 0, max: 1, context };
  return chosen === undefined ? null : chosen.value;
}
