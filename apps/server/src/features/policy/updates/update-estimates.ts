import { compilePolicies, type Policy } from '@waybill/engine';
import { asSharedWork, scopeKey, type Database, type Transaction } from '@waybill/store';
import { createLruMap } from '../../../platform/lru-map.ts';
import { singleFlight } from '../../../platform/single-flight.ts';
import { storedJudge } from '../backtest/judge-batch.ts';
import { matchTally } from '../backtest/match-tally.ts';
import { prefilterOf } from '../backtest/prefilter-of.ts';
import { scanActivity } from '../backtest/scan-activity.ts';
import { scanLeadIn } from '../backtest/scan-lead-in.ts';
import { readUndecided } from '../evaluation/builtin-settings.ts';
import { readLists } from '../evaluation/policy-rows.ts';

/** What policies awaiting a decision would have raised. */
export interface UpdateEstimates {
  byPolicy: ReadonlyMap<string, { events: number; detections: number }>;
  from: number;
  /** Time ran out before everything was judged. */
  isPartial: boolean;
  asOf: number;
}

const DAYS = 7;
const DAY_MS = 86_400_000;
const BUDGET_MS = 4000;
/** Estimates are recalculated after this time. */
const FRESH_MS = 600_000;
const TENANTS_KEPT = 200;

export type EstimateUpdates = (tenantId: number, now: number) => Promise<UpdateEstimates>;

/**
 * Judges the events of seven days with the policies that wait for a decision, in a few seconds at
 * most. Readers of a tenant with the same scope share an estimate for ten minutes: a decision removes policies and adds no event.
 */
export function updateEstimates(database: Database): EstimateUpdates {
  const flight = singleFlight<UpdateEstimates>();
  const known = createLruMap<UpdateEstimates>(TENANTS_KEPT);
  return async (tenantId, now) => {
    const key = `${tenantId} ${await database.snapshot(tenantId, scopeKey)}`;
    const held = known.get(key);
    if (held && now - held.asOf < FRESH_MS) return held;
    return flight.run(key, async () => {
      const fresh = await asSharedWork(() =>
        database.snapshot(tenantId, (tx) => estimate(tx, tenantId, now)),
      );
      known.set(key, fresh);
      return fresh;
    });
  };
}

async function estimate(tx: Transaction, tenantId: number, now: number): Promise<UpdateEstimates> {
  const from = now - DAYS * DAY_MS;
  const policies = (await readUndecided(tx, tenantId)).map(({ policy }): Policy => policy);
  if (policies.length === 0) return { byPolicy: new Map(), from, isPartial: false, asOf: now };
  const lists = await readLists(tx, tenantId);
  const set = compilePolicies(policies);
  const tallies = new Map(policies.map(({ key }) => [key, matchTally(from)]));
  const judge = storedJudge(tenantId, lists);
  const signal = AbortSignal.timeout(BUDGET_MS);
  const add: Parameters<typeof judge.judge>[3] = (event, hits) => {
    for (const hit of hits) tallies.get(hit.policy.key)?.add(event, [hit]);
  };
  const prefilter = prefilterOf(policies, lists);
  for await (const batch of scanActivity(tx, { tenantId, from, to: now, prefilter, signal })) {
    await judge.judge(tx, set, batch.events, add);
  }
  const plan = { tenantId, from, signal };
  for await (const events of scanLeadIn(tx, plan, { policies, lists })) {
    await judge.judge(tx, set, events, add);
  }
  const byPolicy = new Map(
    [...tallies].map(([key, tally]) => {
      const { events, detections } = tally.finish();
      return [key, { events: events.size, detections: detections.get('') ?? 0 }];
    }),
  );
  return { byPolicy, from, isPartial: signal.aborted, asOf: now };
}
