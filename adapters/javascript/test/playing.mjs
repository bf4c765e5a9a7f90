/** A game in progress on an engine that a test holds in its hands, whatever the rulebook. */

import assert from "node:assert/strict";

export class Game {
  /** Begin a game; what happened so far, what is asked now and how things stand is kept. */
  constructor(engine, setup) {
    this.engine = engine;
    this.events = [];
    this.take(() => this.engine.start(setup));
  }

  take(request) {
    const { events, decision, state } = request();
    this.events.push(...events);
    this.decision = decision;
    this.state = state;
    return this;
  }

  act(player, action) {
    return this.take(() => this.engine.act(player, action));
  }

  happens(...effects) {
    return this.act(null, { type: "happen", effects });
  }

  /** Answer what is asked with all of this. */
  answer(...choice) {
    return this.take(() => this.engine.decide(this.decision.id, choice));
  }

  /** Nothing may come of it but this refusal. */
  refuses(reason, attempt) {
    const before = structuredClone(this.engine.view(null));
    assert.throws(
      () => attempt(this),
      (answer) => (answer.data?.reason ?? answer.code) === reason,
    );
    assert.deepEqual(this.engine.view(null), before);
  }
}
