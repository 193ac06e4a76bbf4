import type { MatchedEvent, PolicyContent, PolicyPreviewWindow } from '@waybill/contract';
import { compilePolicies } from '@waybill/engine';
import type { Transaction } from '@waybill/store';
import type { PolicyLists } from '../evaluation/check-content.ts';
import { triedPolicies } from '../evaluation/engine-policies.ts';
import { storedJudge } from './judge-batch.ts';
import { readVerdicts } from './known-verdicts.ts';
import { concentrationOf, promptForecast } from './match-figures.ts';
import { matchTally } from './match-tally.ts';
import { newestExamples } from './matched-events.ts';
import { prefilterOf } from './prefilter-of.ts';
import { readExtent, scanActivity } from './scan-activity.ts';
import { scanLeadIn } from './scan-lead-in.ts';

const DAY_MS = 86_400_000;
const EXAMPLES = 10;
/** Someone is waiting: after this the result is partial. */
const BUDGET_MS = 4000;

export interface Preview {
  windows: PolicyPreviewWindow[];
  examples: MatchedEvent[];
}

/** Estimated matches of a content in the last days, newest first, until the time limit. */
export async function previewContent(
  tx: Transaction,
  given: {
    tenantId: number;
    content: PolicyContent;
    days: readonly number[];
    lists: PolicyLists;
    now: number;
  },
): Promise<Preview> {
  const { tenantId, content, lists, now } = given;
  const policies = triedPolicies({ key: 'tried', version: 0, content });
  const set = compilePolicies(policies);
  const windows = given.days.map((days) => {
    const start = now - days * DAY_MS;
    return { days, from: start, tally: matchTally(start) };
  });
  const from = Math.min(...windows.map((window) => window.from));
  const budget = AbortSignal.timeout(BUDGET_MS);
  const judge = storedJudge(tenantId, lists);
  const prefilter = prefilterOf(policies, lists);
  const extent = await readExtent(tx, tenantId);
  let reached = now;
  for await (const batch of scanActivity(tx, {
    tenantId,
    from,
    to: now,
    prefilter,
    signal: budget,
  })) {
    await judge.judge(tx, set, batch.events, (event, hits) => {
      reached = Math.min(reached, event.occurredAt);
      for (const { tally } of windows) tally.add(event, hits);
    });
  }
  for await (const events of scanLeadIn(
    tx,
    { tenantId, from, signal: budget },
    { policies, lists },
  )) {
    await judge.judge(tx, set, events, (event, hits) => {
      for (const { tally } of windows) tally.add(event, hits);
    });
  }
  const isWhole = !budget.aborted;
  const finished = windows.map(({ days, from: start, tally }) => {
    const matched = tally.finish();
    const { people, destinations } = concentrationOf(matched.events);
    const isCovered = extent === null || extent.from <= start;
    return {
      matched,
      figures: {
        days,
        from: new Date(start).toISOString(),
        events: matched.events.size,
        detections: [...matched.detections.values()].reduce((sum, count) => sum + count, 0),
        people,
        destinations,
        promptsPerPersonWeek: promptForecast(matched),
        isPartial: matched.isCut || !isCovered || (!isWhole && reached > start),
      },
    };
  });
  const widest = finished.toSorted((left, right) => right.figures.days - left.figures.days)[0];
  const verdicts = await readVerdicts(tx, { tenantId, from, to: now });
  return {
    windows: finished.map(({ figures }) => figures),
    examples: await newestExamples(
      tx,
      { tenantId, verdicts, most: EXAMPLES },
      widest?.matched.events ?? [],
    ),
  };
}
