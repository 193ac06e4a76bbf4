import { canMove } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { AppError } from '../../../platform/app-error.ts';
import { writeHistory } from '../triage/triage-read-model.ts';
import { lockBoth, type MergeActor, type MergedRow } from './merge-rows.ts';

/**
 * Merges a detection into another, which gets its events and objects, and is at least as severe. Throws
 * `resource.not_found`, `request.invalid`, `detection.transition_invalid` and `permission.missing`.
 */
export async function mergeDetection(
  tx: Transaction,
  actor: MergeActor,
  given: { mergedId: string; intoId: string; now: number },
): Promise<void> {
  const { tenantId, userId } = actor;
  const { mergedId, intoId, now } = given;
  if (mergedId.toLowerCase() === intoId.toLowerCase()) throw invalidInto('is the detection itself');
  const { merged, into } = await lockBoth(tx, tenantId, { mergedId, intoId });
  if (merged.is_sample !== into.is_sample) {
    throw invalidInto('cannot be merged: one is sample data and the other is not');
  }
  if (into.status === 'merged')
    throw invalidInto('is already merged. Use the detection it was merged into');
  // A snoozed one is woken first: its wake conditions do not carry over.
  if (merged.status === 'snoozed' || !canMove(merged.status, 'merged', 'analyst')) {
    throw new AppError('detection.transition_invalid');
  }
  if (isCritical(merged) && !actor.permissions.has('detection:close-critical')) {
    throw new AppError('permission.missing', { detail: 'Requires detection:close-critical' });
  }
  await requireRestrictToHide(tx, actor, given);
  const events = await tx.named<{ occurred_at: Date; event_id: string }>(
    'merge_events',
    `INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
     SELECT tenant_id, $3, occurred_at, event_id FROM detection_event WHERE tenant_id = $1 AND detection_id = $2
     ON CONFLICT DO NOTHING RETURNING occurred_at, event_id`,
    [tenantId, mergedId, intoId],
  );
  const objects = await tx.named<{ object_key: string }>(
    'merge_objects',
    `INSERT INTO detection_object (tenant_id, detection_id, object_key)
     SELECT tenant_id, $3, object_key FROM detection_object WHERE tenant_id = $1 AND detection_id = $2
     ON CONFLICT DO NOTHING RETURNING object_key`,
    [tenantId, mergedId, intoId],
  );
  await tx.named(
    'merge_note',
    `INSERT INTO detection_merge (tenant_id, merged_id, into_id, merged_by, merged_at, status_before, merged_rev,
       into_rev, into_events, into_before, event_times, event_ids, object_keys)
     SELECT tenant_id, $2, $3, $4, $5, $6, $7, rev + 1, event_count + cardinality($9::uuid[]),
       jsonb_build_object('event_count', event_count, 'object_count', object_count,
         'first_seen_at', first_seen_at, 'last_seen_at', last_seen_at, 'severity', severity,
         'severity_rank', severity_rank, 'score', score, 'data_types', data_types),
       $8, $9, $10
     FROM detection WHERE tenant_id = $1 AND detection_id = $3`,
    [
      tenantId,
      mergedId,
      intoId,
      userId,
      new Date(now),
      merged.status,
      merged.rev + 1,
      events.map(({ occurred_at: at }) => at),
      events.map(({ event_id: id }) => id),
      objects.map(({ object_key: key }) => key),
    ],
  );
  // A severity set by a person stays.
  await tx.named(
    'merge_survivor',
    `UPDATE detection s SET rev = s.rev + 1, updated_at = $6,
       event_count = s.event_count + $4, object_count = s.object_count + $5,
       first_seen_at = least(s.first_seen_at, m.first_seen_at),
       last_seen_at = greatest(s.last_seen_at, m.last_seen_at), score = greatest(s.score, m.score),
       severity = CASE WHEN s.raised_severity IS NULL AND m.severity_rank > s.severity_rank
         THEN m.severity ELSE s.severity END,
       severity_rank = CASE WHEN s.raised_severity IS NULL
         THEN greatest(s.severity_rank, m.severity_rank) ELSE s.severity_rank END,
       data_types = (SELECT array_agg(DISTINCT type ORDER BY type) FROM unnest(s.data_types || m.data_types) AS type)
     FROM detection m
     WHERE s.tenant_id = $1 AND s.detection_id = $3 AND m.tenant_id = $1 AND m.detection_id = $2`,
    [tenantId, mergedId, intoId, events.length, objects.length, new Date(now)],
  );
  await tx.named(
    'merge_merged',
    `UPDATE detection SET status = 'merged', merged_into = $3, rev = rev + 1, updated_at = $4
     WHERE tenant_id = $1 AND detection_id = $2`,
    [tenantId, mergedId, intoId, new Date(now)],
  );
  await writeHistory(tx, actor, [
    {
      detectionId: mergedId,
      field: 'status',
      before: merged.status,
      after: 'merged',
      reason: `DET-${into.number}`,
    },
    {
      detectionId: intoId,
      field: 'grouped',
      before: null,
      after: String(events.length),
      reason: `DET-${merged.number}`,
    },
  ]);
}

/** Evidence of a detection in a restricted case disappears for those who do not see the case. */
async function requireRestrictToHide(
  tx: Transaction,
  { permissions }: MergeActor,
  { mergedId, intoId }: { mergedId: string; intoId: string },
): Promise<void> {
  if (permissions.has('case:restrict')) return;
  const [row] = await tx.named<{ is_hidden: boolean }>(
    'merge_hides',
    'SELECT is_detection_restricted($2) AND NOT is_detection_restricted($1) AS is_hidden',
    [mergedId, intoId],
  );
  if (!row?.is_hidden) return;
  throw new AppError('permission.missing', { detail: 'Requires case:restrict' });
}

/**
 * Like closing, since the list gets shorter: a computed critical severity applies, whatever a person
 * set.
 */
function isCritical({ severity, raised_severity: raised }: MergedRow): boolean {
  return severity === 'CRITICAL' || raised === 'CRITICAL';
}

function invalidInto(message: string): AppError {
  return new AppError('request.invalid', { errors: [{ path: 'into', message }] });
}
