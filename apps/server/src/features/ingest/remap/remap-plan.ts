import type { ActivityEvent } from '@waybill/contract';
import type { PreparedEvent } from '../reading/prepared-event.ts';

/** A stored event with the index of its payload. */
export interface StoredPart {
  event: ActivityEvent;
  rawIndex: number;
  /** Today's mapping says exactly this. */
  isSame: boolean;
}

/** An event as today's mapping says it. */
export interface YieldedPart {
  prepared: PreparedEvent;
  rawIndex: number;
}

/** A stored event and its replacement; different ids mean that the event is replaced. */
export interface Change {
  before: ActivityEvent;
  after: PreparedEvent;
}

export interface RemapPlan {
  changes: Change[];
  added: PreparedEvent[];
  /** Events that the current mapping no longer yields. */
  gone: ActivityEvent[];
  /** How many stay unchanged because the current mapping cannot read their payload. */
  unreadable: number;
}

/**
 * Compares a chunk's stored events with the current mapping's result, which has no duplicate ids. A
 * stored event whose id is missing is replaced by the most similar new event of the same payload.
 */
export function planRemap(
  stored: readonly StoredPart[],
  yielded: readonly YieldedPart[],
  unreadable: ReadonlySet<number>,
): RemapPlan {
  const yieldedById = new Map(yielded.map((part) => [part.prepared.event.eventId, part.prepared]));
  const storedIds = new Set(stored.map(({ event }) => event.eventId));
  const plan: RemapPlan = { changes: [], added: [], gone: [], unreadable: 0 };
  const lost: StoredPart[] = [];
  for (const part of stored) {
    const after = yieldedById.get(part.event.eventId);
    if (!after) lost.push(part);
    else if (!part.isSame) plan.changes.push({ before: part.event, after });
  }
  const fresh = yielded.filter(({ prepared }) => !storedIds.has(prepared.event.eventId));
  const freshByIndex = Map.groupBy(fresh, ({ rawIndex }) => rawIndex);
  const taken = new Set<PreparedEvent>();
  for (const [rawIndex, parts] of Map.groupBy(lost, (part) => part.rawIndex)) {
    if (unreadable.has(rawIndex)) {
      plan.unreadable += parts.length;
      continue;
    }
    const before = parts.map(({ event }) => event);
    const after = (freshByIndex.get(rawIndex) ?? []).map(({ prepared }) => prepared);
    const replaced = pairs(before, after);
    plan.changes.push(...replaced);
    for (const change of replaced) taken.add(change.after);
    const kept = new Set(replaced.map((change) => change.before));
    plan.gone.push(...before.filter((event) => !kept.has(event)));
  }
  plan.added = fresh.map(({ prepared }) => prepared).filter((prepared) => !taken.has(prepared));
  return plan;
}

/** Larger payloads are paired in order: comparing all would take too long. */
const MOST_COMPARED = 100;

/** Pairs of stored and new events without repetition, most similar first. */
function pairs(stored: readonly ActivityEvent[], fresh: readonly PreparedEvent[]): Change[] {
  if (stored.length > MOST_COMPARED || fresh.length > MOST_COMPARED) {
    return fresh.slice(0, stored.length).flatMap((after, index) => {
      const before = stored[index];
      return before ? [{ before, after }] : [];
    });
  }
  const storedParts = stored.map(comparable);
  const freshParts = fresh.map(({ event }) => comparable(event));
  const candidates = stored.flatMap((before, row) =>
    fresh.map((after, column) => ({
      before,
      after,
      likeness: likeness(storedParts[row] ?? [], freshParts[column] ?? []),
    })),
  );
  candidates.sort((left, right) => right.likeness - left.likeness);
  const taken = new Set<unknown>();
  return candidates.flatMap(({ before, after }) => {
    if (taken.has(before) || taken.has(after)) return [];
    taken.add(before).add(after);
    return [{ before, after }];
  });
}

/** The parts of an event in one order, each as a text. */
function comparable(event: ActivityEvent): string[] {
  return Object.entries(event)
    .filter(([name]) => name !== 'eventId')
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, value]) => JSON.stringify(value));
}

/** How many parts are equal. */
function likeness(left: readonly string[], right: readonly string[]): number {
  return left.filter((part, index) => part === right[index]).length;
}
