import { SEVERITIES, type RescoreSkip, type Severity } from '@waybill/contract';
import { SEVERITY_MODEL, type Score } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights } from './read-weights.ts';
import type { StoredRescore } from './rescore-rows.ts';
import { scoredDetections, type ScoredDetection } from './rescored-detections.ts';
import { storeScores, type ScoredBy, type StoredScore } from './store-scores.ts';

interface Part {
  stored: StoredRescore;
  now: number;
}

/** A detection's score before and after a run: used for the rollback. */
interface ScoreState {
  score: number;
  severity: Severity;
  raisedSeverity: Severity | null;
  dueAt: number | null;
  model: number;
  weightsRev: number;
  contributions: ScoredDetection['contributions'];
}

interface Item {
  detectionId: string;
  skipped: RescoreSkip | null;
  before: ScoreState | null;
  after: ScoreState | null;
}

/** Computed severity, whatever a person set. */
export function ownSeverity({
  severity,
  raisedSeverity,
}: Pick<ScoredDetection, 'severity' | 'raisedSeverity'>): Severity {
  return raisedSeverity ?? severity;
}

/** Due time of a detection with another severity. */
export function dueAfter(detection: ScoredDetection, after: Severity): number | null {
  const { severity, raisedSeverity, dueAt, dueWith } = detection;
  const isChanged = raisedSeverity === null && after !== severity;
  return isChanged && dueWith !== null ? dueWith(after) : dueAt;
}

/**
 * Rescores open detections, and records their previous state. Detections closed since, and those that
 * would require permission to close critical ones, stay unchanged. The tenant's lock is held. @returns
 * how many scores changed.
 */
export async function rescorePart(
  tx: Transaction,
  tenantId: number,
  { stored, now }: Part,
): Promise<number> {
  const { at } = await readWeights(tx, tenantId);
  const by = at(stored.weightsRev);
  const items: Item[] = [];
  const scores: StoredScore[] = [];
  let changed = 0;
  for (const detection of await scoredDetections(tx, tenantId, {
    ids: stored.ids,
    isLocked: true,
  })) {
    const { detectionId } = detection;
    const score = detection.scoreWith(by.weights);
    const skipped = skipOf(detection, score, stored);
    if (skipped !== null) {
      items.push({ detectionId, skipped, before: null, after: null });
      continue;
    }
    if (isSame(detection, score, by.rev)) continue;
    if (score.score !== detection.score || score.severity !== ownSeverity(detection)) changed += 1;
    const after = stateAfter(detection, score, by.rev);
    items.push({ detectionId, skipped: null, before: stateOf(detection), after });
    scores.push({
      detectionId,
      ...score,
      madeWith: { model: SEVERITY_MODEL, weightsRev: by.rev },
    });
  }
  const { userId, userName } = stored.by;
  await storeScores(tx, tenantId, {
    scores,
    by: { userId, userName, now, reason: 'Rescored' },
  });
  await storeItems(tx, tenantId, stored.runId, items);
  return changed;
}

function skipOf(
  detection: ScoredDetection,
  after: Score,
  { by }: Pick<StoredRescore, 'by'>,
): RescoreSkip | null {
  if (detection.isClosed) return 'closed';
  const isLowered =
    ownSeverity(detection) === SEVERITIES.at(-1) && after.severity !== SEVERITIES.at(-1);
  return isLowered && !by.mayLowerCritical ? 'critical' : null;
}

function isSame(detection: ScoredDetection, after: Score, weightsRev: number): boolean {
  return (
    detection.model === SEVERITY_MODEL &&
    detection.weightsRev === weightsRev &&
    detection.score === after.score &&
    ownSeverity(detection) === after.severity &&
    textOf(detection.contributions) === textOf(after.contributions)
  );
}

/** For comparison: the database orders JSON keys in its own way. */
function textOf(contributions: ScoredDetection['contributions']): string {
  return JSON.stringify(
    contributions.map(({ kind, label, value, seen, ruleId }) => [kind, label, value, seen, ruleId]),
  );
}

function stateOf(detection: ScoredDetection): ScoreState {
  const { score, severity, raisedSeverity, dueAt, model, weightsRev, contributions } = detection;
  return { score, severity, raisedSeverity, dueAt, model, weightsRev, contributions };
}

function stateAfter(detection: ScoredDetection, after: Score, weightsRev: number): ScoreState {
  const { severity, raisedSeverity } = detection;
  return {
    score: after.score,
    severity: raisedSeverity === null ? after.severity : severity,
    raisedSeverity: raisedSeverity === null ? null : after.severity,
    dueAt: dueAfter(detection, after.severity),
    model: SEVERITY_MODEL,
    weightsRev,
    contributions: after.contributions,
  };
}

async function storeItems(
  tx: Transaction,
  tenantId: number,
  runId: string,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return;
  await tx.named(
    'rescore_items',
    `INSERT INTO rescore_item (tenant_id, run_id, detection_id, skipped, before, after)
     SELECT $1, $2, n."detectionId", n.skipped, n.before, n.after
     FROM jsonb_to_recordset($3::jsonb) AS n ("detectionId" uuid, skipped text, before jsonb, after jsonb)`,
    [tenantId, runId, JSON.stringify(items)],
  );
}

interface DoneItem {
  detection_id: string;
  before: ScoreState;
  after: ScoreState;
  [column: string]: unknown;
}

/**
 * Restores former scores, severities and due dates, of detections unchanged since the run. The tenant's
 * lock is held. @returns how many were restored.
 */
export async function undoPart(
  tx: Transaction,
  tenantId: number,
  { stored, now }: Part,
): Promise<number> {
  const items = await tx.named<DoneItem>(
    'rescore_items_done',
    `SELECT detection_id, before, after FROM rescore_item
     WHERE tenant_id = $1 AND run_id = $2 AND detection_id = ANY($3::uuid[]) AND skipped IS NULL`,
    [tenantId, stored.runId, stored.ids],
  );
  const byId = new Map(items.map((item) => [item.detection_id, item]));
  const skipped = new Map<string, RescoreSkip | null>(
    items.map((item) => [item.detection_id, 'gone']),
  );
  const restored: DoneItem[] = [];
  const found = await scoredDetections(tx, tenantId, { ids: [...byId.keys()], isLocked: true });
  for (const detection of found) {
    const item = byId.get(detection.detectionId);
    if (item === undefined) continue;
    const reason = faultOf(detection, item.after);
    skipped.set(detection.detectionId, reason);
    if (reason === null) restored.push(item);
  }
  const { userId, userName } = stored.undoneBy ?? stored.by;
  await restore(tx, tenantId, {
    items: restored,
    by: { userId, userName, now, reason: 'Rescoring undone' },
  });
  await tx.named(
    'rescore_items_undone',
    `UPDATE rescore_item i SET is_undone = n.skipped IS NULL, undo_skipped = n.skipped
     FROM unnest($3::uuid[], $4::text[]) AS n (id, skipped)
     WHERE i.tenant_id = $1 AND i.run_id = $2 AND i.detection_id = n.id`,
    [tenantId, stored.runId, [...skipped.keys()], [...skipped.values()]],
  );
  return restored.length;
}

/** A closed detection does not change, and later changes by others are not overwritten. */
function faultOf(detection: ScoredDetection, after: ScoreState): RescoreSkip | null {
  if (detection.isClosed) return 'closed';
  const now = stateOf(detection);
  const isAsLeft =
    now.score === after.score &&
    now.severity === after.severity &&
    now.raisedSeverity === after.raisedSeverity &&
    now.dueAt === after.dueAt &&
    now.weightsRev === after.weightsRev &&
    textOf(now.contributions) === textOf(after.contributions);
  return isAsLeft ? null : 'changed_since';
}

async function restore(
  tx: Transaction,
  tenantId: number,
  { items, by }: { items: readonly DoneItem[]; by: ScoredBy },
): Promise<void> {
  if (items.length === 0) return;
  await storeScores(tx, tenantId, {
    scores: items.map(({ detection_id: detectionId, before }) => ({
      detectionId,
      score: before.score,
      severity: ownSeverity(before),
      contributions: before.contributions,
      madeWith: { model: before.model, weightsRev: before.weightsRev },
    })),
    by,
  });
  // The severity determines its own due date, which may differ from the former one.
  await tx.named(
    'rescore_due_dates',
    `UPDATE detection d SET due_at = n.due FROM unnest($2::uuid[], $3::timestamptz[]) AS n (id, due)
     WHERE d.tenant_id = $1 AND d.detection_id = n.id AND d.due_at IS DISTINCT FROM n.due`,
    [
      tenantId,
      items.map((item) => item.detection_id),
      items.map(({ before }) => (before.dueAt === null ? null : new Date(before.dueAt))),
    ],
  );
}
