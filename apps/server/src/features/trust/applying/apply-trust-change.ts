import type { Permission } from '@waybill/contract';
import type { TrustSubject } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { addRescore, RESCORE_PART } from '../../risk/rescoring/rescore-rows.ts';
import { rescoreByTrust } from './rescore-by-trust.ts';
import { trustedIds } from './trusted-detections.ts';

/** Maximum open detections rescored directly per change; a person is waiting. */
const MOST_RESCORED = 5000;

export interface TrustChange {
  /** Former and current subjects of the rule. */
  subjects: readonly TrustSubject[];
  ruleIds: readonly string[];
  actor: { userId: string; userName: string; permissions: ReadonlySet<Permission> };
  now: number;
}

/** Result of a change, or the run that applies it in parts. */
export type TrustRescore = { rescored: number } | { runId: string };

/**
 * Applies a change of rules: every process reloads them, and open detections get the score that they
 * would have as new ones, with a history entry if the severity changes. The caller holds the tenant's
 * lock. Lowering a critical detection requires permission to close one: without it the score stays.
 * Larger numbers are not scored here, so that the lock is not held for seconds: the caller finishes
 * them with `finishTrustChange` after the transaction.
 */
export async function applyTrustChange(
  tx: Transaction,
  tenantId: number,
  { actor, ...change }: TrustChange,
): Promise<TrustRescore> {
  await tx.named(
    'trust_rev_raise',
    'UPDATE tenant SET trust_rev = trust_rev + 1 WHERE tenant_id = $1',
    [tenantId],
  );
  const search = { tenantId, ...change, isOpen: true, most: MOST_RESCORED };
  const ids = await trustedIds(tx, search);
  const { userId, userName, permissions } = actor;
  const mayLowerCritical = permissions.has('detection:close-critical');
  const { now } = change;
  if (ids.length > RESCORE_PART) {
    const by = { userId, userName, mayLowerCritical };
    return { runId: await addRescore(tx, tenantId, { kind: 'trust', ids, by, now }) };
  }
  const by = { userId, userName, mayLowerCritical, now };
  return { rescored: await rescoreByTrust(tx, tenantId, { ids, by }) };
}
