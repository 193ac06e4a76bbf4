import { z } from 'zod';
import { Condition } from '../condition/condition.ts';
import { OperandShape } from '../condition/condition-shape.ts';
import { IsoTime, SeverityValue } from '../values.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const ScalarList: z.ZodType<readonly z.infer<typeof Scalar>[]> = z.array(Scalar);

/** What an event held in a field. Null: nothing; an object of a vendor’s record is only known to be there. */
export const SeenValue = z
  .union([Scalar, ScalarList, z.object({ isObject: z.literal(true) })])
  .nullable();
export type SeenValue = z.infer<typeof SeenValue>;

/** One leaf of the condition tree with what it saw. */
export const LeafResult = z.object({
  path: z.string().describe('Place in the tree, e.g. all.0.any.1'),
  field: z.string(),
  op: z.string(),
  expected: OperandShape.nullable(),
  seen: SeenValue,
  held: z.boolean(),
});
export type LeafResult = z.infer<typeof LeafResult>;

export const ScoreContribution = z.object({
  label: z.string(),
  kind: z
    .enum([
      'data',
      'destination',
      'act',
      'scale',
      'person',
      'evidence',
      'outcome',
      'impact',
      'probability',
    ])
    .describe('`impact` and `probability` are of detections that the first model scored'),
  value: z.number().describe('Points; the score is their sum, between 0 and 100'),
  seen: z.string().nullable(),
  ruleId: z.string().optional().describe('The trust rule that adds or subtracts the points'),
});

/** One fact that a detector weighed, with what it compared it with. Worded by the console. */
export const DetectionFact = z.object({
  key: z.string().describe('What was looked at, e.g. `sizeTail`, `sharedNameParts`'),
  seen: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  usual: z
    .union([z.string(), z.number(), z.boolean()])
    .nullable()
    .describe('The norm, bound or baseline that it was compared with; null where there is none'),
  points: z.number().describe('What it adds to the log odds; negative speaks against'),
});
export type DetectionFact = z.infer<typeof DetectionFact>;

/** What was counted over a window of event time, and what it was held against. */
export const WindowExplanation = z.object({
  metric: z.enum(['events', 'objects', 'values', 'bytes', 'people', 'destinations', 'sequence']),
  field: z.string().nullable().describe('Whose values were counted; of the metric `values`'),
  groupBy: z
    .array(z.string())
    .describe('What had a count of its own; empty: the whole organisation'),
  windowMs: z.number().int(),
  isFixed: z.boolean().describe('The window is an hour or a day in UTC and does not slide'),
  threshold: z.number().describe('In force then; of a sequence the number of its steps'),
  levels: z
    .array(z.object({ value: z.number(), severity: SeverityValue }))
    .describe('Values above the threshold that make it more severe, in force then'),
  level: z.number().describe('The highest of them that was reached'),
  observed: z.number().describe('In the window that stood out most'),
  startAt: IsoTime.describe('First counted event of that window'),
  endAt: IsoTime.describe('Last counted event of that window'),
  baseline: z
    .object({
      basis: z.enum(['own', 'organization', 'none']).describe('Whose past was read'),
      method: z.enum(['multiple', 'tail']),
      k: z.number().describe('How many times the usual, or robust deviations above it'),
      days: z.number().int().describe('Days with events that were read'),
      usual: z.number().nullable().describe('Median of the highest counts of days'),
      computed: z.number().nullable().describe('The threshold that follows from it'),
      least: z.number().describe('The threshold is never below'),
    })
    .nullable()
    .describe('What threshold and levels followed; null where they are fixed'),
  isOrdered: z.boolean().describe('The steps follow each other; else they come in any order'),
  steps: z
    .array(
      z.object({ name: z.string(), events: z.number().int(), firstAt: IsoTime, lastAt: IsoTime }),
    )
    .nullable()
    .describe('Of a sequence: what happened of each step; null for counts'),
});
export type WindowExplanation = z.infer<typeof WindowExplanation>;

export const DetectionExplanation = z.object({
  policy: z
    .object({
      key: z.string(),
      name: z.string(),
      version: z.number().int(),
      description: z.string(),
    })
    .nullable()
    .describe('Null for what an analyst has made'),
  condition: Condition.nullable().describe('Of that version; null where there was none'),
  leaves: z.array(LeafResult),
  facts: z.array(DetectionFact).describe('Of detectors that weigh facts; empty for policies'),
  window: WindowExplanation.nullable(),
  contributions: z.array(ScoreContribution),
  madeBy: z
    .object({ userId: z.string(), name: z.string(), note: z.string() })
    .optional()
    .describe('The analyst who has made it, and why; absent for what the product found'),
});
export type DetectionExplanation = z.infer<typeof DetectionExplanation>;
