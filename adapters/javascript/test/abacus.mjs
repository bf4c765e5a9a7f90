/**
 * The Abacus, the engine behind the recorded conversations: `adapters/vectors/README.md`
 * specifies it.
 */

import {
  Engine,
  Illegal,
  InvalidParams,
  Stale,
  Unscripted,
  Unsupported,
  serve,
} from "../index.mjs";

const OPTIONS = [
  { id: "carry:ten", label: "Carry ten" },
  { id: "carry:all", label: "Carry all tens" },
];

export class Abacus extends Engine {
  static name = "Abacus";
  static version = "1";
  static language = "any";
  static rulebooks = {
    abacus: {
      edition: "1",
      readings: { A1: "left-to-right" },
      unsupported: ["abacus.division"],
    },
  };
  static capabilities = ["counting"];

  start({ players, active, objects, dice = [] }) {
    this.players = players;
    this.turn = active;
    this.dice = [...dice];
    this.beads = new Map(players.map((player) => [player, 0]));
    this.events = [];
    this.decision = null;
    this.asked = 0;
    for (const { type, owner } of objects) {
      if (type !== "bead") throw new Unsupported(type);
      this.beads.set(this.known(owner), this.beads.get(owner) + 1);
    }
    return this.progress([]);
  }

  act(player, action) {
    if (this.decision !== null) throw new Illegal("a-choice-is-open");
    if (player !== null && player !== this.turn) throw new Illegal("not-your-turn");
    if (!Object.hasOwn(DOES, action.type)) {
      throw new InvalidParams(`an abacus cannot ${action.type}`);
    }
    return DOES[action.type](this, action);
  }

  add(count) {
    const player = this.turn;
    const beads = this.beads.get(player) + count;
    this.beads.set(player, beads);
    if (beads >= 10) {
      this.asked += 1;
      const id = `d${this.asked}`;
      const context = { beads };
      this.decision = { id, player, kind: "carry", options: OPTIONS, min: 0, max: 1, context };
    } else {
      this.passTurn();
    }
    return this.progress([{ event: "added", player, count }]);
  }

  decide(decision, choice) {
    if (this.decision?.id !== decision) throw new Stale(decision);
    if (!choice.every((id) => OPTIONS.some((option) => option.id === id))) {
      throw new Illegal("not-an-option");
    }
    if (choice.length > 1) throw new Illegal("too-many-choices");
    this.decision = null;
    const player = this.turn;
    const events = [];
    if (choice.length > 0) {
      const beads = this.beads.get(player);
      const count = choice[0] === "carry:ten" ? 10 : beads - (beads % 10);
      this.beads.set(player, beads - count);
      events.push({ event: "carried", player, count });
    }
    this.passTurn();
    return this.progress(events);
  }

  view(player) {
    if (player === null) return { state: this.state(), events: this.events };
    const beads = { [this.known(player)]: this.beads.get(player) };
    const events = this.events.filter((event) => event.player === player);
    return { state: { beads, turn: this.turn }, events };
  }

  passTurn() {
    this.turn = this.players[(this.players.indexOf(this.turn) + 1) % this.players.length];
  }

  progress(events) {
    this.events.push(...events);
    return { events, decision: this.decision, state: this.state() };
  }

  state() {
    return { beads: Object.fromEntries(this.beads), turn: this.turn };
  }

  known(player) {
    if (!this.beads.has(player)) throw new InvalidParams(`nobody here is called ${player}`);
    return player;
  }
}

const DOES = {
  add: (abacus, { count }) => abacus.add(count),
  roll(abacus) {
    const die = abacus.dice.shift();
    if (die === undefined) throw new Unscripted(`the roll of ${abacus.turn}`);
    return abacus.add(die.beads);
  },
  say: (abacus, { text }) => abacus.progress([{ event: "said", player: abacus.turn, text }]),
  divide() {
    throw new Unsupported("division", "https://example.org/abacus/1");
  },
  jam() {
    throw new Error("the beads are stuck");
  },
  vanish: () => undefined,
  misspeak: () => ({ events: [], decision: null, state: { beads: NaN } }),
};

if (process.argv[2] === "serve") await serve(Abacus, process.argv.slice(3));
