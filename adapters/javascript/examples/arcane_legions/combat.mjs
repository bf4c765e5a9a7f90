/** Close combat. */

import { emptyBuckets, step } from "./buckets.mjs";
import { atOneMoment } from "./moments.mjs";
import { diceOf } from "./statics.mjs";
import { Unscripted } from "../../index.mjs";

/**
 * Combat begins, both roll, hits are scored, damage is dealt, combat ends; after each step the
 * buckets are emptied and the combat goes on from there. If one of the two is gone before it
 * begins there is none; if one goes after that, only the end is left.
 */
export function* closeCombat(game, attacker, defender) {
  const fighters = [attacker, defender];
  const areThere = () => fighters.every(({ isThere }) => isThere);
  const between = { attacker: attacker.name, defender: defender.name };
  if (!areThere()) return;
  yield* step(game, () => {
    game.fighters = fighters;
    return [{ event: "combat-begins", ...between }];
  });
  if (areThere()) yield* fight(game, fighters, areThere);
  yield* step(game, () => {
    game.fighters = [];
    return [{ event: "combat-ends", ...between }];
  });
}

/** Both fight alike, and both are damaged at once; the active player's unit is told first. */
function* fight(game, fighters, areThere) {
  const turn = ({ owner }) => game.inTurn().indexOf(owner);
  const [first, second] = [...fighters].sort((one, other) => turn(one) - turn(other));
  const rolls = [];
  yield* step(game, () => {
    rolls.push(rollOf(game, first), rollOf(game, second));
    game.dice = game.dice.filter((roll) => !rolls.includes(roll));
    return rolls.filter(isSomething).map((roll) => rolled(game, roll));
  });
  if (!areThere()) return;
  const [own, other] = rolls;
  const scored = [hits(own.attack, other.defense), hits(other.attack, own.defense)];
  yield* step(game, () => [
    { event: "hits-scored", unit: first.name, hits: scored[0] },
    { event: "hits-scored", unit: second.name, hits: scored[1] },
  ]);
  if (!areThere()) return;
  const damage = [
    { do: "damage", unit: second, amount: scored[0], inCombat: true },
    { do: "damage", unit: first, amount: scored[1], inCombat: true },
  ];
  yield* atOneMoment(
    game,
    damage.filter(({ amount }) => amount > 0),
  );
  yield* emptyBuckets(game);
}

/**
 * The unit's next scripted roll, which must be of as many dice as the unit has now. A unit without
 * dice rolls nothing.
 */
function rollOf(game, unit) {
  const attack = diceOf(game, unit, "attack-dice");
  const defense = diceOf(game, unit, "defense-dice");
  if (attack === 0 && defense === 0) return { unit: unit.name, attack: [], defense: [] };
  const roll = game.dice.find((other) => other.unit === unit.name);
  if (roll?.attack.length !== attack || roll.defense.length !== defense) {
    throw new Unscripted(`${attack} attack and ${defense} defense dice of ${unit.name}`);
  }
  return roll;
}

const isSomething = ({ attack, defense }) => attack.length + defense.length > 0;

const rolled = (game, { unit, attack, defense }) => ({
  event: "dice-rolled",
  unit,
  owner: game.unit(unit).owner,
  attack,
  defense,
});

/**
 * Attack dice lie beside the other side's defense dice, both from high to low. A die hits if it is
 * higher than the one beside it or there is none; three or more sixes are one hit more.
 */
export function hits(attack, defense) {
  const falling = (dice) => [...dice].sort((one, other) => other - one);
  const against = falling(defense);
  const higher = falling(attack).filter((die, place) => die > (against[place] ?? 0));
  return higher.length + (attack.filter((die) => die === 6).length >= 3 ? 1 : 0);
}
