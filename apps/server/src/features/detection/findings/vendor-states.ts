import type { DetectionStatus, VendorState } from '@waybill/contract';
import { isClosedByVendor, vendorStateOf } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { writeHistory } from '../../ingest/writing/write-history.ts';
import { moveByProduct } from '../judging/follow-up.ts';
import { readFindingSettings } from './finding-settings.ts';
import { vendorName, type FindingRecord } from './vendor-findings.ts';

interface ChangedRow {
  policy_key: string;
  before: VendorState | null;
  after: VendorState;
  detection_id: string;
  [column: string]: unknown;
}

/**
 * Adds later vendor updates to the history of the detections concerned, and closes those whose findings
 * the vendor closed, if the tenant enabled that and no person has set a verdict.
 */
export async function noteVendorStates(
  tx: Transaction,
  tenantId: number,
  records: readonly FindingRecord[],
): Promise<void> {
  const told = records.flatMap((record) => {
    const state = vendorStateOf(record.event);
    return state === null ? [] : [{ ...record, state }];
  });
  if (told.length === 0) return;
  const values = [tenantId, told.map(({ event }) => event.eventId)];
  await tx.named(
    'finding_states_keep',
    `UPDATE finding_event f SET state = told.state
     FROM unnest($2::uuid[], $3::text[]) AS told (event_id, state)
     WHERE f.tenant_id = $1 AND f.event_id = told.event_id`,
    [...values, told.map(({ state }) => state)],
  );
  const changed = await readChanged(tx, tenantId, told);
  if (changed.length === 0) return;
  await writeHistory(
    tx,
    { tenantId, userId: null, userName: null },
    changed.map((row) => ({
      detectionId: row.detection_id,
      field: 'vendorState',
      before: row.before,
      after: row.after,
      reason: vendorName(row.policy_key),
    })),
  );
  await closeWithVendor(tx, tenantId, changed);
}

/** Findings whose new records report a different state than the newest earlier record. */
function readChanged(
  tx: Transaction,
  tenantId: number,
  told: readonly FindingRecord[],
): Promise<ChangedRow[]> {
  return tx.named<ChangedRow>(
    'finding_states_changed',
    `SELECT asked.policy_key, was.state AS before, newest.state AS after, having_it.detection_id
     FROM (
       SELECT policy_key, finding_key, array_agg(event_id) AS fresh
       FROM unnest($2::uuid[], $3::text[], $4::text[]) AS row (event_id, policy_key, finding_key) GROUP BY 1, 2
     ) AS asked
     CROSS JOIN LATERAL (
       SELECT f.state, f.event_id FROM finding_event f
       WHERE f.tenant_id = $1 AND f.policy_key = asked.policy_key AND f.finding_key = asked.finding_key
         AND f.state IS NOT NULL
       ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1) AS newest
     LEFT JOIN LATERAL (
       SELECT f.state FROM finding_event f
       WHERE f.tenant_id = $1 AND f.policy_key = asked.policy_key AND f.finding_key = asked.finding_key
         AND f.state IS NOT NULL AND f.event_id <> ALL (asked.fresh)
       ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1) AS was ON true
     CROSS JOIN LATERAL (
       SELECT f.own_id AS detection_id FROM finding_event f
       JOIN detection d ON d.tenant_id = f.tenant_id AND d.detection_id = f.own_id AND d.status <> 'merged'
       WHERE f.tenant_id = $1 AND f.policy_key = asked.policy_key AND f.finding_key = asked.finding_key
       UNION
       SELECT j.detection_id FROM detection_join j
       WHERE j.tenant_id = $1 AND j.policy_key = asked.policy_key AND j.finding_key = asked.finding_key
         AND j.applied_at IS NOT NULL AND j.separated_at IS NULL) AS having_it
     WHERE newest.event_id = ANY (asked.fresh)
       AND newest.state <> CASE WHEN was.state IS NULL THEN 'open' ELSE was.state END`,
    [
      tenantId,
      told.map(({ event }) => event.eventId),
      told.map(({ policyKey }) => policyKey),
      told.map(({ findingKey }) => findingKey),
    ],
  );
}

/** Closes open detections without a verdict whose findings the vendors have all closed. */
async function closeWithVendor(
  tx: Transaction,
  tenantId: number,
  changed: readonly ChangedRow[],
): Promise<void> {
  const settings = await readFindingSettings(tx, tenantId);
  const closing = new Set(
    settings.filter((row) => row.closes_with_vendor).map((row) => row.policy_key),
  );
  const ids = changed
    .filter((row) => closing.has(row.policy_key) && isClosedByVendor(row.after))
    .map((row) => row.detection_id);
  if (ids.length === 0) return;
  const closed = await tx.named<{ detection_id: string; before: DetectionStatus }>(
    'finding_close',
    `UPDATE detection d SET status = 'closed', rev = d.rev + 1, updated_at = now()
     FROM (
       SELECT detection_id, status AS before FROM detection
       WHERE tenant_id = $1 AND detection_id = ANY($2) AND status NOT IN ('closed', 'merged') AND verdict IS NULL
         AND NOT EXISTS (
           SELECT FROM (
             SELECT f.policy_key, f.finding_key FROM finding_event f
             WHERE f.tenant_id = $1 AND f.own_id = detection.detection_id
             UNION
             SELECT j.policy_key, j.finding_key FROM detection_join j
             WHERE j.tenant_id = $1 AND j.detection_id = detection.detection_id AND j.separated_at IS NULL
           ) AS held
           LEFT JOIN LATERAL (
             SELECT f.state FROM finding_event f
             WHERE f.tenant_id = $1 AND f.policy_key = held.policy_key AND f.finding_key = held.finding_key
               AND f.state IS NOT NULL
             ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1) AS newest ON true
           WHERE held.policy_key <> ALL ($3) OR coalesce(newest.state, 'open') NOT IN ('resolved', 'dismissed'))
     ) AS was
     WHERE d.tenant_id = $1 AND d.detection_id = was.detection_id
     RETURNING d.detection_id, was.before`,
    [tenantId, [...new Set(ids)], [...closing]],
  );
  if (closed.length === 0) return;
  await moveByProduct(
    tx,
    tenantId,
    closed.map((row) => ({ detectionId: row.detection_id, before: row.before, after: 'closed' })),
  );
}
