import type { DetectionStatus, FindingSource } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { tellOfRest } from './leave-own.ts';
import { recountDetection } from './recount-detection.ts';
import { settleJoined } from './settle-joined.ts';
import { vendorName } from './vendor-findings.ts';
import type { SessionCaller } from '../../../http/implement.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { writeHistory } from '../../ingest/writing/write-history.ts';
import { AppError } from '../../../platform/app-error.ts';
import { findDetection } from '../detections-read-model.ts';

export interface Separation {
  detectionId: string;
  source: FindingSource;
  findingId: string;
  now: number;
}

type Person = Pick<SessionCaller, 'tenantId' | 'userId' | 'userName'>;

interface JoinedRow {
  number: string;
  [column: string]: unknown;
}

interface OwnRow {
  detection_id: string;
  number: string;
  status: DetectionStatus;
  is_taken_back: boolean;
  [column: string]: unknown;
}

/**
 * Separates a vendor finding from a detection permanently: it has its own detection again, unless it
 * has joined another one too. The detection's own evidence stays. Throws `resource.not_found`.
 */
export async function separateFinding(
  tx: Transaction,
  person: Person,
  separation: Separation,
): Promise<void> {
  const { tenantId } = person;
  await lockTenant(tx, tenantId);
  // Hidden detections are neither returned nor changed.
  await findDetection(tx, separation.detectionId);
  const host = await endJoin(tx, person, separation);
  const owns = await giveBack(tx, tenantId, separation);
  for (const own of owns) {
    await recountDetection(tx, tenantId, own.detection_id);
    if (own.is_taken_back) await tellOfRest(tx, tenantId, own.detection_id);
  }
  await settleJoined(tx, tenantId, [separation.detectionId], { mayFall: true });
  const reason = vendorName(separation.source);
  await writeHistory(tx, person, [
    {
      detectionId: separation.detectionId,
      field: 'finding',
      before: 'joined',
      after: 'separated',
      reason,
    },
    ...owns
      .filter((own) => own.status === 'merged')
      .map((own) => ({
        detectionId: own.detection_id,
        field: 'status',
        before: 'merged',
        after: 'new',
        reason: `DET-${host.number}`,
      })),
  ]);
}

/** Records the separation, and removes what the join added to the detection. */
async function endJoin(
  tx: Transaction,
  { tenantId, userId }: Person,
  { detectionId, source, findingId, now }: Separation,
): Promise<JoinedRow> {
  const key = [tenantId, detectionId, source, findingId];
  const [host] = await tx.named<JoinedRow>(
    'finding_separate',
    `WITH apart AS (
       UPDATE detection_join SET separated_at = $5, separated_by = $6
       WHERE tenant_id = $1 AND detection_id = $2 AND policy_key = $3 AND finding_key = $4
         AND separated_at IS NULL AND applied_at IS NOT NULL RETURNING detection_id)
     UPDATE detection SET rev = rev + 1, updated_at = $5
     WHERE tenant_id = $1 AND detection_id IN (SELECT detection_id FROM apart) RETURNING number`,
    [...key, new Date(now), userId],
  );
  if (!host) throw new AppError('resource.not_found');
  await tx.named(
    'finding_separate_events',
    `DELETE FROM detection_event e USING detection_join j
     WHERE j.tenant_id = $1 AND j.detection_id = $2 AND j.policy_key = $3 AND j.finding_key = $4
       AND e.tenant_id = $1 AND e.detection_id = $2 AND e.event_id = ANY (j.linked_events)`,
    key,
  );
  await tx.named(
    'finding_separate_objects',
    `DELETE FROM detection_object o USING detection_join j
     WHERE j.tenant_id = $1 AND j.detection_id = $2 AND j.policy_key = $3 AND j.finding_key = $4
       AND o.tenant_id = $1 AND o.detection_id = $2 AND o.object_key = ANY (j.linked_objects)
       AND NOT EXISTS (
         SELECT FROM detection_event e
         JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
         WHERE e.tenant_id = $1 AND e.detection_id = $2 AND a.object_key = o.object_key)`,
    key,
  );
  return host;
}

/**
 * Gives the finding its own detection again. If the same finding has reopened as another detection
 * since then, its records go there: only one detection per finding is open.
 */
async function giveBack(
  tx: Transaction,
  tenantId: number,
  { source, findingId }: Separation,
): Promise<OwnRow[]> {
  const owns = await tx.named<OwnRow>(
    'finding_give_back',
    `WITH own AS (
       SELECT DISTINCT coalesce(open.detection_id, d.detection_id) AS detection_id
       FROM finding_event f
       JOIN detection d ON d.tenant_id = f.tenant_id AND d.detection_id = f.own_id
       LEFT JOIN detection open ON open.tenant_id = d.tenant_id AND open.fingerprint = d.fingerprint
         AND d.status = 'merged' AND open.status NOT IN ('closed', 'merged') AND open.window_group IS NULL
       WHERE f.tenant_id = $1 AND f.policy_key = $2 AND f.finding_key = $3 AND d.is_finding AND NOT EXISTS (
         SELECT FROM detection_join j
         WHERE j.tenant_id = $1 AND j.policy_key = $2 AND j.finding_key = $3 AND j.separated_at IS NULL)
     ), events AS (
       INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
       SELECT f.tenant_id, own.detection_id, f.occurred_at, f.event_id FROM own, finding_event f
       WHERE f.tenant_id = $1 AND f.policy_key = $2 AND f.finding_key = $3
       ON CONFLICT DO NOTHING RETURNING detection_id
     ), objects AS (
       INSERT INTO detection_object (tenant_id, detection_id, object_key)
       SELECT DISTINCT f.tenant_id, own.detection_id, a.object_key FROM own, finding_event f
       JOIN activity a ON a.tenant_id = f.tenant_id AND a.occurred_at = f.occurred_at AND a.event_id = f.event_id
       WHERE f.tenant_id = $1 AND f.policy_key = $2 AND f.finding_key = $3 AND a.object_key IS NOT NULL
       ON CONFLICT DO NOTHING
     )
     SELECT DISTINCT d.detection_id, d.number, d.status, events.detection_id IS NOT NULL AS is_taken_back
     FROM own JOIN detection d ON d.tenant_id = $1 AND d.detection_id = own.detection_id
     LEFT JOIN events ON events.detection_id = own.detection_id`,
    [tenantId, source, findingId],
  );
  await tx.named(
    'finding_give_back_status',
    `UPDATE detection SET status = 'new', merged_into = NULL, rev = rev + 1, updated_at = now()
     WHERE tenant_id = $1 AND detection_id = ANY ($2) AND status = 'merged'`,
    [tenantId, owns.map((own) => own.detection_id)],
  );
  return owns;
}
