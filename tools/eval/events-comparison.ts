import type { MappedEvent } from '@waybill/contract';
import { isKnown, type Difference } from './differences.ts';
import type { PeerReading } from './events-corpus.ts';
import { agrees, FIELDS } from './readings.ts';

/** Where an event lies. */
export interface Where {
  source: string;
  file: string;
  line: number;
}

export interface Comparison {
  where: Where;
  reading: PeerReading;
  differences: readonly Difference[];
}

/** How one field came out. `known`: it differs in a way that the table of differences explains. */
export interface FieldResult {
  field: string;
  verdict: 'same' | 'known' | 'different';
  expected: unknown;
  got: unknown;
}

/**
 * Compares a reading field by field with the event that agrees most with it. With no event (the record
 * was rejected) every field differs.
 */
export function compareReading(
  comparison: Comparison,
  events: readonly MappedEvent[],
): FieldResult[] {
  const candidates = events.length === 0 ? [null] : events;
  const results = candidates.map((event) => compareEvent(comparison, event, events));
  const score = (result: FieldResult[]) =>
    result.filter(({ verdict }) => verdict !== 'different').length;
  return results.reduce((best, next) => (score(next) > score(best) ? next : best));
}

function compareEvent(
  comparison: Comparison,
  event: MappedEvent | null,
  all: readonly MappedEvent[],
): FieldResult[] {
  const { where, reading, differences } = comparison;
  return Object.entries(FIELDS).flatMap(([field, { read }]): FieldResult[] => {
    const expected = reading[field];
    if (expected === undefined) return [];
    // A reader that folds the actions of one record into one reading lists what they say.
    const got =
      Array.isArray(expected) && all.length > 1 ? all.flatMap(read) : event && read(event);
    if (event && agrees(field, expected, got)) {
      return [{ field, verdict: 'same', expected, got }];
    }
    const peer = String(reading['peer']);
    const mismatch = { ...where, peer, field, expected, got, reading, event };
    const verdict = event && isKnown(differences, mismatch) ? 'known' : 'different';
    return [{ field, verdict, expected, got }];
  });
}
