import {
  compilePolicies,
  windowReach,
  type CompiledPolicySet,
  type WindowedPolicy,
} from '@waybill/engine';
import type { Database, Transaction } from '@waybill/store';
import { addDataTypes } from '../../detection/judging/detection-data-types.ts';
import { followUp } from '../../detection/judging/follow-up.ts';
import { LONGEST_HORIZON_MS } from '../../ingest/writing/late-horizon.ts';
import { lockTenant } from '../../ingest/tenant-lock.ts';
import { heldBack, type HeldBack } from '../../../platform/held-back.ts';
import type { CountedEvent } from '../../detection/judging/window-groups.ts';
import { windowedDetections } from '../../detection/judging/windowed-detections.ts';
import { storedJudge } from '../backtest/judge-batch.ts';
import { readExtent, type ScannedEvent } from '../backtest/scan-activity.ts';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { readTenantPolicies } from '../evaluation/tenant-policies.ts';
import {
  followRules,
  isPolicyOf,
  isStillAt,
  nextUnfilled,
  noteFilled,
  ruleKey,
  type CountingRule,
} from './counting-rules.ts';
import { readCountedSince, readStretch, stillStored } from './past-events.ts';

/** Maximum time span of one step back: its events are evaluated while no one waits. */
const STEP_MS = 86_400_000;

export interface FillServices {
  database: Database;
  now: () => number;
  /** Rules that failed lately are skipped for a while; default: none. */
  held?: HeldBack;
  /** Called for a rule that cannot be filled. Default: throws. */
  onFault?: (rule: CountingRule, error: unknown) => void;
}

type Windows = ReturnType<typeof windowedDetections>;

/** The rule to fill, with its evaluation context. */
interface Filling {
  tenantId: number;
  rule: CountingRule;
  policy: WindowedPolicy;
  set: CompiledPolicySet;
  lists: PolicyLists;
  isRule: (hit: { policy: WindowedPolicy | CompiledPolicySet['policies'][number] }) => boolean;
}

/**
 * Fills the windows of newly counting rules with earlier events, step by step from the newest back.
 * Each step is a transaction that records its progress, and none counts anything twice: it can stop
 * anywhere. Events before a rule started raise nothing on their own; later events may complete them. A
 * failing rule does not affect the others. `more`: it stopped before the end.
 */
export async function fillWindows(
  services: FillServices,
  tenant: { tenantId: number; revisions: string },
  isStopping: () => boolean = () => false,
): Promise<void | 'more'> {
  const { database, now, held = heldBack(now) } = services;
  const { tenantId, revisions } = tenant;
  await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    const { policies } = await readTenantPolicies(tx, tenantId, { now: now() });
    await followRules(tx, tenantId, { policies, revisions, now: now() });
  });
  const windows = windowedDetections();
  let isMore = true;
  while (isMore && !isStopping()) {
    const rule = await database.tenant(tenantId, (tx) =>
      nextUnfilled(tx, tenantId, heldRules(held, tenantId)),
    );
    isMore = rule !== null;
    if (rule === null) break;
    try {
      isMore = await fillStep(database, windows, { tenantId, rule, now: now() });
      held.free(`${tenantId}/${ruleKey(rule)}`);
    } catch (error) {
      if (!services.onFault) throw error;
      held.failed(`${tenantId}/${ruleKey(rule)}`);
      services.onFault(rule, error);
    }
  }
  if (isMore) return 'more';
}

/** Keys of a tenant's rules that are skipped for now. */
function heldRules(held: HeldBack, tenantId: number): string[] {
  const prefix = `${tenantId}/`;
  return held
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** @returns false if the rule has changed meanwhile: the next call follows that. */
async function fillStep(
  database: Database,
  windows: Windows,
  given: { tenantId: number; rule: CountingRule; now: number },
): Promise<boolean> {
  const { tenantId } = given;
  const step = await database.snapshot(tenantId, (tx) => readStep(tx, given));
  if (step === null) return false;
  const { filling, counted, reached, isFilled } = step;
  await database.tenant(tenantId, async (tx) => {
    await lockTenant(tx, tenantId);
    if (!(await isStillAt(tx, tenantId, filling.rule))) return;
    const stored = await stillStored(
      tx,
      tenantId,
      counted.map(({ event }) => event),
    );
    const known = counted.filter(({ event }) => stored.has(event.eventId));
    await windows.record(tx, tenantId, known, { raises: false });
    await noteFilled(tx, tenantId, filling.rule, { filledTo: reached, isFilled });
    if (isFilled) await raiseSince(tx, windows, filling);
  });
  return true;
}

/** The next events to count, evaluated without the tenant's lock; null if the rule has changed. */
async function readStep(
  tx: Transaction,
  { tenantId, rule, now }: { tenantId: number; rule: CountingRule; now: number },
) {
  const { policies, lists } = await readTenantPolicies(tx, tenantId, { now });
  const policy = policies.find((one) => isPolicyOf(rule, one));
  // Changed again meanwhile: the next turn handles that.
  if (policy === undefined || !isCounting(policy)) return null;
  const set = compilePolicies(policies);
  const filling: Filling = {
    tenantId,
    rule,
    policy,
    set,
    lists,
    isRule: (hit) => isPolicyOf(rule, hit.policy),
  };
  const { backMs, pauseMs } = windowReach(policy.window);
  // Late events belong to windows that far back.
  const oldest = rule.since.getTime() - LONGEST_HORIZON_MS - backMs - pauseMs;
  const newest = rule.filledTo?.getTime() ?? (await readExtent(tx, tenantId))?.to ?? oldest;
  const from = Math.max(oldest, newest - STEP_MS);
  if (from >= newest) return { filling, counted: [], reached: oldest, isFilled: true };
  const { events, reached } = await readStretch(tx, tenantId, { from, to: newest, policy, lists });
  const counted = await judged(tx, filling, events);
  return { filling, counted, reached, isFilled: reached <= oldest };
}

function isCounting(policy: CompiledPolicySet['policies'][number]): policy is WindowedPolicy {
  return policy.window !== null;
}

/** The rule's counts for stored events, evaluated together with the policies that may stop it. */
async function judged(
  tx: Transaction,
  { tenantId, set, lists, isRule }: Filling,
  events: readonly ScannedEvent[],
): Promise<CountedEvent[]> {
  const counted: CountedEvent[] = [];
  await storedJudge(tenantId, lists).judge(tx, set, events, (event, hits) => {
    const candidates = hits.filter(isRule);
    if (candidates.length > 0) counted.push({ event, candidates });
  });
  return counted;
}

/** Checks events since the rule started again: they may complete earlier ones. */
async function raiseSince(tx: Transaction, windows: Windows, filling: Filling): Promise<void> {
  const { tenantId, rule } = filling;
  let after: ScannedEvent['event'] | null = null;
  for (;;) {
    const page: ScannedEvent[] = await readCountedSince(tx, tenantId, { rule, after });
    const counted = await judged(tx, filling, page);
    await windows.record(tx, tenantId, counted);
    await addDataTypes(tx, counted);
    await followUp(tx, tenantId, counted);
    after = page.at(-1)?.event ?? null;
    if (after === null) return;
  }
}
