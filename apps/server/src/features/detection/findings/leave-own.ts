import type {
  ActivityEvent,
  DetectionExplanation,
  DetectionStatus,
  Severity,
} from '@waybill/contract';
import { SEVERITIES } from '@waybill/contract';
import { basisOf, findingPoints, scoreAgain, SEVERITY_MODEL, type Policy } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { writeHistory } from '../../ingest/writing/write-history.ts';
import { replaceLead } from '../judging/detection-row.ts';
import { weightsOfDetection } from '../judging/detection-score.ts';
import { EVENT_COLUMNS, storedEvent, type StoredRow } from '../../ingest/writing/stored-event.ts';
import { readVendorCaps } from './finding-settings.ts';
import type { JoinRow } from './join-rows.ts';
import { recountDetection } from './recount-detection.ts';
import { findingPolicy } from './vendor-findings.ts';

interface OwnRow {
  own_id: string;
  status: DetectionStatus;
  [column: string]: unknown;
}

/**
 * Moves a finding that joined another detection out of its own one, which is merged into the other when
 * empty. A detection that a person has edited (a revision, a comment, a case) or closed keeps its
 * evidence and stays.
 */
export async function leaveOwn(tx: Transaction, tenantId: number, join: JoinRow): Promise<void> {
  const { detection_id: hostId, policy_key: policyKey, finding_key: findingKey } = join;
  const owns = await tx.named<OwnRow>(
    'finding_own_left',
    `WITH own AS (
       SELECT d.detection_id, d.status FROM detection d
       WHERE d.tenant_id = $1 AND d.is_finding AND d.detection_id IN (
           SELECT own_id FROM finding_event WHERE tenant_id = $1 AND policy_key = $2 AND finding_key = $3)
         AND (d.status = 'merged' OR d.status = 'new' AND d.rev = 1
           AND NOT EXISTS (SELECT FROM detection_comment c
             WHERE c.tenant_id = $1 AND c.detection_id = d.detection_id)
           AND NOT EXISTS (SELECT FROM case_detection c
             WHERE c.tenant_id = $1 AND c.detection_id = d.detection_id))
     ), gone AS (
       DELETE FROM detection_event e USING own, finding_event f
       WHERE e.tenant_id = $1 AND e.detection_id = own.detection_id AND f.tenant_id = $1 AND f.policy_key = $2
         AND f.finding_key = $3 AND e.event_id = f.event_id AND e.occurred_at = f.occurred_at
       RETURNING e.detection_id)
     SELECT DISTINCT own.detection_id AS own_id, own.status FROM own JOIN gone USING (detection_id)`,
    [tenantId, policyKey, findingKey],
  );
  for (const own of owns) {
    await dropObjects(tx, tenantId, own.own_id);
    const left = await recountDetection(tx, tenantId, own.own_id);
    if (own.status === 'merged') continue;
    if (left === 0) await goInto(tx, tenantId, own, hostId);
    else await tellOfRest(tx, tenantId, own.own_id);
  }
}

/** Objects that no event of the detection is about anymore. */
async function dropObjects(tx: Transaction, tenantId: number, detectionId: string): Promise<void> {
  await tx.named(
    'finding_own_objects',
    `DELETE FROM detection_object o WHERE o.tenant_id = $1 AND o.detection_id = $2 AND NOT EXISTS (
       SELECT FROM detection_event e
       JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
       WHERE e.tenant_id = $1 AND e.detection_id = $2 AND a.object_key = o.object_key)`,
    [tenantId, detectionId],
  );
}

async function goInto(
  tx: Transaction,
  tenantId: number,
  own: OwnRow,
  hostId: string,
): Promise<void> {
  const [host] = await tx.named<{ number: string }>(
    'finding_own_into',
    `WITH into_it AS (
       UPDATE detection SET status = 'merged', merged_into = $3, rev = rev + 1, updated_at = now()
       WHERE tenant_id = $1 AND detection_id = $2)
     SELECT number FROM detection WHERE tenant_id = $1 AND detection_id = $3`,
    [tenantId, own.own_id, hostId],
  );
  await writeHistory(tx, { tenantId, userId: null, userName: null }, [
    {
      detectionId: own.own_id,
      field: 'status',
      before: own.status,
      after: 'merged',
      reason: `DET-${host?.number}`,
    },
  ]);
}

interface RestRow {
  policy_key: string;
  event_count: number;
  object_count: number;
  lead_event: ActivityEvent;
  explanation: DetectionExplanation;
  [column: string]: unknown;
}

/** Recomputes a detection and its score from its remaining evidence. */
export async function tellOfRest(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<void> {
  const [row] = await tx.named<RestRow>(
    'finding_rest',
    `SELECT policy_key, event_count, object_count, lead_event, explanation FROM detection
     WHERE tenant_id = $1 AND detection_id = $2`,
    [tenantId, detectionId],
  );
  if (!row) return;
  const caps = await readVendorCaps(tx, tenantId);
  const policy = findingPolicy(row.policy_key, caps.get(row.policy_key) ?? null);
  const lead = (await mostSevere(tx, { tenantId, detectionId, policy })) ?? row.lead_event;
  if (lead.eventId !== row.lead_event.eventId) {
    await replaceLead(tx, detectionId, { policy, event: lead });
  }
  const { weights } = await weightsOfDetection(tx, tenantId, detectionId);
  const counts = { eventCount: row.event_count, objectCount: row.object_count };
  const basis = basisOf(policy, lead, counts);
  const { score, severity, contributions } = scoreAgain(basis, lead, { weights });
  await writeScore(tx, tenantId, { detectionId, score, severity, contributions });
  await tx.named(
    'finding_basis',
    'UPDATE detection SET score_basis = $3, score_model = $4 WHERE tenant_id = $1 AND detection_id = $2',
    [tenantId, detectionId, JSON.stringify(basis), SEVERITY_MODEL],
  );
}

export interface NewScore {
  detectionId: string;
  score: number;
  severity: Severity;
  contributions: DetectionExplanation['contributions'];
}

/** Writes a score that may be lower than before, because evidence was removed. */
export async function writeScore(
  tx: Transaction,
  tenantId: number,
  { detectionId, score, severity, contributions }: NewScore,
): Promise<void> {
  // A person's severity still applies; only the computed one changes.
  await tx.named(
    'finding_score',
    `UPDATE detection SET score = $3, explanation = explanation || $6::jsonb, updated_at = now(),
       severity = CASE WHEN raised_severity IS NULL THEN $4 ELSE severity END,
       severity_rank = CASE WHEN raised_severity IS NULL THEN $5 ELSE severity_rank END,
       raised_severity = CASE WHEN raised_severity IS NULL THEN NULL ELSE $4 END
     WHERE tenant_id = $1 AND detection_id = $2`,
    [
      tenantId,
      detectionId,
      score,
      severity,
      SEVERITIES.indexOf(severity),
      JSON.stringify({ contributions }),
    ],
  );
}

/** Records read to find the one that a detection reports. */
const MOST_RECORDS = 500;

/** The first of the most severe records that are evidence. */
async function mostSevere(
  tx: Transaction,
  { tenantId, detectionId, policy }: { tenantId: number; detectionId: string; policy: Policy },
): Promise<ActivityEvent | null> {
  const rows = await tx.named<StoredRow>(
    'finding_records_left',
    `SELECT ${COLUMNS} FROM detection_event e
     JOIN activity a ON a.tenant_id = e.tenant_id AND a.occurred_at = e.occurred_at AND a.event_id = e.event_id
     WHERE e.tenant_id = $1 AND e.detection_id = $2
     ORDER BY e.occurred_at, e.event_id LIMIT ${MOST_RECORDS}`,
    [tenantId, detectionId],
  );
  return rows
    .map(storedEvent)
    .reduce<ActivityEvent | null>(
      (best, event) =>
        best !== null && findingPoints(policy, best) >= findingPoints(policy, event) ? best : event,
      null,
    );
}

const COLUMNS = EVENT_COLUMNS.split(', ')
  .map((name) => `a.${name}`)
  .join(', ');
