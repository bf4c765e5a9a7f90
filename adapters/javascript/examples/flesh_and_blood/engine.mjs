/** The four methods of the kit: what happens takes its course until the turn-player must choose. */

import { Engine, Illegal, InvalidParams, Stale } from "../../index.mjs";
import { inOrderOfAge } from "./ages.mjs";
import { gameOf, stateOf } from "./game.mjs";
import { happen } from "./happenings.mjs";
import { workOut } from "./working_out.mjs";

export class FleshAndBlood extends Engine {
  static name = "Flesh and Blood in JavaScript";
  static version = "0.1.0";
  static rulebooks = { flesh_and_blood: { edition: "2.14.0" } };

  /** The game as it stands; what is still to be decided has not touched it. */
  #game;
  /** What is going on, standing still at the open question; it ends with the events. */
  #flow = null;
  #question = null;
  #asked = 0;
  #events = [];

  start(setup) {
    this.#game = gameOf(setup);
    this.#question = null;
    this.#asked = 0;
    this.#events = [];
    this.#flow = this.#begin();
    return this.#runOn();
  }

  /** Nothing happens while a choice is open. */
  act(player, action) {
    if (player !== null || action.type !== "happen") {
      throw new InvalidParams("players do nothing here but decide; let it happen to no player");
    }
    if (this.#question !== null) throw new Illegal("a-choice-is-open");
    const { game, events, begun } = happen(this.#game, action.effects);
    this.#flow = this.#goOn(game, events, begun);
    return this.#runOn();
  }

  /** A choice is made once; what was decided is closed. */
  decide(decision, choice) {
    if (decision !== this.#question?.id) throw new Stale(decision);
    const ids = this.#question.options.map(({ id }) => id);
    if (choice.length === 0) throw new Illegal("a-choice-is-required");
    if (!choice.every((id) => ids.includes(id))) throw new Illegal("not-an-option");
    if (choice.length > 1) throw new Illegal("too-many-choices");
    return this.#runOn(choice[0]);
  }

  /** Everything lies open on the table. */
  view() {
    return { state: stateOf(this.#game), events: this.#events };
  }

  /** What is placed was simply there; all is worked out once its age is settled. */
  *#begin() {
    const { effects } = this.#game;
    const isAlone = ({ timestamp }) =>
      effects.filter((other) => other.timestamp === timestamp).length === 1;
    this.#game.effects = [];
    workOut(this.#game);
    this.#game.effects = effects.filter(isAlone);
    const ordered = yield* inOrderOfAge(this.#game.active, effects);
    this.#game.effects = ordered;
    workOut(this.#game);
    return [];
  }

  /** Effects that began at one moment are put in order before anything is worked out. */
  *#goOn(game, events, begun) {
    const ordered = yield* inOrderOfAge(this.#game.active, begun);
    game.effects.splice(game.effects.length - begun.length, begun.length, ...ordered);
    workOut(game);
    this.#game = game;
    return [...events, ...ordered.map(({ name }) => ({ event: "effect-begins", effect: name }))];
  }

  #runOn(answer) {
    this.#question = null;
    const { done, value } = this.#flow.next(answer);
    if (!done) this.#question = { id: `d${(this.#asked += 1)}`, ...value };
    const events = done ? value : [];
    this.#events = [...this.#events, ...events];
    return { events, decision: this.#question, state: stateOf(this.#game) };
  }
}
