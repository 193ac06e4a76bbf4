import type { Transaction } from '@waybill/store';
import type { FindingRecord } from './vendor-findings.ts';

/** A finding with a detection that it joins, or has joined. */
export interface JoinRow {
  detection_id: string;
  policy_key: string;
  finding_key: string;
  /** It joins just now. */
  is_new: boolean;
  /** A restricted case would expose it to more people, or hide what others work on. */
  is_refused: boolean;
  [column: string]: unknown;
}

/** Joins applied in one transaction; the rest waits for the next one. */
const MOST_JOINS = 500;

/**
 * Joins that were found and not applied yet, and those of findings with new records. Evidence of a
 * detection in a restricted case is never merged into a visible one, and a visible detection does not
 * disappear into a restricted case.
 */
export function readDueJoins(
  tx: Transaction,
  tenantId: number,
  records: readonly FindingRecord[],
): Promise<JoinRow[]> {
  return tx.named<JoinRow>(
    'finding_joins_due',
    `SELECT j.detection_id, j.policy_key, j.finding_key, j.applied_at IS NULL AS is_new,
       j.applied_at IS NULL AND EXISTS (
         SELECT FROM finding_event f JOIN detection own ON own.tenant_id = f.tenant_id AND own.detection_id = f.own_id
         WHERE f.tenant_id = j.tenant_id AND f.policy_key = j.policy_key AND f.finding_key = j.finding_key
           AND (is_detection_restricted(f.own_id) AND NOT is_detection_restricted(j.detection_id)
             OR own.created_at < now() AND NOT is_detection_restricted(f.own_id)
               AND is_detection_restricted(j.detection_id))) AS is_refused
     FROM (
       SELECT detection_id, policy_key, finding_key FROM (
         SELECT detection_id, policy_key, finding_key FROM detection_join
         WHERE tenant_id = $1 AND applied_at IS NULL ORDER BY found_at LIMIT ${MOST_JOINS}) AS waiting
       UNION
       SELECT k.detection_id, k.policy_key, k.finding_key
       FROM unnest($2::text[], $3::text[]) AS row (policy_key, finding_key)
       JOIN detection_join k ON k.tenant_id = $1 AND k.policy_key = row.policy_key AND k.finding_key = row.finding_key
     ) AS due JOIN detection_join j USING (detection_id, policy_key, finding_key)
     JOIN detection host ON host.tenant_id = $1 AND host.detection_id = j.detection_id
     WHERE j.tenant_id = $1 AND j.separated_at IS NULL AND host.status <> 'merged'
     ORDER BY host.number, j.policy_key, j.finding_key`,
    [
      tenantId,
      records.map(({ policyKey }) => policyKey),
      records.map(({ findingKey }) => findingKey),
    ],
  );
}

/** Drops forbidden joins: later evidence may find them again. */
export async function refuseJoins(
  tx: Transaction,
  tenantId: number,
  joins: readonly JoinRow[],
): Promise<void> {
  await tx.named(
    'finding_joins_refuse',
    `DELETE FROM detection_join j USING unnest($2::uuid[], $3::text[], $4::text[]) AS no (host, policy, finding)
     WHERE j.tenant_id = $1 AND j.detection_id = no.host AND j.policy_key = no.policy AND j.finding_key = no.finding`,
    [
      tenantId,
      joins.map((join) => join.detection_id),
      joins.map((join) => join.policy_key),
      joins.map((join) => join.finding_key),
    ],
  );
}
