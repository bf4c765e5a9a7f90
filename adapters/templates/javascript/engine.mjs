/**
 * An engine under test, and the adapter by which the judge reaches it.
 *
 * So far it answers `unsupported` to everything. Give it one method after the other, in the order
 * in which they stand here; README.md has the commands. Any of the four may be async.
 */

import { Engine, Unsupported, serve } from "./judgecall-adapter/index.mjs";

class MyEngine extends Engine {
  static name = "@NAME@";
  static version = "0.1";

  // What it plays. Clauses that you know you leave out may be named here, and then they are not
  // even asked for: { edition: ..., unsupported: ["timing.bucket.mandatory"] }.
  static rulebooks = { "@RULEBOOK@": { edition: "@EDITION@" } };

  /**
   * Forget any game before, and set this one up.
   *
   * `setup.players` are the names in turn order, `setup.active` is whose turn it is,
   * `setup.objects` are the pieces. Some games bring `setup.rules` and `setup.dice`, too. All
   * scenarios are played by one process, so this is the place where a game begins afresh.
   */
  start(setup) {
    // Once the pieces stand, answer how far the game came by itself. At first that is nowhere:
    //
    //     return { events: [], decision: null, state: this.position() };
    //
    // The state is the table as players see it: complete, and nothing private to your engine.
    throw new Unsupported("setting up a game");
  }

  /**
   * Let the player do this, or let it happen if the player is null, and run on.
   *
   * Run until somebody must choose or nothing is left to do. Then answer as `start` does: what
   * happened since the last answer, in order, and who is asked what now. A question is
   *
   *     { id: "d1", player: "Ben", kind: "resolve", min: 1, max: 1, context: {},
   *       options: [{ id: "ability:Spite", label: "Spite" }, ...] }
   */
  act(player, action) {
    // The rules forbid it?  throw new Illegal("not-your-turn"), and leave everything as it was.
    // You have not come to it yet?  throw Unsupported, with what is missing:
    throw new Unsupported(`the action ${action.type}`);
  }

  /**
   * Answer the open question with these option ids, and run on.
   *
   * An empty list declines. A question that is not open any more: throw new Stale(decision).
   */
  decide(decision, choice) {
    throw new Unsupported("answering a question");
  }

  /** Tell what this player may see, all events since the start included (null: all of it). */
  view(player) {
    //     return { events: this.allEvents, state: this.position() };
    throw new Unsupported("looking at the table");
  }
}

// Answers go to standard output, one line each; console.log goes to standard error.
await serve(MyEngine);
