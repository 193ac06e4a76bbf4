import type { DetectionStatus, Substatus, Verdict } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { followUpOf, type FollowUp, type GrownDetection, type Usual } from './follow-up-rules.ts';
import type { PreparedEvent } from '../../ingest/reading/prepared-event.ts';

/** Counting of the last day's events stops here: three times as many are enough to decide. */
const MOST_RECENT = 2000;

interface TouchedRow {
  detection_id: string;
  event_ids: string[];
  is_new: boolean;
  status: DetectionStatus;
  substatus: Substatus;
  event_count: number;
  first_seen_at: Date;
  last_seen_at: Date;
  recent_count: number;
  earlier_id: string | null;
  earlier_verdict: Verdict | null;
  earlier_expires_at: Date | null;
  earlier_critical: boolean | null;
  is_critical: boolean;
  suppressed_until: Date | null;
  until_count: number | null;
  usual: Usual | null;
  snoozed_at: Date | null;
  from_status: DetectionStatus | null;
  was_critical: boolean | null;
  at: Date;
}

/**
 * Updates triage after new events, in the transaction that writes them: detections that recur after
 * closing, wake, or escalate. Called when the detections are recorded; the caller holds the tenant's
 * lock.
 *
 * @published
 */
export async function followUp(
  tx: Transaction,
  tenantId: number,
  fresh: readonly Pick<PreparedEvent, 'event'>[],
): Promise<void> {
  if (fresh.length === 0) return;
  const events = new Map(fresh.map(({ event }) => [event.eventId, event]));
  const rows = await touchedBy(tx, tenantId, [...events.keys()]);
  const followed = rows.map((row) => {
    const added = row.event_ids.flatMap((id) => events.get(id) ?? []);
    const grown = grownOf(row, {
      destinations: added.flatMap(
        ({ destination }) => destination?.host ?? destination?.name ?? [],
      ),
      sensitivity: Math.max(0, ...added.map(({ data }) => data?.sensitivity ?? 0)),
    });
    return { row, follow: followUpOf(grown, row.at.getTime()) };
  });
  await write(
    tx,
    tenantId,
    followed.filter(({ row, follow }) => isChange(row, follow)),
  );
}

interface Followed {
  row: TouchedRow;
  follow: FollowUp;
}

function isChange(row: TouchedRow, { substatus, status, earlierId }: FollowUp): boolean {
  return substatus !== row.substatus || status !== undefined || earlierId !== undefined;
}

function touchedBy(
  tx: Transaction,
  tenantId: number,
  eventIds: readonly string[],
): Promise<TouchedRow[]> {
  return tx.named<TouchedRow & Record<string, unknown>>(
    'follow_up_touched',
    `SELECT d.detection_id, told.event_ids, d.created_at = now() AS is_new, d.status, d.substatus, d.event_count,
       d.first_seen_at, d.last_seen_at, now() AS at,
       (SELECT count(*)::integer FROM (
          SELECT FROM detection_event r WHERE r.tenant_id = $1 AND r.detection_id = d.detection_id
            AND r.occurred_at > d.last_seen_at - interval '1 day' LIMIT ${MOST_RECENT}) AS recent) AS recent_count,
       coalesce(earlier.detection_id, d.earlier_id) AS earlier_id, earlier.verdict AS earlier_verdict,
       earlier.verdict_expires_at AS earlier_expires_at, coalesce(earlier.is_critical,
         (SELECT 'CRITICAL' IN (e.severity, coalesce(e.raised_severity, e.severity)) FROM detection e
          WHERE e.tenant_id = $1 AND e.detection_id = d.earlier_id)) AS earlier_critical,
       d.severity = 'CRITICAL' AS is_critical, d.suppressed_until,
       s.until_count, s.usual, s.snoozed_at, s.from_status, s.was_critical
     FROM (
       SELECT e.detection_id, array_agg(e.event_id) AS event_ids FROM detection_event e
       WHERE e.tenant_id = $1 AND e.event_id = ANY($2) GROUP BY 1) AS told
     JOIN detection d ON d.tenant_id = $1 AND d.detection_id = told.detection_id AND d.status NOT IN ('closed', 'merged')
     LEFT JOIN detection_snooze s ON s.tenant_id = $1 AND s.detection_id = d.detection_id
     LEFT JOIN LATERAL (
       SELECT c.detection_id, c.verdict, c.verdict_expires_at,
         'CRITICAL' IN (c.severity, coalesce(c.raised_severity, c.severity)) AS is_critical
       FROM detection c
       WHERE c.tenant_id = $1 AND c.fingerprint = d.fingerprint AND c.status = 'closed' AND d.created_at = now()
       ORDER BY c.closed_at DESC LIMIT 1) AS earlier ON true`,
    [tenantId, eventIds],
  );
}

function grownOf(row: TouchedRow, added: GrownDetection['added']): GrownDetection {
  return {
    isNew: row.is_new,
    status: row.status,
    substatus: row.substatus,
    eventCount: row.event_count,
    firstSeenAt: row.first_seen_at.getTime(),
    lastSeenAt: row.last_seen_at.getTime(),
    recentCount: row.recent_count,
    earlier:
      row.earlier_id === null
        ? null
        : {
            detectionId: row.earlier_id,
            verdict: row.earlier_verdict,
            expiresAt: row.earlier_expires_at?.getTime() ?? null,
            wasCritical: row.earlier_critical ?? false,
          },
    isCritical: row.is_critical,
    suppressedUntil: row.suppressed_until?.getTime() ?? null,
    snooze:
      row.from_status === null || row.snoozed_at === null
        ? null
        : {
            untilCount: row.until_count,
            usual: row.usual,
            snoozedAt: row.snoozed_at.getTime(),
            fromStatus: row.from_status,
            wasCritical: row.was_critical ?? false,
          },
    added,
  };
}

/** A new status comes with a new revision: anyone who has the detection open is notified. */
async function write(
  tx: Transaction,
  tenantId: number,
  followed: readonly Followed[],
): Promise<void> {
  if (followed.length === 0) return;
  await tx.named(
    'follow_up_write',
    `UPDATE detection d SET substatus = n.substatus, status = coalesce(n.status, d.status),
       earlier_id = coalesce(n."earlierId", d.earlier_id),
       suppressed_until = coalesce(n."suppressedUntil", d.suppressed_until),
       rev = CASE WHEN n.status IS NULL THEN d.rev ELSE d.rev + 1 END
     FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, substatus text, status text, "earlierId" uuid,
       "suppressedUntil" timestamptz)
     WHERE d.tenant_id = $1 AND d.detection_id = n.id`,
    [
      tenantId,
      JSON.stringify(
        followed.map(({ row, follow: { suppressedUntil, ...follow } }) => ({
          ...follow,
          id: row.detection_id,
          ...(suppressedUntil === undefined
            ? {}
            : { suppressedUntil: new Date(suppressedUntil).toISOString() }),
        })),
      ),
    ],
  );
  const moved = followed.filter(({ follow }) => follow.status !== undefined);
  if (moved.length === 0) return;
  await moveByProduct(
    tx,
    tenantId,
    moved.map(({ row, follow }) => ({
      detectionId: row.detection_id,
      before: row.status,
      after: follow.status ?? row.status,
    })),
  );
}

/** Notes that the product has moved detections, which sleep no more. */
export async function moveByProduct(
  tx: Transaction,
  tenantId: number,
  moved: readonly { detectionId: string; before: DetectionStatus; after: DetectionStatus }[],
): Promise<void> {
  const ids = moved.map(({ detectionId }) => detectionId);
  await tx.named(
    'follow_up_woken',
    'DELETE FROM detection_snooze WHERE tenant_id = $1 AND detection_id = ANY($2)',
    [tenantId, ids],
  );
  await tx.named(
    'follow_up_history',
    `INSERT INTO detection_history (tenant_id, detection_id, field, before, after)
     SELECT $1, n.id, 'status', n.before, n.after
     FROM unnest($2::uuid[], $3::text[], $4::text[]) AS n (id, before, after)`,
    [tenantId, ids, moved.map(({ before }) => before), moved.map(({ after }) => after)],
  );
}
