import type { JoinedFinding, VendorState } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { vendorName } from './vendor-findings.ts';

interface JoinedRow {
  policy_key: string;
  finding_key: string;
  matches_by: string;
  has_destination: boolean;
  gap_sec: number;
  applied_at: Date;
  separated_at: Date | null;
  separated_by: string | null;
  vendor_severity: string | null;
  vendor_rule: string | null;
  state: VendorState | null;
  own_id: string;
  own_number: string;
  [column: string]: unknown;
}

/** Maximum findings shown per detection. */
const MOST_SHOWN = 200;

/** Vendor findings that joined a detection, and those that a person separated, newest first. */
export async function joinedFindings(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<JoinedFinding[]> {
  const rows = await tx.named<JoinedRow>(
    'finding_joined_list',
    `SELECT j.policy_key, j.finding_key, j.matches_by, j.has_destination, j.gap_sec, j.applied_at, j.separated_at,
       u.name AS separated_by, newest.vendor_severity, newest.vendor_rule, told.state, newest.own_id,
       newest.number AS own_number
     FROM detection_join j
     LEFT JOIN console_user u ON u.tenant_id = j.tenant_id AND u.user_id = j.separated_by
     CROSS JOIN LATERAL (
       SELECT f.own_id, own.number, a.facts ->> 'vendorSeverity' AS vendor_severity,
         a.facts ->> 'vendorRule' AS vendor_rule
       FROM finding_event f
       JOIN activity a ON a.tenant_id = f.tenant_id AND a.occurred_at = f.occurred_at AND a.event_id = f.event_id
       JOIN detection own ON own.tenant_id = f.tenant_id AND own.detection_id = f.own_id
       WHERE f.tenant_id = j.tenant_id AND f.policy_key = j.policy_key AND f.finding_key = j.finding_key
       ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1) AS newest
     LEFT JOIN LATERAL (
       SELECT f.state FROM finding_event f
       WHERE f.tenant_id = j.tenant_id AND f.policy_key = j.policy_key AND f.finding_key = j.finding_key
         AND f.state IS NOT NULL
       ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1) AS told ON true
     WHERE j.tenant_id = $1 AND j.detection_id = $2 AND j.applied_at IS NOT NULL
     ORDER BY j.applied_at DESC, j.policy_key, j.finding_key LIMIT ${MOST_SHOWN}`,
    [tenantId, detectionId],
  );
  return rows.map((row) => {
    const [who, object] = row.matches_by.split('/');
    return {
      source: row.policy_key,
      name: vendorName(row.policy_key),
      findingId: row.finding_key,
      rule: row.vendor_rule,
      vendorSeverity: row.vendor_severity,
      state: row.state,
      matchedBy: {
        who: who === 'account' ? 'account' : 'person',
        object: OBJECTS.find((name) => name === object) ?? 'id',
        destination: row.has_destination,
        gapSec: row.gap_sec,
      },
      own: { detectionId: row.own_id, number: Number(row.own_number) },
      joinedAt: row.applied_at.toISOString(),
      separated:
        row.separated_at === null
          ? null
          : { at: row.separated_at.toISOString(), by: row.separated_by },
    };
  });
}

const OBJECTS = ['id', 'hash', 'path', 'url'] as const;
