import type { ActivityEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';

/** Scores of events by id, see `eventScore` of the engine. Omits events without one. */
export type EventScores = ReadonlyMap<string, number>;

/** Stores the inputs of event verdicts, so that a back-test uses the same. */
export async function storeScores(
  tx: Transaction,
  tenantId: number,
  { events, scores }: { events: readonly ActivityEvent[]; scores: EventScores },
): Promise<void> {
  const scored = events.filter(({ eventId }) => scores.has(eventId));
  if (scored.length === 0) return;
  await tx.named(
    'behaviour_scores_put',
    `INSERT INTO behaviour_score AS known (tenant_id, occurred_at, event_id, score)
     SELECT $1, * FROM unnest($2::timestamptz[], $3::uuid[], $4::double precision[])
     ON CONFLICT (tenant_id, occurred_at, event_id) DO UPDATE SET score = excluded.score`,
    [
      tenantId,
      scored.map(({ occurredAt }) => new Date(occurredAt)),
      scored.map(({ eventId }) => eventId),
      scored.map(({ eventId }) => scores.get(eventId)),
    ],
  );
}

/** Verdict inputs of stored events at arrival. @published */
export async function readScores(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<EventScores> {
  const rows = await tx.named<{ event_id: string; score: number }>(
    'behaviour_scores',
    `SELECT known.event_id, known.score FROM unnest($2::timestamptz[], $3::uuid[]) AS asked (at, id)
     JOIN behaviour_score AS known
       ON known.tenant_id = $1 AND known.occurred_at = asked.at AND known.event_id = asked.id`,
    [
      tenantId,
      events.map(({ occurredAt }) => new Date(occurredAt)),
      events.map(({ eventId }) => eventId),
    ],
  );
  return new Map(rows.map((row) => [row.event_id, row.score]));
}

/** Removes the scores of deleted or changed events. @published */
export async function dropScores(
  tx: Transaction,
  tenantId: number,
  events: readonly ActivityEvent[],
): Promise<void> {
  await tx.named(
    'behaviour_scores_drop',
    `DELETE FROM behaviour_score AS known USING unnest($2::timestamptz[], $3::uuid[]) AS gone (at, id)
     WHERE known.tenant_id = $1 AND known.occurred_at = gone.at AND known.event_id = gone.id`,
    [
      tenantId,
      events.map(({ occurredAt }) => new Date(occurredAt)),
      events.map(({ eventId }) => eventId),
    ],
  );
}
