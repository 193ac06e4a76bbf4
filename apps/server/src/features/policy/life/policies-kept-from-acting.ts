import type { Transaction } from '@waybill/store';
import { readPolicies, type PolicyRow } from '../evaluation/policy-rows.ts';
import type { Standings } from '../evaluation/policy-content.ts';
import { isShared, rungOf, type Step } from './policy-ladder.ts';
import type { PolicyView } from '../policy-view.ts';

/**
 * Whether a step activates something that stops others while another policy prompts or blocks people:
 * then it may disable that one, which requires `policy:enforce`.
 */
export async function stepStopsShared(
  tx: Transaction,
  { tenantId, view, step }: { tenantId: number; view: PolicyView; step: Step },
): Promise<boolean> {
  const isActivation = step.kind === 'activate';
  const content = isActivation ? view.content : (view.active ?? view.content);
  if (view.isBuiltin || !content.stopsOthers) return false;
  const acts = isActivation ? isActing(view.standings) : step.kind === 'up' && step.to === 'alert';
  if (!acts) return false;
  const others = (await readPolicies(tx, tenantId)).filter(
    ({ policyKey }) => policyKey !== view.policyKey,
  );
  return others.some(({ standings }) => isShared(standings));
}

/** Whether a new order may disable a policy that prompts or blocks people. */
export async function orderStopsShared(tx: Transaction, tenantId: number): Promise<boolean> {
  const policies = await readPolicies(tx, tenantId);
  const isStopper = ({ active, standings }: PolicyRow): boolean =>
    active?.stopsOthers === true && isActing(standings);
  return policies
    .filter(isStopper)
    .some((stopper) => policies.some((one) => one !== stopper && isShared(one.standings)));
}

/** Whether any rule does more than being counted. */
function isActing(standings: Standings): boolean {
  return Object.values(standings).some(({ mode }) => rungOf(mode) >= rungOf('alert'));
}
