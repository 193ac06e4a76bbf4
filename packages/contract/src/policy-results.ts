import { z } from 'zod';
import { DaySeries, PolicyPrecision } from './policies.ts';
import { ActionValue, IntegrationNameValue, IsoTime, SettledPlaceValue } from './values.ts';

const Count = z.number().int();

/** An event that a policy meets, as far as a list shows it. */
export const MatchedEvent = z.object({
  eventId: z.string(),
  occurredAt: IsoTime,
  ruleId: z.string(),
  source: IntegrationNameValue,
  action: ActionValue.nullable(),
  person: z.string().nullable().describe('Display name of who acted'),
  // Results that an earlier release kept have none.
  personKey: z.string().nullable().default(null).describe('What conditions compare the person by'),
  objectName: z.string().nullable(),
  from: SettledPlaceValue.nullable(),
  to: SettledPlaceValue.nullable(),
  verdict: z
    .enum(['confirmed', 'authorised', 'false_positive'])
    .nullable()
    .describe('Of its detection, from any policy'),
});
export type MatchedEvent = z.infer<typeof MatchedEvent>;

/** How often a person would be asked in a week, over the weeks and people of the window. */
export const PromptForecast = z.object({ p50: z.number(), p90: z.number(), max: z.number() });

/** Estimated matches of a policy in the last days. */
export const PolicyPreviewWindow = z.object({
  days: Count,
  from: IsoTime,
  events: Count,
  detections: Count,
  people: Count,
  destinations: Count,
  promptsPerPersonWeek: PromptForecast,
  isPartial: z
    .boolean()
    .describe('Retained data does not reach back that far, or the time limit was reached'),
});

export type PolicyPreviewWindow = z.infer<typeof PolicyPreviewWindow>;

/** Events that fall into one bucket of the comparison with the active version. */
export const BacktestBucket = z.object({
  events: Count,
  detections: Count,
  examples: z.array(MatchedEvent).describe('The newest'),
  precision: PolicyPrecision.nullable().describe('Of those with a verdict; null if there are none'),
});
export type BacktestBucket = z.infer<typeof BacktestBucket>;

export const BacktestResult = z.object({
  from: IsoTime,
  to: IsoTime,
  isPartial: z.boolean().describe('Retained data does not reach back to `from`'),
  scanned: Count.describe('Events in the window'),
  judged: Count.describe('Events tested against the condition'),
  events: Count,
  detections: Count,
  people: Count,
  destinations: Count,
  days: DaySeries,
  byRule: z.array(z.object({ ruleId: z.string(), events: Count, detections: Count })),
  byPerson: z
    .array(z.object({ person: z.string(), events: Count }))
    .describe('Those with the most, at most 20'),
  topShare: z.number().describe('Share of the three people with the most'),
  promptsPerPersonWeek: PromptForecast,
  precision: PolicyPrecision.nullable(),
  recallKnown: z
    .object({
      found: Count,
      known: Count,
      missed: z
        .array(z.object({ detectionId: z.string(), number: Count, title: z.string() }))
        .default([])
        .describe('Misses, newest first, at most 20'),
    })
    .nullable()
    .describe('Confirmed detections of the base version that it also finds'),
  difference: z
    .object({
      baseVersion: Count,
      added: BacktestBucket,
      removed: BacktestBucket,
      changed: BacktestBucket.describe('Matched by both with different results'),
    })
    .nullable()
    .describe('Compared with the active version; null if there is none'),
  examples: z.array(MatchedEvent),
  microsecondsPerEvent: z.number(),
  tookMs: z.number(),
  faults: z
    .object({ events: Count, examples: z.array(z.string()) })
    .describe('Events that could not be evaluated, with sample IDs'),
  engineVersion: z.string(),
});
export type BacktestResult = z.infer<typeof BacktestResult>;

export const BacktestSummary = z.object({
  backtestId: z.string(),
  policyKey: z.string().nullable(),
  version: Count.nullable().describe('The tested version; null for a draft'),
  contentHash: z.string(),
  startedBy: z.string().nullable(),
  startedAt: IsoTime,
  from: IsoTime,
  to: IsoTime,
  state: z.enum(['running', 'done', 'cancelled', 'failed']),
  events: Count,
  detections: Count,
});
export type BacktestSummary = z.infer<typeof BacktestSummary>;

/** One line of the answer to a back-test: NDJSON, `done` or `failed` last. */
export const BacktestLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('started'), backtestId: z.string(), from: IsoTime, to: IsoTime }),
  z.object({
    type: z.literal('progress'),
    day: z.string().describe('Day being processed; newest first'),
    share: z.number().min(0).max(1),
    scanned: Count,
    events: Count,
    people: Count,
    days: DaySeries.describe('So far'),
    examples: z.array(MatchedEvent).describe('Newest matches so far, at most 10'),
  }),
  z.object({ type: z.literal('done'), backtestId: z.string(), result: BacktestResult }),
  z.object({ type: z.literal('failed'), backtestId: z.string(), message: z.string() }),
]);
export type BacktestLine = z.infer<typeof BacktestLine>;
