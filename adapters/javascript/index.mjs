/**
 * Serve a rules engine to Judgecall, the conformance suite.
 *
 * Subclass `Engine`, write its four methods, and call `serve`:
 *
 *     import { Engine, serve } from "judgecall-adapter";
 *
 *     class MyEngine extends Engine {
 *       static name = "My engine";
 *       static version = "1.0";
 *       static rulebooks = { arcane_legions: { edition: "2011-01" } };
 *
 *       start(setup) {
 *         ...
 *       }
 *     }
 *
 *     await serve(MyEngine);
 *
 * No dependencies, Node 20 or later: install it, or copy this folder.
 */

export { Engine, PROTOCOL } from "./engine.mjs";
export { ErrorAnswer, Illegal, InvalidParams, Stale, Unscripted, Unsupported } from "./errors.mjs";
export { serve } from "./serving.mjs";
