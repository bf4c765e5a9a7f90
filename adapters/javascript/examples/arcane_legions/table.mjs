/** The pieces on the table, and how the position is told. */

/** A printed ability: triggered, static or activated, of a unit or of one of its slots. */
export class Ability {
  constructor(unit, { name, slot = null, since = 1, ability }) {
    this.unit = unit;
    this.name = name;
    this.slot = slot;
    this.since = since;
    this.data = ability;
  }

  get owner() {
    return this.unit.owner;
  }

  /** A unit's ability is ready while the unit is there, a slot's while a figure stands in it. */
  get ready() {
    return this.slot === null ? this.unit.isThere : this.unit.figures.has(this.slot);
  }
}

/** A unit: slots from 1 on, in which figures stand, each with the damage it has taken. */
export class Unit {
  constructor(told) {
    this.name = told.name;
    this.owner = told.owner;
    this.base = told.base;
    this.slots = told.slots ?? told.figures;
    this.hitPoints = told.hit_points;
    this.attack = told.attack;
    this.defense = told.defense;
    this.steps = 0;
    /** The names of the units beside it. */
    this.adjacent = new Set(told.adjacent);
    /** Slot -> damage on the figure that stands there. */
    this.figures = new Map(Array.from({ length: told.figures }, (_, index) => [index + 1, 0]));
    this.abilities = told.abilities.map((ability) => new Ability(this, ability));
  }

  /** A unit without figures is defeated, and gone. */
  get isThere() {
    return this.figures.size > 0;
  }

  /** Nobody is asked which figure is meant where no ability tells them apart. */
  get isAlike() {
    return this.abilities.every(({ slot }) => slot === null);
  }

  get emptySlots() {
    const slots = Array.from({ length: this.slots }, (_, index) => index + 1);
    return slots.filter((slot) => !this.figures.has(slot));
  }
}

/** A game: what lies on the table, what has happened, and what is pending. */
export class Game {
  constructor({ players, active, objects, rules = {}, dice = [] }) {
    this.players = players;
    this.active = active;
    /** All units, in the order in which they were set up; the defeated ones too. */
    this.units = objects.map((told) => new Unit(told));
    for (const unit of this.units) {
      for (const name of unit.adjacent) this.unit(name)?.adjacent.add(unit.name);
    }
    this.abilities = this.units.flatMap(({ abilities }) => abilities);
    this.orderPoints = points(players, { [active]: 8, ...rules.order_points });
    this.victoryPoints = points(players, rules.victory_points);
    this.dice = [...dice];
    /** Player -> the triggered abilities that are pending. */
    this.buckets = new Map(players.map((player) => [player, []]));
    /** The active statics, in the order in which they were applied. */
    this.statics = [];
    /** The two units that fight, if any do. */
    this.fighters = [];
    this.events = [];
  }

  /** The unit of that name, wherever it is. */
  unit(name) {
    return this.units.find((unit) => unit.name === name);
  }

  /** The unit of that name, if it is on the table. */
  unitThere(name) {
    return this.unitsThere().find((unit) => unit.name === name);
  }

  unitsThere() {
    return this.units.filter(({ isThere }) => isThere);
  }

  unitsOf(player) {
    return this.unitsThere().filter(({ owner }) => owner === player);
  }

  /** Everybody in turn order, from the active player on. */
  inTurn() {
    const first = this.players.indexOf(this.active);
    return [...this.players.slice(first), ...this.players.slice(0, first)];
  }

  /** Whether any bucket holds something. */
  get isPending() {
    return [...this.buckets.values()].some(({ length }) => length > 0);
  }

  isInCombat(unit) {
    return unit.isThere && this.fighters.includes(unit);
  }
}

const points = (players, given = {}) =>
  new Map(players.map((player) => [player, given[player] ?? 0]));

/** Names in the order in which they are told. */
export const sorted = (names) => [...names].sort((one, other) => (one < other ? -1 : 1));

/** The position as everybody sees it; `dice` gives the number of a unit's dice of a kind. */
export function stateOf(game, dice) {
  const names = sorted(game.unitsThere().map(({ name }) => name));
  const unitState = (unit) => ({
    owner: unit.owner,
    figures: unit.figures.size,
    damage: [...unit.figures.values()].reduce((sum, damage) => sum + damage, 0),
    slots: Object.fromEntries(unit.figures),
    steps: unit.steps,
    adjacent: sorted([...unit.adjacent].filter((name) => game.unitThere(name))),
    attack_dice: dice(game, unit, "attack-dice"),
    defense_dice: dice(game, unit, "defense-dice"),
  });
  return {
    active: game.active,
    order_points: Object.fromEntries(game.orderPoints),
    victory_points: Object.fromEntries(game.victoryPoints),
    units: Object.fromEntries(names.map((name) => [name, unitState(game.unit(name))])),
    defeated: sorted(game.units.filter(({ isThere }) => !isThere).map(({ name }) => name)),
    buckets: Object.fromEntries(
      [...game.buckets].map(([player, bucket]) => [
        player,
        sorted(bucket.map(({ name }) => name)),
      ]),
    ),
    dice: game.dice,
    in_combat: sorted(game.fighters.filter(({ isThere }) => isThere).map(({ name }) => name)),
  };
}
