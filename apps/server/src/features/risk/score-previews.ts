import type { ScoreEffect } from '@waybill/contract';
import { SEVERITY_MODEL, weightsWith, type WeightOverrides } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights } from './rescoring/read-weights.ts';
import { dueAfter, ownSeverity } from './rescoring/rescore-part.ts';
import { scoredDetections, type ScoredDetection } from './rescoring/rescored-detections.ts';
import { countEffect } from './score-effect.ts';

const DAY_MS = 86_400_000;
/** Look-back for the effect of weights. */
const HISTORY_DAYS = 30;
/** Maximum detections scored: a person is waiting. */
const MOST_SCORED = 5000;
/** Number read at a time: each includes its lead event. */
const BATCH = 500;

export interface PreviewRequest {
  tenantId: number;
  now: number;
  /** Whether examples may name detections. */
  mayRead: boolean;
}

/**
 * Preview the effect of weights on detections of the last 30 days: the score under the active weights
 * is compared with the score under these, to isolate their effect.
 */
export async function previewWeights(
  tx: Transaction,
  { tenantId, now, mayRead }: PreviewRequest,
  overrides: WeightOverrides,
): Promise<ScoreEffect> {
  const { current } = await readWeights(tx, tenantId);
  const weights = weightsWith(overrides);
  const ids = await recentIds(tx, tenantId, now);
  const counter = countEffect();
  for await (const detection of scoredOf(tx, tenantId, ids)) {
    const before = detection.scoreWith(current.weights);
    counter.add({
      detectionId: detection.detectionId,
      before,
      after: detection.scoreWith(weights),
    });
  }
  return counter.effect(tx, tenantId, { mayRead, isComplete: ids.length <= MOST_SCORED });
}

/** Effect of rescoring open detections, with their due dates. */
export async function previewRescore(tx: Transaction, { tenantId, now, mayRead }: PreviewRequest) {
  const { current } = await readWeights(tx, tenantId);
  const ids = await openIds(tx, tenantId, MOST_SCORED + 1);
  const counter = countEffect();
  const told = { outdated: 0, dueEarlier: 0, dueLater: 0, overdue: 0 };
  for await (const detection of scoredOf(tx, tenantId, ids)) {
    const { detectionId, score, dueAt } = detection;
    const after = detection.scoreWith(current.weights);
    counter.add({ detectionId, before: { score, severity: ownSeverity(detection) }, after });
    if (isOutdated(detection, current.rev)) told.outdated += 1;
    const due = dueAfter(detection, after.severity);
    if (due === null || due === dueAt) continue;
    if (dueAt !== null && due < dueAt) told.dueEarlier += 1;
    else told.dueLater += 1;
    if (due < now) told.overdue += 1;
  }
  const isComplete = ids.length <= MOST_SCORED;
  const effect = await counter.effect(tx, tenantId, { mayRead, isComplete });
  return { ...effect, ...told, model: SEVERITY_MODEL, rev: current.rev };
}

function isOutdated({ model, weightsRev }: ScoredDetection, rev: number): boolean {
  return model !== SEVERITY_MODEL || weightsRev !== rev;
}

/** Open detections that can be rescored, newest first. */
export async function openIds(
  tx: Transaction,
  tenantId: number,
  most: number | null,
): Promise<string[]> {
  const rows = await tx.named<{ detection_id: string }>(
    'rescore_open_ids',
    `SELECT detection_id FROM detection
     WHERE tenant_id = $1 AND status NOT IN ('closed', 'merged') AND score_model > 1 AND policy_key IS NOT NULL
     ORDER BY last_seen_at DESC, detection_id DESC LIMIT $2`,
    [tenantId, most],
  );
  return rows.map((row) => row.detection_id);
}

async function recentIds(tx: Transaction, tenantId: number, now: number): Promise<string[]> {
  const rows = await tx.named<{ detection_id: string }>(
    'rescore_recent_ids',
    `SELECT detection_id FROM detection
     WHERE tenant_id = $1 AND last_seen_at >= $2 AND status <> 'merged' AND score_model > 1
       AND policy_key IS NOT NULL
     ORDER BY last_seen_at DESC, detection_id DESC LIMIT $3`,
    [tenantId, new Date(now - HISTORY_DAYS * DAY_MS), MOST_SCORED + 1],
  );
  return rows.map((row) => row.detection_id);
}

async function* scoredOf(
  tx: Transaction,
  tenantId: number,
  ids: readonly string[],
): AsyncGenerator<ScoredDetection> {
  for (let at = 0; at < Math.min(ids.length, MOST_SCORED); at += BATCH) {
    const some = ids.slice(at, Math.min(at + BATCH, MOST_SCORED));
    yield* await scoredDetections(tx, tenantId, { ids: some, isLocked: false });
  }
}
