/**
 * Flesh and Blood's continuous effects on the adapter kit: an engine of its own, written from the
 * Comprehensive Rules.
 *
 *     judgecall run flesh_and_blood --engine "node flesh_and_blood.mjs"
 *
 * Nothing is remembered of what effects did before: whenever anything changes, every card starts
 * from its print, and all effects are applied again.
 *
 * | module        | what it holds                                                       |
 * | ------------- | ------------------------------------------------------------------- |
 * | `engine`      | the four methods of the kit                                         |
 * | `setup`       | what a set-up must hold                                             |
 * | `game`        | cards and effects, and how they are told                            |
 * | `happenings`  | what can happen, and what is refused                                |
 * | `ages`        | which of equally old effects is older: the turn-player's choice     |
 * | `working_out` | stage by stage, substage by substage, what applies to which card    |
 * | `places`      | the stage and the substage of each part of an effect                |
 * | `tests`       | what is so about a card                                             |
 * | `changes`     | what each kind of change does                                       |
 * | `record`      | what a card is: of itself, and by gifts                             |
 */

import { serve } from "../index.mjs";
import { FleshAndBlood } from "./flesh_and_blood/engine.mjs";

await serve(FleshAndBlood);
