/** What the protocol carries; the schemas of the suite say what is in it. */
export type Json = Record<string, any>;

/** How far the engine came: what happened, who must choose now, and the position. */
export interface Progress {
  events: Json[];
  decision: Decision | null;
  state: Json;
}

/** One player is asked one thing. */
export interface Decision {
  id: string;
  player: string;
  kind: string;
  options: { id: string; label: string; ref?: string }[];
  min: number;
  max: number;
  context: Json;
}

/** What an engine says about one rulebook before it is judged by it. */
export interface Claim {
  edition: string;
  readings?: Record<string, string>;
  unsupported?: string[];
}

export const PROTOCOL: 1;

export class Engine {
  static version: string;
  static language: string;
  static homepage: string | null;
  static rulebooks: Record<string, Claim>;
  static capabilities: readonly string[];
  static schemaFolder: string | null;
  schemaFolder?: string | null;

  start(setup: Json): Progress | Promise<Progress>;
  act(player: string | null, action: Json): Progress | Promise<Progress>;
  decide(decision: string, choice: string[]): Progress | Promise<Progress>;
  view(player: string | null): Json | Promise<Json>;
  handle(message: unknown): Promise<Json>;
}

export class ErrorAnswer extends Error {
  constructor(code: number, message: string, data?: Json);
  code: number;
  data: Json | undefined;
  asJson(): { code: number; message: string; data?: Json };
}

export class Unsupported extends ErrorAnswer {
  constructor(what: string, issue?: string);
}

export class Illegal extends ErrorAnswer {
  constructor(reason: string);
}

export class Stale extends ErrorAnswer {
  constructor(decision: string);
}

export class Unscripted extends ErrorAnswer {
  constructor(what: string);
}

export class InvalidParams extends ErrorAnswer {
  constructor(sentence: string);
}

export function serve(
  engine: Engine | (new () => Engine) | (() => Engine),
  argv?: readonly string[],
): Promise<void>;
