/**
 * Arcane Legions on the adapter kit: an engine of its own, written from the rulebook.
 *
 *     judgecall run arcane_legions --engine "node arcane_legions.mjs"
 *
 * Every rule is a function whose comment tells the clause. Asking a player is a `yield`: the rule
 * stands still there until the answer comes in.
 *
 * | module    | what it holds                                                         |
 * | --------- | --------------------------------------------------------------------- |
 * | `engine`  | the four methods of the kit: the rules run until somebody must choose |
 * | `setup`   | what is refused before the rules get to see it                        |
 * | `table`   | players, units, figures, points, dice, and how they are told          |
 * | `choices` | asking a player                                                       |
 * | `buckets` | what happens, what it triggers, and the emptying of the buckets       |
 * | `effects` | what an ability does                                                  |
 * | `moments` | what happens to figures at one moment, and who picks them             |
 * | `statics` | static abilities: since when they are active, and which prevails      |
 * | `orders`  | what a player may do in their turn, step by step                      |
 * | `combat`  | close combat                                                          |
 */

import { serve } from "../index.mjs";
import { ArcaneLegions } from "./arcane_legions/engine.mjs";

await serve(ArcaneLegions);
