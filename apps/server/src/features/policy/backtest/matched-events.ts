import type { ActivityEvent, MatchedEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { personNames } from '../../inventory/inventory-read-model.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import type { KnownVerdicts } from './known-verdicts.ts';
import type { Match } from './match-tally.ts';

/** `person` is also the key: `withNames` replaces it with the name. */
export function matchedEvent(
  event: ActivityEvent,
  ruleId: string,
  verdicts: KnownVerdicts,
): MatchedEvent {
  const { object } = event;
  return {
    eventId: event.eventId,
    occurredAt: new Date(event.occurredAt).toISOString(),
    ruleId,
    source: event.source,
    action: event.action,
    person: event.actorKey,
    personKey: event.actorKey,
    objectName: object.name ?? object.path ?? object.id,
    from: event.origin,
    to: event.destination,
    verdict: verdicts.get(event.eventId)?.verdict ?? null,
  };
}

/** The newest of some matches, read from the store. */
export async function newestExamples(
  tx: Transaction,
  given: { tenantId: number; verdicts: KnownVerdicts; most: number },
  matches: Iterable<readonly [string, Match]>,
): Promise<MatchedEvent[]> {
  const newest = [...matches]
    .toSorted(
      ([leftId, left], [rightId, right]) => right.at - left.at || (leftId < rightId ? -1 : 1),
    )
    .slice(0, given.most);
  if (newest.length === 0) return [];
  const rows = await tx.named<StoredRow>(
    'policy_examples',
    `SELECT ${EVENT_COLUMNS} FROM activity
     WHERE tenant_id = $1 AND (occurred_at, event_id) IN (
       SELECT * FROM unnest($2::timestamptz[], $3::uuid[]))`,
    [given.tenantId, newest.map(([, { at }]) => new Date(at)), newest.map(([id]) => id)],
  );
  const events = new Map(rows.map((row) => [row.event_id, storedEvent(row)]));
  const examples = newest.flatMap(([id, { rules }]) => {
    const event = events.get(id);
    const [rule = ''] = rules;
    return event ? [matchedEvent(event, rule, given.verdicts)] : [];
  });
  return withNames(tx, given.tenantId, examples);
}

/** The same with the display name of the person instead of the key. */
async function withNames(
  tx: Transaction,
  tenantId: number,
  examples: readonly MatchedEvent[],
): Promise<MatchedEvent[]> {
  const keys = examples.flatMap(({ person }) => person ?? []);
  const names = await personNames(tx, tenantId, keys);
  return examples.map((example) => ({
    ...example,
    person: example.person === null ? null : (names.get(example.person) ?? example.person),
  }));
}
