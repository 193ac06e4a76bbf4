import { SEVERITIES, type DetectionExplanation } from '@waybill/contract';
import { withJoinedFindings, type JoinedFinding } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import { readVendorCaps } from './finding-settings.ts';
import { writeScore } from './leave-own.ts';
import { recountDetection } from './recount-detection.ts';
import { joinedFindingOf } from './vendor-findings.ts';

/** Detections with joined findings among those that gained evidence from new events. */
export async function joinedHostsOf(
  tx: Transaction,
  tenantId: number,
  eventIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.named<{ detection_id: string }>(
    'finding_hosts_grown',
    `SELECT DISTINCT e.detection_id FROM detection_event e
     WHERE e.tenant_id = $1 AND e.event_id = ANY($2) AND EXISTS (
       SELECT FROM detection_join j WHERE j.tenant_id = $1 AND j.detection_id = e.detection_id
         AND j.separated_at IS NULL AND j.applied_at IS NOT NULL)`,
    [tenantId, eventIds],
  );
  return rows.map(({ detection_id: id }) => id);
}

interface HostRow {
  detection_id: string;
  score: number;
  severity_rank: number;
  explanation: DetectionExplanation;
  [column: string]: unknown;
}

type FindingRow = StoredRow & { detection_id: string; policy_key: string };

/**
 * Keeps detections at least as severe as their joined findings, and their counts correct, after they
 * grew. With `mayFall` a finding has left, and its contribution is removed.
 */
export async function settleJoined(
  tx: Transaction,
  tenantId: number,
  detectionIds: readonly string[],
  { mayFall = false }: { mayFall?: boolean } = {},
): Promise<void> {
  if (detectionIds.length === 0) return;
  const hosts = await tx.named<HostRow>(
    'finding_hosts',
    `SELECT detection_id, score, array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[],
       coalesce(raised_severity, severity)) - 1 AS severity_rank, explanation
     FROM detection WHERE tenant_id = $1 AND detection_id = ANY($2)`,
    [tenantId, detectionIds],
  );
  const findings = await findingsJoinedTo(tx, tenantId, detectionIds);
  for (const host of hosts) {
    const joined = findings.get(host.detection_id) ?? [];
    await recountDetection(tx, tenantId, host.detection_id);
    const settled = withJoinedFindings(host.explanation.contributions, joined);
    const rank = SEVERITIES.indexOf(settled.severity);
    const isLower = !mayFall && rank < host.severity_rank;
    await writeScore(tx, tenantId, {
      detectionId: host.detection_id,
      contributions: settled.contributions,
      score: mayFall ? settled.score : Math.max(settled.score, host.score),
      severity: (isLower ? SEVERITIES[host.severity_rank] : null) ?? settled.severity,
    });
  }
}

/** Points of the findings joined to the detections, by detection. @published */
export async function findingsJoinedTo(
  tx: Transaction,
  tenantId: number,
  detectionIds: readonly string[],
): Promise<Map<string, JoinedFinding[]>> {
  const caps = await readVendorCaps(tx, tenantId);
  const found = new Map<string, JoinedFinding[]>();
  for (const row of await newestRecords(tx, tenantId, detectionIds)) {
    const { detection_id: id, policy_key: key } = row;
    const finding = joinedFindingOf(key, storedEvent(row), caps.get(key) ?? null);
    found.set(id, [...(found.get(id) ?? []), finding]);
  }
  return found;
}

const COLUMNS = EVENT_COLUMNS.split(', ')
  .map((name) => `newest.${name}`)
  .join(', ');

/** The newest record of each finding that joined the detections: it says how severe the finding is now. */
function newestRecords(
  tx: Transaction,
  tenantId: number,
  detectionIds: readonly string[],
): Promise<FindingRow[]> {
  return tx.named<FindingRow>(
    'finding_newest',
    `SELECT j.detection_id, j.policy_key, ${COLUMNS} FROM detection_join j CROSS JOIN LATERAL (
       SELECT a.* FROM finding_event f
       JOIN activity a ON a.tenant_id = f.tenant_id AND a.occurred_at = f.occurred_at AND a.event_id = f.event_id
       WHERE f.tenant_id = j.tenant_id AND f.policy_key = j.policy_key AND f.finding_key = j.finding_key
       ORDER BY f.occurred_at DESC, f.event_id DESC LIMIT 1) AS newest
     WHERE j.tenant_id = $1 AND j.detection_id = ANY($2) AND j.separated_at IS NULL AND j.applied_at IS NOT NULL`,
    [tenantId, detectionIds],
  );
}
