import type { MappedEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Counted part of an event. */
type CountedEvent = Pick<
  MappedEvent,
  'source' | 'vendorOperation' | 'action' | 'movement' | 'occurredAt' | 'isUnlisted'
>;

/** A vendor may write free text where operations belong: past these limits they are counted together. */
const MOST_OPERATIONS = 500;
const MOST_CHARACTERS = 200;
const OTHERS = '';

interface OperationCount {
  source: string;
  operation: string;
  events: number;
  lastEventAt: number;
}

/** Counts new events whose operation is in no table of their connector and otherwise unexplained. */
export async function addUnlisted(
  tx: Transaction,
  tenantId: number,
  events: readonly CountedEvent[],
): Promise<void> {
  const counts = countsOf(events.filter(({ isUnlisted }) => isUnlisted === true));
  if (counts.length === 0) return;
  const known = await tx.named<{ source: string; operation: string }>(
    'unlisted_operation_add',
    `UPDATE unlisted_operation AS held
     SET events = held.events + more.events, last_event_at = greatest(held.last_event_at, more.last_event_at)
     FROM unnest($2::text[], $3::text[], $4::bigint[], $5::timestamptz[])
       AS more (source, operation, events, last_event_at)
     WHERE held.tenant_id = $1 AND held.source = more.source AND held.operation = more.operation
     RETURNING held.source, held.operation`,
    [tenantId, ...columnsOf(counts)],
  );
  const held = new Set(known.map(keyOf));
  const fresh = counts.filter((count) => !held.has(keyOf(count)));
  if (fresh.length > 0) await insertFresh(tx, tenantId, fresh);
}

/** New names of each source up to the limit; what is beyond it is counted together. */
async function insertFresh(
  tx: Transaction,
  tenantId: number,
  fresh: readonly OperationCount[],
): Promise<void> {
  const rows = await tx.named<{ source: string; operations: number }>(
    'unlisted_operation_room',
    `SELECT source, count(*)::integer AS operations FROM unlisted_operation
     WHERE source = ANY($1) GROUP BY source`,
    [[...new Set(fresh.map(({ source }) => source))]],
  );
  const taken = new Map(rows.map(({ source, operations }) => [source, operations]));
  const named = fresh.map((count) => {
    const before = taken.get(count.source) ?? 0;
    taken.set(count.source, before + 1);
    return before < MOST_OPERATIONS ? count : { ...count, operation: OTHERS };
  });
  await tx.named(
    'unlisted_operation_insert',
    `INSERT INTO unlisted_operation AS held (tenant_id, source, operation, events, last_event_at)
     SELECT $1, * FROM unnest($2::text[], $3::text[], $4::bigint[], $5::timestamptz[])
     ON CONFLICT (tenant_id, source, operation) DO UPDATE SET
       events = held.events + excluded.events,
       last_event_at = greatest(held.last_event_at, excluded.last_event_at)`,
    [tenantId, ...columnsOf(summed(named))],
  );
}

/**
 * Subtracts deleted events. Stored events do not tell whether their operation was listed; a counted one
 * has a row.
 */
export async function subtractUnlisted(
  tx: Transaction,
  tenantId: number,
  removed: readonly CountedEvent[],
): Promise<void> {
  const counts = countsOf(removed);
  if (counts.length === 0) return;
  const [sources, operations, events] = columnsOf(counts);
  await tx.named(
    'unlisted_operation_subtract',
    `UPDATE unlisted_operation AS held SET events = held.events - less.events
     FROM unnest($2::text[], $3::text[], $4::bigint[]) AS less (source, operation, events)
     WHERE held.tenant_id = $1 AND held.source = less.source AND held.operation = less.operation`,
    [tenantId, sources, operations, events],
  );
  await tx.named(
    'unlisted_operation_empty',
    'DELETE FROM unlisted_operation WHERE source = ANY($1) AND events <= 0',
    [[...new Set(sources)]],
  );
}

/** Events without action and movement, by source and operation. */
function countsOf(events: readonly CountedEvent[]): OperationCount[] {
  const plain = events.filter(({ action, movement }) => action === null && movement === 'none');
  return summed(
    plain.map(({ source, vendorOperation, occurredAt }) => ({
      source,
      operation: vendorOperation.slice(0, MOST_CHARACTERS),
      events: 1,
      lastEventAt: occurredAt,
    })),
  );
}

/** One count for each source and operation, in the order of their names. */
function summed(counts: readonly OperationCount[]): OperationCount[] {
  const sums = new Map<string, OperationCount>();
  for (const count of counts) {
    const sum = sums.get(keyOf(count));
    sums.set(keyOf(count), {
      ...count,
      events: (sum?.events ?? 0) + count.events,
      lastEventAt: Math.max(sum?.lastEventAt ?? 0, count.lastEventAt),
    });
  }
  return [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}

function keyOf({ source, operation }: { source: string; operation: string }): string {
  return `${source}\0${operation}`;
}

function columnsOf(counts: readonly OperationCount[]) {
  return [
    counts.map(({ source }) => source),
    counts.map(({ operation }) => operation),
    counts.map(({ events }) => events),
    counts.map(({ lastEventAt }) => new Date(lastEventAt)),
  ] as const;
}
