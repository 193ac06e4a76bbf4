import type { DetectionExplanation, Severity } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { trustColumns } from '../../trust/applying/trust-columns.ts';

/** A new score of a detection, which may be lower than the current one. */
export interface StoredScore {
  detectionId: string;
  score: number;
  severity: Severity;
  contributions: DetectionExplanation['contributions'];
  /** Absent: the current inputs stay. */
  madeWith?: { model: number; weightsRev: number };
}

/** @published */
export interface ScoredBy {
  userId: string | null;
  userName: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** Why, for the histories of detections whose severity changes. */
  reason: string;
}

const RANK = `array_position('{LOW,MEDIUM,HIGH,CRITICAL}'::text[], n.severity) - 1`;

/**
 * Stores scores in one statement, with a history entry if the severity changes. A severity set by a
 * person stays; the computed one follows the score. The rows are read with their severities by the
 * caller, who holds the tenant's lock.
 *
 * @published
 */
export async function storeScores(
  tx: Transaction,
  tenantId: number,
  { scores, by }: { scores: readonly StoredScore[]; by: ScoredBy },
): Promise<void> {
  if (scores.length === 0) return;
  await tx.named(
    'detections_rescore',
    `WITH n AS MATERIALIZED (
       SELECT n.*, d.severity AS former FROM jsonb_to_recordset($2::jsonb) AS n (id uuid, severity text,
         score smallint, contributions jsonb, rule uuid, untrusted smallint, model smallint, weights integer)
       JOIN detection d ON d.tenant_id = $1 AND d.detection_id = n.id
     ), done AS (
       UPDATE detection d SET score = n.score,
         severity = CASE WHEN d.raised_severity IS NULL THEN n.severity ELSE d.severity END,
         severity_rank = CASE WHEN d.raised_severity IS NULL THEN ${RANK} ELSE d.severity_rank END,
         raised_severity = CASE WHEN d.raised_severity IS NULL THEN NULL ELSE n.severity END,
         explanation = d.explanation || jsonb_build_object('contributions', n.contributions),
         trust_rule_id = n.rule, untrusted_rank = n.untrusted, score_model = coalesce(n.model, d.score_model),
         weights_rev = coalesce(n.weights, d.weights_rev), updated_at = $3
       FROM n WHERE d.tenant_id = $1 AND d.detection_id = n.id
       RETURNING d.detection_id, n.former, d.severity
     )
     INSERT INTO detection_history (tenant_id, detection_id, at, actor_id, actor_name, field, before, after, reason)
     SELECT $1, detection_id, $3, $4, $5, 'severity', former, severity, $6 FROM done WHERE former <> severity`,
    [
      tenantId,
      JSON.stringify(scores.map(columnsOf)),
      new Date(by.now),
      by.userId,
      by.userName,
      by.reason,
    ],
  );
}

function columnsOf({ detectionId: id, madeWith, ...score }: StoredScore) {
  const [rule, untrusted] = trustColumns(score.contributions);
  const { model, weightsRev: weights } = madeWith ?? {};
  return { id, rule, untrusted, ...score, model, weights };
}
