import type { ActivityEvent, DetectionExplanation, Severity } from '@waybill/contract';
import { scoreOf } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights } from '../../risk/rescoring/read-weights.ts';
import { groupHash } from './detection-id.ts';
import { insertRow, type DetectionCounts } from './detection-row.ts';

/** A detection created by a person. */
export interface ManualRow extends DetectionCounts {
  detectionId: string;
  title: string;
  severity: Severity;
  leadEvent: ActivityEvent;
  madeBy: NonNullable<DetectionExplanation['madeBy']>;
  /** Epoch milliseconds. */
  now: number;
}

/** Stores a detection created by a person, with the first entry of its history. */
export async function insertManual(
  tx: Transaction,
  tenantId: number,
  made: ManualRow,
): Promise<void> {
  const { detectionId, leadEvent: event, madeBy, severity } = made;
  const { current } = await readWeights(tx, tenantId);
  const { score } = scoreOf({ severity }, event, made, current.weights);
  const explanation: DetectionExplanation = {
    policy: null,
    condition: null,
    leaves: [],
    facts: [],
    window: null,
    // They would name a policy, which does not exist.
    contributions: [],
    madeBy,
  };
  await insertRow(tx, tenantId, {
    ...made,
    titleParts: null,
    type: 'Manual',
    origin: null,
    score,
    weightsRev: current.rev,
    basis: null,
    policy: null,
    isFinding: false,
    // Each is its own finding: later events are never added.
    fingerprint: groupHash(`manual\0${detectionId}`, event.isSample),
    explanation,
    words: [made.title],
  });
  await tx.named(
    'detection_history_made',
    `INSERT INTO detection_history (tenant_id, detection_id, at, actor_id, actor_name, field, after, reason)
     VALUES ($1, $2, $3, $4, $5, 'created', 'new', $6)`,
    [
      tenantId,
      detectionId,
      new Date(made.now),
      madeBy.userId,
      madeBy.name,
      madeBy.note === '' ? null : madeBy.note,
    ],
  );
}
