import { asksForPast, weighPast } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PreparedEvent } from '../reading/prepared-event.ts';
import { readFormerNames, renamingOf } from './read-former-names.ts';
import { readEvidence } from '../remap/remap-detections.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from './stored-event.ts';

/** The detector on former names; the others' findings do not depend on them. */
const OF_NAMES = 'suspicious-file-name';
/** Maximum inspected moves of one file under its new name. */
const MOST_MOVES = 20;

/**
 * Stored events that moved a file under a name whose renaming the new events report only now: agents
 * report each at their own time. Evaluated with the former names, for the detections alone.
 *
 * @published
 */
export async function movedBeforeRenamed(
  tx: Transaction,
  tenantId: number,
  fresh: readonly PreparedEvent[],
): Promise<PreparedEvent[]> {
  const renamed = fresh.flatMap(({ event }) => {
    const renaming = event.action === 'Rename' ? renamingOf(event) : null;
    const { actorKey, occurredAt } = event;
    return renaming && actorKey !== null ? [{ ...renaming, actorKey, occurredAt }] : [];
  });
  if (renamed.length === 0) return [];
  const rows = await tx.named<StoredRow>(
    'moved_before_renamed',
    `SELECT moved.* FROM unnest($2::text[], $3::text[], $4::timestamptz[]) AS asked (actor_key, name, at)
     CROSS JOIN LATERAL (
       SELECT ${EVENT_COLUMNS} FROM activity
       WHERE tenant_id = $1 AND actor_key = asked.actor_key AND object_name = asked.name
         AND movement <> 'none' AND outcome <> 'failure'
         AND occurred_at BETWEEN asked.at AND asked.at + interval '1 day'
       ORDER BY occurred_at LIMIT $5
     ) AS moved`,
    [
      tenantId,
      renamed.map(({ actorKey }) => actorKey),
      renamed.map(({ to }) => to),
      renamed.map(({ occurredAt }) => new Date(occurredAt)),
      MOST_MOVES,
    ],
  );
  const isFresh = new Set(fresh.map(({ event }) => event.eventId));
  const stored = new Map(rows.map((row) => [row.event_id, storedEvent(row)]));
  const events = [...stored.values()].filter(
    (event) => !isFresh.has(event.eventId) && asksForPast(event),
  );
  if (events.length === 0) return [];
  const past = await readFormerNames(tx, tenantId, events);
  const evidence = await readEvidence(tx, tenantId, events);
  return events.map((event) => ({
    event,
    hits: weighPast(event, [], { past }).filter(({ detectorId }) => detectorId === OF_NAMES),
    candidates: [],
    met: [],
    person: null,
    copyText: '',
    knownTo: evidence.get(event.eventId) ?? new Set(),
  }));
}
