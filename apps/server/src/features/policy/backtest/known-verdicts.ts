import type { MatchedEvent } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import {
  detectionTitle,
  TITLE_COLUMNS,
  type TitleRow,
} from '../../detection/detections-read-model.ts';

export type Verdict = NonNullable<MatchedEvent['verdict']>;

/** Verdicts of the detections that events belong to, by the events' ids. */
export type KnownVerdicts = ReadonlyMap<
  string,
  { detectionId: string; policyKey: string | null; verdict: Verdict }
>;

const MOST_EVENTS = 500_000;

/** Whichever policy raised the detection; of several the newest. */
export async function readVerdicts(
  tx: Transaction,
  window: { tenantId: number; from: number; to: number },
): Promise<KnownVerdicts> {
  const rows = await tx.named<{
    event_id: string;
    detection_id: string;
    policy_key: string | null;
    verdict: Verdict;
  }>(
    'policy_verdicts',
    `SELECT link.event_id, link.detection_id, detection.policy_key, detection.verdict
     FROM detection JOIN detection_event AS link USING (tenant_id, detection_id)
     WHERE detection.tenant_id = $1 AND detection.verdict IN ('confirmed', 'authorised', 'false_positive')
       AND link.occurred_at >= $2 AND link.occurred_at < $3
     ORDER BY detection.number LIMIT ${MOST_EVENTS}`,
    [window.tenantId, new Date(window.from), new Date(window.to)],
  );
  return new Map(
    rows.map((row) => [
      row.event_id,
      { detectionId: row.detection_id, policyKey: row.policy_key, verdict: row.verdict },
    ]),
  );
}

/** The newest of some detections, by name. */
export async function newestDetections(
  tx: Transaction,
  of: { tenantId: number; ids: readonly string[]; most: number },
): Promise<{ detectionId: string; number: number; title: string }[]> {
  if (of.ids.length === 0) return [];
  const rows = await tx.named<
    TitleRow & { detection_id: string; number: string; [column: string]: unknown }
  >(
    'policy_named_detections',
    `SELECT d.detection_id, d.number, ${TITLE_COLUMNS} FROM detection d
     WHERE d.tenant_id = $1 AND d.detection_id = ANY($2) ORDER BY d.number DESC LIMIT $3`,
    [of.tenantId, of.ids, of.most],
  );
  return rows.map((row) => ({
    detectionId: row.detection_id,
    number: Number(row.number),
    title: detectionTitle(row),
  }));
}
