import { weightsWith, type WeightOverrides, type Weights } from '@waybill/engine';
import type { Transaction } from '@waybill/store';

/** Weights of an organisation with their revision; 0 are the defaults. @published */
export interface WeightRevision {
  rev: number;
  weights: Weights;
}

/** All revisions of an organisation's weights. @published */
export interface WeightBook {
  /** Inputs for scoring new detections. */
  current: WeightRevision;
  /** Inputs of a detection's score. */
  at(rev: number): WeightRevision;
}

const READ = new WeakMap<Transaction, Promise<WeightBook>>();

/**
 * The weights with which a transaction scores detections, read on first use. A change of weights takes
 * the tenant's lock as the writer does, so that everything written after it uses them, in every
 * process.
 *
 * @published
 */
export function readWeights(tx: Transaction, tenantId: number): Promise<WeightBook> {
  const known = READ.get(tx) ?? readBook(tx, tenantId);
  READ.set(tx, known);
  return known;
}

async function readBook(tx: Transaction, tenantId: number): Promise<WeightBook> {
  const rows = await tx.named<{ rev: number; weights: WeightOverrides }>(
    'weight_revisions',
    `SELECT rev, weights FROM weight_change WHERE tenant_id = $1 AND rev IS NOT NULL ORDER BY rev`,
    [tenantId],
  );
  const defaults: WeightRevision = { rev: 0, weights: weightsWith({}) };
  const known = new Map(
    rows.map(({ rev, weights }) => [rev, { rev, weights: weightsWith(weights) }] as const),
  );
  const last = rows.at(-1)?.rev ?? 0;
  const at = (rev: number): WeightRevision => known.get(rev) ?? defaults;
  return { current: at(last), at };
}
