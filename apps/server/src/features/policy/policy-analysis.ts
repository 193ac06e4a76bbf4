import { compilePolicies, isProvenShadow, type Policy } from '@waybill/engine';
import { asSharedWork, scopeKey, type Database, type Transaction } from '@waybill/store';
import { createLruMap } from '../../platform/lru-map.ts';
import { singleFlight } from '../../platform/single-flight.ts';
import { nextTurn } from '../../platform/turns.ts';
import { storedJudge } from './backtest/judge-batch.ts';
import { prefilterOf } from './backtest/prefilter-of.ts';
import { scanActivity } from './backtest/scan-activity.ts';
import { readTenantPolicies } from './evaluation/tenant-policies.ts';
import { readFigures } from './policy-figures.ts';
import { healthOf, readSurroundings } from './policy-findings.ts';
import { readViews } from './policy-view.ts';

const DAY_MS = 86_400_000;
const DAYS = 30;
const BUDGET_MS = 4000;
const OVERLAPS_TOLD = 50;
/** Findings that need to be resolved. */
const DEBTS = [
  'exception_expired',
  'exception_expiring',
  'exception_without_owner',
  'empty_list',
  'field_without_source',
  'never_matched',
  'owner_gone',
];

interface Rule {
  policyKey: string;
  ruleId: string;
  mode: string;
}

/** Maximum age of the counts in a response; it includes their time. */
const FRESH_MS = 120_000;
/** Tenants, and scopes in them, whose counts are kept. */
const TENANTS_KEPT = 200;

export interface PolicyAnalysis extends Conflicts {
  debt: Awaited<ReturnType<typeof readDebt>>;
}

interface Asked {
  tenantId: number;
  /** Names the tenant and the reader's scope. */
  key: string;
  revisions: string;
  now: number;
}

export type AnalysePolicies = (tenantId: number, now: number) => Promise<PolicyAnalysis>;

/**
 * Where policies get in each other's way, by the events of 30 days, and what no one looks after any more.
 * The same for every reader of a tenant with the same scope, so callers of the same moment share one answer. Events are
 * counted again when a policy or list has changed, or when the counts are two minutes old.
 */
export function policyAnalysis(database: Database): AnalysePolicies {
  const flight = singleFlight<PolicyAnalysis>();
  const counted = createLruMap<{ revisions: string; at: number; conflicts: Conflicts }>(
    TENANTS_KEPT,
  );

  async function analyse(
    tx: Transaction,
    { tenantId, key, revisions, now }: Asked,
  ): Promise<PolicyAnalysis> {
    const known = counted.get(key);
    const isFresh = known?.revisions === revisions && now - known.at < FRESH_MS;
    const { at, conflicts } = isFresh
      ? known
      : { at: now, conflicts: await readConflicts(tx, tenantId, now) };
    counted.set(key, { revisions, at, conflicts });
    return { ...conflicts, debt: await readDebt(tx, tenantId, now) };
  }

  return async (tenantId, now) => {
    const asked = await database.snapshot(tenantId, async (tx): Promise<Asked> => {
      const revisions = await readRevisions(tx, tenantId, now);
      return { tenantId, key: `${tenantId} ${await scopeKey(tx)}`, revisions, now };
    });
    return flight.run(`${asked.key} ${asked.revisions}`, () =>
      asSharedWork(() => database.snapshot(tenantId, (tx) => analyse(tx, asked))),
    );
  };
}

/** Cache key for policy evaluation: an emergency expires. */
async function readRevisions(tx: Transaction, tenantId: number, now: number): Promise<string> {
  const [row] = await tx.named<{ revisions: string }>(
    'policy_analysis_revisions',
    `SELECT concat_ws('/', policy_rev, (
       SELECT count(*) FROM policy WHERE policy.tenant_id = $1 AND emergency_until <= $2
     )) AS revisions FROM tenant WHERE tenant_id = $1`,
    [tenantId, new Date(now)],
  );
  return row?.revisions ?? '';
}

interface Conflicts extends Awaited<ReturnType<ReturnType<typeof meetings>['finish']>> {
  asOf: string;
  from: string;
  scanned: number;
}

async function readConflicts(tx: Transaction, tenantId: number, now: number): Promise<Conflicts> {
  const { policies, lists } = await readTenantPolicies(tx, tenantId, { now });
  const from = now - DAYS * DAY_MS;
  const met = meetings(policies);
  const prefilter = prefilterOf(policies, lists);
  const signal = AbortSignal.timeout(BUDGET_MS);
  const judge = storedJudge(tenantId, lists);
  let scanned = 0;
  for await (const batch of scanActivity(tx, { tenantId, from, to: now, prefilter, signal })) {
    ({ scanned } = batch);
    await judge.judge(tx, met.set, batch.events, (_event, hits) => {
      // An event that only counts towards a window is found for another reason.
      met.add(hits.filter(({ windowed }) => !windowed).map(({ policy }) => policy));
    });
  }
  return {
    asOf: new Date(now).toISOString(),
    from: new Date(from).toISOString(),
    scanned,
    ...(await met.finish()),
  };
}

async function readDebt(tx: Transaction, tenantId: number, now: number) {
  const views = await readViews(tx, tenantId);
  const figures = await readFigures(tx, tenantId, now);
  const around = await readSurroundings(tx, tenantId, now);
  return views
    .map((view) => ({
      policyKey: view.policyKey,
      findings: healthOf(view, figures, around).filter(({ code }) => DEBTS.includes(code)),
    }))
    .filter(({ findings }) => findings.length > 0);
}

interface Stopped {
  policy: Policy;
  by: string;
  events: number;
}

/** Counts rules with matches on the same events, ignoring that some stop others. */
function meetings(policies: readonly Policy[]) {
  const set = compilePolicies(policies.map((policy) => ({ ...policy, stopsOthers: false })));
  const stopping = new Set(
    policies
      .filter(({ stopsOthers, mode }) => stopsOthers === true && mode !== 'simulate')
      .map(({ key }) => key),
  );
  const alone = new Map<string, number>();
  const together = new Map<string, { first: Policy; second: Policy; events: number }>();
  /** By stopped rule and the policy that stopped it; with its matches if unstopped. */
  const stopped = new Map<string, Stopped>();
  return {
    set,
    add(met: readonly Policy[]): void {
      for (const [index, first] of met.entries()) {
        count(alone, idOf(first));
        for (const second of met.slice(index + 1)) {
          const key = [idOf(first), idOf(second)].toSorted().join('\0');
          const pair = together.get(key) ?? { first, second, events: 0 };
          pair.events += 1;
          together.set(key, pair);
        }
        const by = met.slice(0, index).find(({ key }) => stopping.has(key) && key !== first.key);
        if (!by) continue;
        const key = `${idOf(first)}\0${by.key}`;
        const shadow = stopped.get(key) ?? { policy: first, by: by.key, events: 0 };
        shadow.events += 1;
        stopped.set(key, shadow);
      }
    },
    async finish() {
      const pairs = [...together.values()];
      return {
        shadowed: await shadowsOf(set.policies, { stopping, stopped, alone }),
        contradictions: pairs
          .filter(({ first, second }) => first.key !== second.key && isContradiction(first, second))
          .map(({ first, second, events }) => ({
            first: ruleOf(first),
            second: ruleOf(second),
            events,
          })),
        overlaps: overlapsOf(pairs, alone),
      };
    },
  };
}

/** Rules that were stopped on each of their matches, or always are by their conditions. */
async function shadowsOf(
  inOrder: readonly Policy[],
  seen: {
    stopping: ReadonlySet<string>;
    stopped: ReadonlyMap<string, Stopped>;
    alone: ReadonlyMap<string, number>;
  },
) {
  const { stopping, stopped, alone } = seen;
  const shadows = [];
  for (const [index, policy] of inOrder.entries()) {
    // A proof evaluates the conditions of all earlier policies.
    await nextTurn();
    const before = inOrder
      .slice(0, index)
      .filter(({ key, mode }) => stopping.has(key) && key !== policy.key && mode !== 'simulate');
    for (const [by, rules] of Map.groupBy(before, ({ key }) => key)) {
      const events = stopped.get(`${idOf(policy)}\0${by}`)?.events ?? 0;
      const isProven = isProvenShadow(policy, rules);
      const isSeen = events > 0 && events === alone.get(idOf(policy));
      if (isProven || isSeen) shadows.push({ ...ruleOf(policy), by, isProven, events });
    }
  }
  return shadows;
}

function overlapsOf(
  pairs: readonly { first: Policy; second: Policy; events: number }[],
  alone: ReadonlyMap<string, number>,
) {
  return pairs
    .filter(({ first, second }) => first.key !== second.key)
    .map(({ first, second, events }) => ({
      first: first.key,
      second: second.key,
      events,
      share: events / Math.min(alone.get(idOf(first)) ?? events, alone.get(idOf(second)) ?? events),
    }))
    .toSorted((left, right) => right.share - left.share || right.events - left.events)
    .slice(0, OVERLAPS_TOLD);
}

/** One allows or only reports the action that the other blocks. */
function isContradiction(first: Policy, second: Policy): boolean {
  const modes = [first.mode ?? 'alert', second.mode ?? 'alert'];
  const isStopped = modes.includes('block') || modes.includes('warn');
  return isStopped && new Set(modes).size > 1 && !modes.includes('simulate');
}

function idOf({ key, rule }: Policy): string {
  return `${key}\0${rule ?? ''}`;
}

function ruleOf({ key, rule, mode }: Policy): Rule {
  return { policyKey: key, ruleId: rule ?? 'main', mode: mode ?? 'alert' };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
