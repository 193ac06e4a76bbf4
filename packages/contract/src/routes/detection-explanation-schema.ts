import { z } from 'zod';
import { Condition } from '../condition/condition.ts';
import { OperandShape } from '../condition/condition-shape.ts';
import { IsoTime, SeverityValue } from '../values.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const ScalarList: z.ZodType<readonly z.infer<typeof Scalar>[]> = z.array(Scalar);

/**
 * Value of a field in an event. Null: empty; for an object of a vendor’s record only its presence is
 * known.
 */
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
  value: z.number().describe('Points; the score is their sum, limited to 0–100'),
  seen: z.string().nullable(),
  ruleId: z.string().optional().describe('The trust rule that adds or subtracts the points'),
});

/** One fact weighed by a detector, with its reference value. Worded by the console. */
export const DetectionFact = z.object({
  key: z.string().describe('Feature examined, e.g. `sizeTail`, `sharedNameParts`'),
  seen: z.union([z.string(), z.number(), z.boolean()]).nullable(),
  usual: z
    .union([z.string(), z.number(), z.boolean()])
    .nullable()
    .describe('Norm, bound or baseline for comparison; null if none'),
  points: z.number().describe('Contribution to the log odds; negative values are evidence against'),
});
export type DetectionFact = z.infer<typeof DetectionFact>;

/** A count over a window of event time, with its threshold. */
export const WindowExplanation = z.object({
  metric: z.enum(['events', 'objects', 'values', 'bytes', 'people', 'destinations', 'sequence']),
  field: z.string().nullable().describe('Whose values were counted; of the metric `values`'),
  groupBy: z
    .array(z.string())
    .describe('Fields with separate counts; empty: the whole organization'),
  windowMs: z.number().int(),
  isFixed: z.boolean().describe('The window is an hour or a day in UTC and does not slide'),
  threshold: z
    .number()
    .describe('Threshold in effect at the time; for sequences the number of steps'),
  levels: z
    .array(z.object({ value: z.number(), severity: SeverityValue }))
    .describe('Values above the threshold that raised the severity at the time'),
  level: z.number().describe('The highest level reached'),
  observed: z.number().describe('In the most unusual window'),
  startAt: IsoTime.describe('First counted event of that window'),
  endAt: IsoTime.describe('Last counted event of that window'),
  baseline: z
    .object({
      basis: z.enum(['own', 'organization', 'none']).describe('Whose history was used'),
      method: z.enum(['multiple', 'tail']),
      k: z.number().describe('Multiple of the baseline, or robust deviations above it'),
      days: z.number().int().describe('Days with events in the history'),
      usual: z.number().nullable().describe('Median of the daily maximum counts'),
      computed: z.number().nullable().describe('The resulting threshold'),
      least: z.number().describe('Lower bound of the threshold'),
    })
    .nullable()
    .describe('Basis of threshold and levels; null if they are fixed'),
  isOrdered: z.boolean().describe('True: the steps must occur in order'),
  steps: z
    .array(
      z.object({ name: z.string(), events: z.number().int(), firstAt: IsoTime, lastAt: IsoTime }),
    )
    .nullable()
    .describe('For sequences: the events of each step; null for counts'),
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
    .describe('Null if an analyst created the detection'),
  condition: Condition.nullable().describe('Of that version; null if there was none'),
  leaves: z.array(LeafResult),
  facts: z.array(DetectionFact).describe('For detectors that weigh facts; empty for policies'),
  window: WindowExplanation.nullable(),
  contributions: z.array(ScoreContribution),
  madeBy: z
    .object({ userId: z.string(), name: z.string(), note: z.string() })
    .optional()
    .describe('The analyst who created it, and why; absent for automatic detections'),
});
export type DetectionExplanation = z.infer<typeof DetectionExplanation>;
