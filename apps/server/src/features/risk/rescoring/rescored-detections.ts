import {
  SEVERITIES,
  type ActivityEvent,
  type DetectionExplanation,
  type DetectionFact,
  type DetectionStatus,
  type Severity,
} from '@waybill/contract';
import {
  basisIn,
  BUILTIN_POLICIES,
  scoreAgain,
  trustIn,
  withJoinedFindings,
  type JoinedFinding,
  type Score,
  type ScoreBasis,
  type Weights,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { findingsJoinedTo } from '../../detection/findings/settle-joined.ts';

interface Row {
  detection_id: string;
  status: DetectionStatus;
  score: number;
  severity: Severity;
  raised_severity: Severity | null;
  due_at: Date | null;
  dues: Date[];
  is_due_by_hand: boolean;
  score_model: number;
  weights_rev: number;
  score_basis: ScoreBasis | null;
  policy_key: string | null;
  event_count: number;
  object_count: number;
  lead_event: ActivityEvent;
  contributions: DetectionExplanation['contributions'];
  facts: readonly DetectionFact[];
  [column: string]: unknown;
}

/** A detection's current state, with the inputs for rescoring it. */
export interface ScoredDetection {
  detectionId: string;
  isClosed: boolean;
  score: number;
  /** The displayed one: from the product, or a person. */
  severity: Severity;
  /** The computed severity if a person set another one. */
  raisedSeverity: Severity | null;
  contributions: DetectionExplanation['contributions'];
  /** Epoch milliseconds. */
  dueAt: number | null;
  /** Due time with another severity; null if a person set it. */
  dueWith: ((severity: Severity) => number) | null;
  model: number;
  weightsRev: number;
  /** Its score under other weights, by the function that scores new detections. */
  scoreWith: (weights: Weights) => Score;
}

/**
 * Those of the given detections that can be rescored, in the given order: excludes manual ones, those
 * scored by the first model, and merged ones. `isLocked`: no one else changes them before the
 * transaction ends.
 */
export async function scoredDetections(
  tx: Transaction,
  tenantId: number,
  { ids, isLocked }: { ids: readonly string[]; isLocked: boolean },
): Promise<ScoredDetection[]> {
  const rows = await tx.named<Row>(
    isLocked ? 'scored_detections_locked' : 'scored_detections',
    `SELECT d.detection_id, d.status, d.score, d.severity, d.raised_severity, d.due_at, d.is_due_by_hand,
       d.score_model, d.weights_rev, d.score_basis, d.policy_key, d.event_count, d.object_count, d.lead_event,
       ARRAY(SELECT due_of(d.tenant_id, d.created_at, s) FROM unnest('{LOW,MEDIUM,HIGH,CRITICAL}'::text[]) AS s) AS dues,
       d.explanation -> 'contributions' AS contributions, d.explanation -> 'facts' AS facts
     FROM unnest($2::uuid[]) WITH ORDINALITY AS n (id, place)
     JOIN detection d ON d.tenant_id = $1 AND d.detection_id = n.id
     WHERE d.status <> 'merged' AND d.score_model > 1 AND jsonb_array_length(d.explanation -> 'contributions') > 0
     ORDER BY n.place${isLocked ? ' FOR UPDATE OF d' : ''}`,
    [tenantId, ids],
  );
  const joined = await findingsJoinedTo(
    tx,
    tenantId,
    rows.map((row) => row.detection_id),
  );
  return rows.map((row) => detectionOf(row, joined.get(row.detection_id) ?? []));
}

function detectionOf(row: Row, joined: readonly JoinedFinding[]): ScoredDetection {
  const { lead_event: event, contributions, facts, dues } = row;
  const basis = row.score_basis ?? olderBasis(row);
  const trust = trustIn(contributions);
  return {
    detectionId: row.detection_id,
    isClosed: row.status === 'closed',
    score: row.score,
    severity: row.severity,
    raisedSeverity: row.raised_severity,
    contributions,
    dueAt: row.due_at?.getTime() ?? null,
    dueWith: row.is_due_by_hand
      ? null
      : (severity) => (dues[SEVERITIES.indexOf(severity)] ?? new Date(0)).getTime(),
    model: row.score_model,
    weightsRev: row.weights_rev,
    scoreWith(weights) {
      const score = scoreAgain(basis, event, { facts, trust, weights });
      return joined.length === 0 ? score : withJoinedFindings(score.contributions, joined);
    },
  };
}

function olderBasis(row: Row): ScoreBasis {
  const { contributions, facts, policy_key: key } = row;
  const policy = BUILTIN_POLICIES.find((builtin) => builtin.key === key);
  return basisIn({
    contributions,
    facts,
    eventCount: row.event_count,
    objectCount: row.object_count,
    suggested: policy?.severity ?? 'LOW',
  });
}
