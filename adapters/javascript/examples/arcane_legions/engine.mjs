/** The four methods of the kit: the rules run until somebody must choose. */

import { Engine, Illegal, Stale } from "../../index.mjs";
import { stepsOf } from "./orders.mjs";
import { checkNumbers, checkSetup } from "./setup.mjs";
import { beginStatics, diceOf } from "./statics.mjs";
import { Game, stateOf } from "./table.mjs";

export class ArcaneLegions extends Engine {
  static name = "Arcane Legions in JavaScript";
  static version = "0.1.0";
  static rulebooks = { arcane_legions: { edition: "2011-01" } };

  /** @type {Game} */
  #game;
  /** The rules at work, standing still at the open question; null when nothing is left to do. */
  #flow = null;
  /** What was asked, under the id of the decision. */
  #question = null;
  #asked = 0;
  /** How many events have been told. */
  #told = 0;

  start(setup) {
    checkNumbers(setup);
    checkSetup(setup);
    this.#game = new Game(setup);
    this.#question = null;
    this.#asked = 0;
    this.#told = 0;
    this.#flow = beginStatics(this.#game);
    return this.#runOn();
  }

  /** Nobody acts while a choice is open: the game halts until all that is pending is resolved. */
  act(player, action) {
    checkNumbers(action);
    if (this.#question !== null) {
      const isPending = this.#question.kind === "use" || this.#game.isPending;
      throw new Illegal(isPending ? "abilities-are-pending" : "a-choice-is-open");
    }
    this.#flow = stepsOf(this.#game, player, action);
    return this.#runOn();
  }

  /** A choice is made once; what was decided is closed. */
  decide(decision, choice) {
    if (decision !== this.#question?.id) throw new Stale(decision);
    const { options, min, max } = this.#question;
    if (choice.length < min) throw new Illegal("a-choice-is-required");
    if (choice.length > max) throw new Illegal("too-many-choices");
    const chosen = choice.map((id) => options.find((option) => option.id === id));
    if (chosen.includes(undefined)) throw new Illegal("not-an-option");
    return this.#runOn(chosen);
  }

  /** Everything lies open on the table. */
  view() {
    return { state: this.#state(), events: this.#game.events };
  }

  #state() {
    return stateOf(this.#game, diceOf);
  }

  #runOn(answer) {
    this.#question = null;
    const { done, value } = this.#flow.next(answer);
    if (!done) this.#question = { id: `d${(this.#asked += 1)}`, ...value };
    const events = this.#game.events.slice(this.#told);
    this.#told = this.#game.events.length;
    return { events, decision: this.#decision(), state: this.#state() };
  }

  #decision() {
    if (this.#question === null) return null;
    const options = this.#question.options.map(({ id, label }) => ({ id, label }));
    return { ...this.#question, options };
  }
}
