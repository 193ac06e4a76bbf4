import type { Entity } from '../entity.ts';
import type { ModelFile, ReadFaultReason } from '../faults.ts';

/** Start data of the thread. */
export interface ThreadData {
  folder: string;
}

/** First message of the thread. */
export type Opening = { kind: 'opened' } | { kind: 'fault'; file: ModelFile; reason: string };

/** To the thread: one text at a time. */
export interface Ask {
  text: string;
  /** It gives up when it sees that it will need longer. */
  milliseconds: number;
}

export type Answer =
  | { kind: 'entities'; entities: Entity[] }
  | { kind: 'unread'; reason: ReadFaultReason };
