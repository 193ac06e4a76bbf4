import { SEVERITIES, WrittenCondition, type RuleThreshold } from '@waybill/contract';
import { fieldOf, validateCondition, type GroupKey, type WindowRule } from '@waybill/engine';
import { z } from 'zod';
import type { BareFault } from './fault-place.ts';

const GROUP_KEYS = Object.keys({
  actor: true,
  object: true,
  container: true,
  destination: true,
  recipients: true,
  device: true,
} satisfies Record<GroupKey, true>);

const DAY_MS = 86_400_000;
const LONGEST_WINDOW_MS = 31 * DAY_MS;

const Group = z.custom<GroupKey>(isGroupKey, { message: 'is not a group' });

const Frame = {
  windowMs: z.number().int().min(1000).max(LONGEST_WINDOW_MS),
  isFixed: z.boolean().optional(),
  episodeGapMs: z.number().int().min(0).max(LONGEST_WINDOW_MS),
  groupBy: z.array(Group).max(6),
};

const Count = z.strictObject({
  ...Frame,
  metric: z.enum(['events', 'objects', 'values', 'bytes', 'people', 'destinations']),
  field: z
    .string()
    .refine((name) => fieldOf(name) !== undefined, { message: 'is not a field' })
    .optional(),
  threshold: z.number().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  levels: z
    .array(
      z.strictObject({
        value: z.number().positive().max(Number.MAX_SAFE_INTEGER),
        severity: z.enum(SEVERITIES),
      }),
    )
    .max(SEVERITIES.length)
    .optional(),
  baseline: z
    .strictObject({ method: z.enum(['multiple', 'tail']), k: z.number().positive().max(1000) })
    .optional(),
});

const Sequence = z.strictObject({
  ...Frame,
  metric: z.literal('sequence'),
  steps: z
    .array(
      z.strictObject({
        name: z.string().max(120),
        condition: WrittenCondition,
        atLeast: z.number().int().min(1).max(100_000).optional(),
      }),
    )
    .min(2)
    .max(16),
  isOrdered: z.boolean(),
});

type Reading = { window: WindowRule } | { faults: BareFault[] };

export function isGroupKey(value: unknown): value is GroupKey {
  return typeof value === 'string' && GROUP_KEYS.includes(value);
}

/** The engine's window rule for the user's input; or its problems, below `path`. */
export function readThreshold(threshold: RuleThreshold, path: string): Reading {
  return threshold.metric === 'sequence'
    ? readSequence(threshold, path)
    : readCount(threshold, path);
}

function readCount(written: RuleThreshold, path: string): Reading {
  const { data, error } = Count.safeParse(written);
  if (!data) return { faults: faultsOf(error, path) };
  const { field, isFixed, baseline, levels, ...rule } = data;
  if (rule.metric === 'values' && field === undefined) {
    return { faults: [fault(`${path}.field`, 'requires a field whose values are counted')] };
  }
  const sortedLevels = levels?.toSorted((left, right) => left.value - right.value) ?? [];
  // If only levels are given, the lowest is the threshold.
  const threshold = rule.threshold ?? sortedLevels[0]?.value;
  if (threshold === undefined) {
    return { faults: [fault(`${path}.threshold`, 'requires a threshold')] };
  }
  return {
    window: {
      ...rule,
      threshold,
      ...present({ field, isFixed, baseline }),
      ...(sortedLevels.length === 0 ? {} : { levels: sortedLevels }),
    },
  };
}

/** The present members. */
function present<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const told = Object.entries(members).filter(([, value]) => value !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was undefined is left out
  return Object.fromEntries(told) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function readSequence(threshold: RuleThreshold, path: string): Reading {
  const { data, error } = Sequence.safeParse(threshold);
  if (!data) return { faults: faultsOf(error, path) };
  const { steps, isFixed, ...rule } = data;
  const faults: BareFault[] = [];
  const read = steps.flatMap(({ condition, atLeast, name }, index) => {
    const reading = validateCondition(condition);
    if (reading.ok) {
      return [
        { name, condition: reading.condition, ...(atLeast === undefined ? {} : { atLeast }) },
      ];
    }
    const at = [`${path}.steps.${index}.condition`, reading.path].filter(Boolean).join('.');
    faults.push(fault(at, reading.reason));
    return [];
  });
  if (faults.length > 0) return { faults };
  return { window: { ...rule, steps: read, ...(isFixed === undefined ? {} : { isFixed }) } };
}

function faultsOf(error: z.ZodError, path: string): BareFault[] {
  return error.issues.map((issue) => fault([path, ...issue.path].join('.'), issue.message));
}

function fault(path: string, message: string): BareFault {
  return { path, code: 'invalid', message };
}
