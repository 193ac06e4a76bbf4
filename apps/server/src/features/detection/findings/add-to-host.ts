import type { Transaction } from '@waybill/store';
import { writeHistory } from '../../ingest/writing/write-history.ts';
import type { JoinRow } from './join-rows.ts';
import { recountDetection } from './recount-detection.ts';
import { vendorName } from './vendor-findings.ts';

/**
 * Adds the records of a finding to a detection that it joins, and notes which were new: separating the
 * two removes those. Existing records change nothing.
 */
export async function addToHost(tx: Transaction, tenantId: number, join: JoinRow): Promise<void> {
  const { detection_id: hostId, policy_key: policyKey, finding_key: findingKey } = join;
  const events = await tx.named<{ event_id: string }>(
    'finding_join_events',
    `INSERT INTO detection_event (tenant_id, detection_id, occurred_at, event_id)
     SELECT $1, $2, occurred_at, event_id FROM finding_event
     WHERE tenant_id = $1 AND policy_key = $3 AND finding_key = $4
     ON CONFLICT DO NOTHING RETURNING event_id`,
    [tenantId, hostId, policyKey, findingKey],
  );
  const objects = await tx.named<{ object_key: string }>(
    'finding_join_objects',
    `INSERT INTO detection_object (tenant_id, detection_id, object_key)
     SELECT DISTINCT $1::integer, $2::uuid, a.object_key FROM finding_event f
     JOIN activity a ON a.tenant_id = f.tenant_id AND a.occurred_at = f.occurred_at AND a.event_id = f.event_id
     WHERE f.tenant_id = $1 AND f.policy_key = $3 AND f.finding_key = $4 AND a.object_key IS NOT NULL
     ON CONFLICT DO NOTHING RETURNING object_key`,
    [tenantId, hostId, policyKey, findingKey],
  );
  await tx.named(
    'finding_join_apply',
    `UPDATE detection_join SET applied_at = coalesce(applied_at, now()), linked_events = linked_events || $5::uuid[],
       linked_objects = linked_objects || $6::text[]
     WHERE tenant_id = $1 AND detection_id = $2 AND policy_key = $3 AND finding_key = $4`,
    [
      tenantId,
      hostId,
      policyKey,
      findingKey,
      events.map(({ event_id: id }) => id),
      objects.map(({ object_key: key }) => key),
    ],
  );
  if (events.length > 0 || objects.length > 0) await recountDetection(tx, tenantId, hostId);
  if (!join.is_new) return;
  await writeHistory(tx, { tenantId, userId: null, userName: null }, [
    {
      detectionId: hostId,
      field: 'finding',
      before: null,
      after: 'joined',
      reason: vendorName(policyKey),
    },
  ]);
}
