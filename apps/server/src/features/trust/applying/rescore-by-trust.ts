import { SEVERITIES } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import { readKnownPeople } from '../../policy/evaluation/read-known-people.ts';
import { storeScores, type ScoredBy } from '../../risk/rescoring/store-scores.ts';
import { readTrust } from './read-trust.ts';
import { trustOf } from './trust-context.ts';
import { trustedDetections, type TrustedDetection } from './trusted-detections.ts';

/**
 * Rescores detections under the active rules. The tenant's lock is held.
 *
 * @returns how many scores changed.
 *
 * @published
 */
export async function rescoreByTrust(
  tx: Transaction,
  tenantId: number,
  given: {
    ids: readonly string[];
    by: Omit<ScoredBy, 'reason'> & { mayLowerCritical: boolean };
  },
): Promise<number> {
  const { ids, by } = given;
  if (ids.length === 0) return 0;
  const verdictOf = trustOf(await readTrust(tx, tenantId), await readKnownPeople(tx, tenantId));
  const changed: TrustedDetection[] = [];
  for await (const detection of trustedDetections(tx, { tenantId, ids }, verdictOf)) {
    if (by.mayLowerCritical || !isCriticalLowered(detection)) changed.push(detection);
  }
  await storeScores(tx, tenantId, {
    scores: changed.map(({ detectionId, after }) => ({ detectionId, ...after })),
    by: { ...by, reason: 'Trust rule' },
  });
  return changed.length;
}

function isCriticalLowered({ severity, after }: TrustedDetection): boolean {
  return severity === SEVERITIES.at(-1) && after.severity !== severity;
}
