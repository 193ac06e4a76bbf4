import { compilePolicies, type Policy } from '@waybill/engine';
import type { Services } from '../../../http/feature.ts';
import { storedJudge } from '../backtest/judge-batch.ts';
import { prefilterOf } from '../backtest/prefilter-of.ts';
import { scanActivity } from '../backtest/scan-activity.ts';
import { readTenantPolicies } from '../evaluation/tenant-policies.ts';

const WEEK_MS = 7 * 86_400_000;
/** Someone is waiting. */
const BUDGET_MS = 4000;

export interface OrderChange {
  policyKey: string;
  before: number;
  after: number;
}

/** Effect of other priorities on the events of 7 days: the policies with more or fewer matches. */
export async function orderEffect(
  { database, now }: Pick<Services, 'database' | 'now'>,
  tenantId: number,
  items: readonly { policyKey: string; priority: number }[],
): Promise<OrderChange[]> {
  const at = now();
  return database.snapshot(tenantId, async (tx) => {
    const { policies, lists } = await readTenantPolicies(tx, tenantId, { now: at });
    // Without a policy that stops others, the order changes nothing.
    if (!policies.some(({ stopsOthers }) => stopsOthers === true)) return [];
    const priorities = new Map(items.map(({ policyKey, priority }) => [policyKey, priority]));
    const sides = [policies, policies.map((policy) => moved(policy, priorities))].map((side) => ({
      set: compilePolicies(side),
      counts: new Map<string, number>(),
    }));
    const judge = storedJudge(tenantId, lists);
    const window = { tenantId, from: at - WEEK_MS, to: at };
    const prefilter = prefilterOf(policies, lists);
    const signal = AbortSignal.timeout(BUDGET_MS);
    for await (const { events } of scanActivity(tx, { ...window, prefilter, signal })) {
      for (const { set, counts } of sides) {
        await judge.judge(tx, set, events, (_event, hits) => {
          for (const key of new Set(hits.map(({ policy }) => policy.key))) {
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
        });
      }
    }
    return changesOf(policies, sides[0]?.counts, sides[1]?.counts);
  });
}

function moved(policy: Policy, priorities: ReadonlyMap<string, number>): Policy {
  const priority = priorities.get(policy.key);
  return priority === undefined ? policy : { ...policy, priority };
}

function changesOf(
  policies: readonly Policy[],
  before: ReadonlyMap<string, number> = new Map(),
  after: ReadonlyMap<string, number> = new Map(),
): OrderChange[] {
  return [...new Set(policies.map(({ key }) => key))]
    .map((policyKey) => ({
      policyKey,
      before: before.get(policyKey) ?? 0,
      after: after.get(policyKey) ?? 0,
    }))
    .filter((change) => change.before !== change.after);
}
