import type { ActivityEvent, DetectionFact } from '@waybill/contract';
import {
  basisOf,
  scoreAgain,
  type Judge,
  type KnownPerson,
  type Score,
  type ScoreBasis,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { readWeights, type WeightRevision } from '../../risk/rescoring/read-weights.ts';
import { trustVerdict } from '../../trust/applying/trust-context.ts';

interface ScoredDetection {
  policy: Judge;
  leadEvent: ActivityEvent;
  facts?: readonly DetectionFact[];
  person?: KnownPerson | null | undefined;
  eventCount: number;
  objectCount: number;
}

/** A score with its inputs. */
export interface KeptScore extends Score {
  weightsRev: number;
  basis: ScoreBasis;
}

/** The score of a detection with these weights and the active trust rules, and its inputs. */
export async function keptScore(
  tx: Transaction,
  tenantId: number,
  given: {
    detection: ScoredDetection;
    by: WeightRevision;
  },
): Promise<KeptScore> {
  const { detection, by } = given;
  const { policy, leadEvent, facts } = detection;
  const trust = await trustVerdict(tx, tenantId, detection);
  const basis = basisOf(policy, leadEvent, detection);
  const { rev: weightsRev, weights } = by;
  return { ...scoreAgain(basis, leadEvent, { facts, trust, weights }), weightsRev, basis };
}

/** The weights that a stored detection was scored with: new ones are for new detections. */
export async function weightsOfDetection(
  tx: Transaction,
  tenantId: number,
  detectionId: string,
): Promise<WeightRevision> {
  const { current, at } = await readWeights(tx, tenantId);
  if (current.rev === 0) return current;
  const [row] = await tx.named<{ weights_rev: number }>(
    'detection_weights',
    'SELECT weights_rev FROM detection WHERE tenant_id = $1 AND detection_id = $2',
    [tenantId, detectionId],
  );
  return row ? at(row.weights_rev) : current;
}
