import type { Arena } from './arena.ts';

/** What a file of `tools/attack/classes` exports as `attackClass`. */
export interface AttackClass {
  /** What is tried, in a few words. */
  title: string;
  /** Takes too long, or needs a browser: left out with `--short`. */
  isFullOnly?: boolean;
  run(arena: Arena): Promise<void>;
}

/** One request. Without `body` and `raw` nothing is sent after the headers. */
export interface Shot {
  method: string;
  /** Path and query exactly as they are sent. */
  path: string;
  /** Name of the route that is attacked, e.g. `GET /v1/people/{personId}`. */
  route?: string;
  headers?: Readonly<Record<string, string | string[]>>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  raw?: string | Uint8Array;
  /** Local address that the request is sent from; default: one that is used for nothing else. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Why an answer counts as a success of the attack; null when the product held. */
export type Judge = (answer: Answer, shot: Shot) => string | null;
