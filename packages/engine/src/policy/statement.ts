import type { ActivityEvent, DetectionDetail, Outcome } from '@waybill/contract';
import type { CountMetric, WindowRule } from './window-rule.ts';
import {
  actionWords,
  actorWords,
  durationWords,
  objectWords,
  placeWords,
  timeWords,
} from './words.ts';

export type StatementPart = DetectionDetail['statement'][number];

export interface StatementInput {
  /** The event in the sentence: the first one of the detection. */
  event: ActivityEvent;
  eventCount: number;
  /** Distinct objects. */
  objectCount: number;
  /** Epoch milliseconds. */
  firstSeenAt: number;
  lastSeenAt: number;
  /** Count of a windowed policy; null for a single-event policy. */
  window: { metric: WindowRule['metric']; observed: number; windowMs: number } | null;
}

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  success: 'It succeeded.',
  failure: 'It failed.',
  unknown: 'The record does not show whether it succeeded.',
};

/**
 * The one-sentence statement of a detection, built from fields: who did what to which object, from
 * where to where, when, and with which result. The texts joined give the sentence.
 */
export function statementOf(input: StatementInput): StatementPart[] {
  const { event } = input;
  return [
    part('person', actorWords(event)),
    part('text', ' '),
    part('action', actionWords(event)),
    part('text', ' '),
    ...objectParts(input),
    ...placeParts(event),
    ...timeParts(input),
    ...windowParts(input.window),
    part('text', `. ${OUTCOME_WORDS[event.outcome]}`),
  ];
}

function objectParts({ event, objectCount }: StatementInput): StatementPart[] {
  const name = part('object', objectWords(event));
  return objectCount > 1 ? [part('text', `${objectCount} objects, among them `), name] : [name];
}

function placeParts(event: ActivityEvent): StatementPart[] {
  const { origin, destination, visibilityAfter } = event;
  const from = origin === null ? [] : [part('text', ' from '), placePart(origin, null)];
  if (destination === null) return from;
  return [...from, part('text', ' to '), placePart(destination, visibilityAfter)];
}

function placePart(
  place: NonNullable<ActivityEvent['origin']>,
  visibility: string | null,
): StatementPart {
  return part('place', placeWords(place, visibility));
}

function timeParts({ eventCount, firstSeenAt, lastSeenAt }: StatementInput): StatementPart[] {
  const first = part('time', timeWords(firstSeenAt));
  const times = eventCount > 1 ? `, ${eventCount} times` : '';
  const last = part('time', timeWords(lastSeenAt));
  if (first.text === last.text) return [part('text', `${times} at `), first];
  return [part('text', `${times} between `), first, part('text', ' and '), last];
}

function windowParts(window: StatementInput['window']): StatementPart[] {
  if (window === null) return [];
  const length = durationWords(window.windowMs);
  const { metric, observed } = window;
  if (metric === 'sequence') return [part('text', `; ${observed} steps within ${length}`)];
  return [part('text', `; up to ${observed} ${COUNTED_WORDS[metric]} within ${length}`)];
}

const COUNTED_WORDS: Readonly<Record<CountMetric, string>> = {
  events: 'events',
  objects: 'different objects',
  values: 'different values',
  bytes: 'bytes',
  people: 'different people',
  destinations: 'different destinations',
};

function part(kind: StatementPart['kind'], text: string): StatementPart {
  return { text, kind };
}
