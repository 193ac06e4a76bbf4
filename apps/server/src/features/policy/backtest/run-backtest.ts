import { performance } from 'node:perf_hooks';
import type { BacktestLine, BacktestResult, MatchedEvent, PolicyContent } from '@waybill/contract';
import {
  compilePolicies,
  type CompiledPolicySet,
  type Policy,
  type PolicyHit,
} from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import { VERSION } from '../../../platform/version.ts';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { triedPolicies } from '../evaluation/engine-policies.ts';
import { storedJudge } from './judge-batch.ts';
import { newestDetections, readVerdicts, type KnownVerdicts } from './known-verdicts.ts';
import { concentrationOf, perDay, precisionOf, promptForecast } from './match-figures.ts';
import { matchTally, type Match, type Matched } from './match-tally.ts';
import { matchedEvent, newestExamples } from './matched-events.ts';
import { prefilterOf } from './prefilter-of.ts';
import { scanActivity } from './scan-activity.ts';
import { scanLeadIn } from './scan-lead-in.ts';

/** Input of the run. */
export interface BacktestPlan {
  tenantId: number;
  backtestId: string;
  policyKey: string;
  content: PolicyContent;
  /** The version in use, which it is compared with. */
  base: { version: number; content: PolicyContent } | null;
  /** Active policies that come before it and may stop it. */
  stoppers: readonly Policy[];
  lists: PolicyLists;
  from: number;
  to: number;
  /** Nothing older is stored; `from` is before that. */
  isPartial: boolean;
  signal: AbortSignal;
}

type Progress = Extract<BacktestLine, { type: 'progress' }>;

const EXAMPLES = 20;
const EXAMPLES_SO_FAR = 10;
/** Minimum interval between progress reports. */
const TELL_EVERY_MS = 200;

/**
 * Tests a content on stored events, in one snapshot. Uses the same compiled conditions as the stream;
 * SQL only skips impossible matches. @returns null if cancelled.
 */
export async function runBacktest(
  tx: Transaction,
  plan: BacktestPlan,
  tell: (line: Progress) => void,
): Promise<BacktestResult | null> {
  const started = performance.now();
  const { tenantId, content, base, signal, from, to } = plan;
  const verdicts = await readVerdicts(tx, plan);
  const tried = side(plan, content);
  const compared = base && side(plan, base.content);
  const sides = compared ? [tried, compared] : [tried];
  const judge = storedJudge(tenantId, plan.lists);
  const policies = sides.flatMap(({ own }) => own);
  const prefilter = prefilterOf(policies, plan.lists);
  const progress = progressTeller(plan, verdicts, tell);
  let judged = 0;
  let judgingMs = 0;
  let scanned = 0;
  for await (const batch of scanActivity(tx, { tenantId, from, to, prefilter, signal })) {
    const before = performance.now();
    for (const one of sides) {
      await judge.judge(tx, one.set, batch.events, (event, hits) => {
        const own = hits.filter(({ policy }) => policy.key === plan.policyKey);
        one.tally.add(event, own);
        if (one === tried) progress.saw(event, own);
      });
    }
    judgingMs += performance.now() - before;
    judged += batch.events.length;
    ({ scanned } = batch);
    progress.tell(batch, tried.tally);
  }
  for await (const events of scanLeadIn(tx, plan, { policies, lists: plan.lists })) {
    for (const { set, tally } of sides) {
      await judge.judge(tx, set, events, (event, hits) => {
        tally.add(
          event,
          hits.filter(({ policy }) => policy.key === plan.policyKey),
        );
      });
    }
  }
  if (signal.aborted) return null;
  const matched = tried.tally.finish();
  const result = await resultOf(tx, plan, { matched, verdicts });
  return {
    ...result,
    difference:
      compared &&
      (await differenceOf(tx, plan, { matched, base: compared.tally.finish(), verdicts })),
    scanned,
    judged,
    microsecondsPerEvent: round((judgingMs * 1000) / Math.max(1, judged)),
    tookMs: Math.round(performance.now() - started),
    faults: judge.faults,
    engineVersion: VERSION,
  };
}

interface Side {
  own: readonly Policy[];
  set: CompiledPolicySet;
  tally: ReturnType<typeof matchTally>;
}

function side({ policyKey, stoppers, from }: BacktestPlan, content: PolicyContent): Side {
  const own = triedPolicies({ key: policyKey, version: 0, content });
  return { own, set: compilePolicies([...own, ...stoppers]), tally: matchTally(from) };
}

function progressTeller(
  plan: BacktestPlan,
  verdicts: KnownVerdicts,
  tell: (line: Progress) => void,
) {
  const examples: MatchedEvent[] = [];
  const days = new Map<string, number>();
  // The first matches are reported immediately.
  let toldAt = Number.NEGATIVE_INFINITY;
  return {
    saw(event: Parameters<typeof matchedEvent>[0], hits: readonly PolicyHit[]): void {
      const [hit] = hits;
      if (!hit) return;
      const day = new Date(event.occurredAt).toISOString().slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + 1);
      // The scan starts with the newest events.
      if (examples.length < EXAMPLES_SO_FAR) {
        examples.push(matchedEvent(event, hit.policy.rule ?? '', verdicts));
      }
    },
    tell(
      batch: { day: string; share: number; scanned: number },
      tally: { size(): number; people(): number },
    ): void {
      if (performance.now() - toldAt < TELL_EVERY_MS || plan.signal.aborted) return;
      toldAt = performance.now();
      tell({
        type: 'progress',
        day: batch.day,
        share: batch.share,
        scanned: batch.scanned,
        events: tally.size(),
        people: tally.people(),
        days: [...days]
          .map(([day, count]) => ({ day, count }))
          .toSorted((left, right) => (left.day < right.day ? -1 : 1)),
        examples,
      });
    },
  };
}

interface Met {
  matched: Matched;
  verdicts: KnownVerdicts;
}

async function resultOf(tx: Transaction, plan: BacktestPlan, { matched, verdicts }: Met) {
  const { tenantId, from, to, content } = plan;
  const { events, detections } = matched;
  const byRule = content.rules.map(({ id }) => ({
    ruleId: id,
    events: [...events.values()].filter(({ rules }) => rules.has(id)).length,
    detections: detections.get(id) ?? 0,
  }));
  return {
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    isPartial: plan.isPartial || matched.isCut,
    events: events.size,
    detections: byRule.reduce((sum, rule) => sum + rule.detections, 0),
    ...concentrationOf(events),
    days: perDay(events.values(), from, to),
    byRule,
    promptsPerPersonWeek: promptForecast(matched),
    precision: precisionOf(events.keys(), verdicts),
    recallKnown: await recallOf(tx, plan, { matched, verdicts }),
    examples: await newestExamples(tx, { tenantId, verdicts, most: EXAMPLES }, events),
  };
}

/** Confirmed detections of the version in use that would be found as well, and the newest that would not. */
async function recallOf(
  tx: Transaction,
  { tenantId, base, policyKey }: BacktestPlan,
  { matched, verdicts }: Met,
): Promise<BacktestResult['recallKnown']> {
  if (base === null) return null;
  const found = new Map<string, boolean>();
  for (const [eventId, known] of verdicts) {
    if (known.verdict !== 'confirmed' || known.policyKey !== policyKey) continue;
    const isFound = found.get(known.detectionId) === true || matched.events.has(eventId);
    found.set(known.detectionId, isFound);
  }
  const missedIds = [...found].flatMap(([id, isFound]) => (isFound ? [] : id));
  return {
    found: found.size - missedIds.length,
    known: found.size,
    missed: await newestDetections(tx, { tenantId, ids: missedIds, most: EXAMPLES }),
  };
}

async function differenceOf(
  tx: Transaction,
  plan: BacktestPlan,
  { matched, base, verdicts }: Met & { base: Matched },
): Promise<BacktestResult['difference']> {
  const answersNow = answersBy(plan.content);
  const answersThen = answersBy(plan.base?.content ?? plan.content);
  const answer = (match: Match, answers: ReadonlyMap<string, string>): string =>
    [...match.rules]
      .map((rule) => answers.get(rule) ?? '')
      .toSorted()
      .join('\0');
  const both = [...matched.events].filter(([id]) => base.events.has(id));
  const bucket = async (matches: readonly (readonly [string, Match])[]) => ({
    events: matches.length,
    detections: countDetections(matches),
    examples: await newestExamples(tx, { ...plan, verdicts, most: EXAMPLES }, matches),
    precision: precisionOf(
      matches.map(([id]) => id),
      verdicts,
    ),
  });
  return {
    baseVersion: plan.base?.version ?? 0,
    added: await bucket([...matched.events].filter(([id]) => !base.events.has(id))),
    removed: await bucket([...base.events].filter(([id]) => !matched.events.has(id))),
    changed: await bucket(
      both.filter(([id, match]) => {
        const then = base.events.get(id);
        return then !== undefined && answer(match, answersNow) !== answer(then, answersThen);
      }),
    ),
  };
}

/** Distinct people and places of the events: about the number of detections. */
function countDetections(matches: readonly (readonly [string, Match])[]): number {
  const groups = matches.flatMap(([, { person, destination, rules }]) =>
    [...rules].map((rule) => JSON.stringify([rule, person, destination])),
  );
  return new Set(groups).size;
}

/** Response of each rule to a match. */
function answersBy({ rules }: PolicyContent): Map<string, string> {
  return new Map(
    rules.map(({ id, severity, response, title }) => [
      id,
      JSON.stringify([severity, response, title]),
    ]),
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
