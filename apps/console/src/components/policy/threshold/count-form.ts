import type { RuleThreshold, Severity } from '@waybill/contract';
import { frameOf, HOUR_MS, storedFrame, type WindowFrame } from './window-frame.ts';

export const METRICS = ['events', 'objects', 'values', 'bytes', 'people', 'destinations'] as const;
export type Metric = (typeof METRICS)[number];

export const BASELINE_METHODS = ['multiple', 'tail'] as const;

export interface Level {
  value: number;
  severity: Severity;
}

/** Baseline levels: a multiple of the usual value, or robust deviations above it. */
export interface Baseline {
  method: (typeof BASELINE_METHODS)[number];
  k: number;
}

/** A count over a window as the form shows it. */
export interface CountForm extends WindowFrame {
  metric: Metric;
  field: string;
  levels: Level[];
  baseline: Baseline | null;
}

/** Default of a new count: ten events of one person in an hour. */
export const FIRST_COUNT: CountForm = {
  metric: 'events',
  field: '',
  levels: [{ value: 10, severity: 'MEDIUM' }],
  windowMs: HOUR_MS,
  isFixed: false,
  episodeGapMs: 6 * HOUR_MS,
  groupBy: ['actor'],
  baseline: null,
};

/**
 * The form of a stored count; null for one that the form cannot show, and for a sequence of steps. The
 * first level is where a detection starts, with the rule's severity.
 */
export function countForm(stored: RuleThreshold, severity: Severity): CountForm | null {
  const metric = METRICS.find((name) => name === stored.metric);
  if (metric === undefined) return null;
  const first = stored.threshold === undefined ? [] : [{ value: stored.threshold, severity }];
  const levels = [...first, ...(stored.levels ?? [])];
  if (levels.length === 0) return null;
  return {
    ...frameOf(stored),
    metric,
    field: stored.field ?? '',
    levels,
    baseline: stored.baseline ?? null,
  };
}

/** Stored form of a count: only the parts of its metric. */
export function storedCount(form: CountForm): RuleThreshold {
  const { metric, field, baseline, levels } = form;
  const [first, ...higher] = levels;
  return {
    ...storedFrame(form),
    metric,
    threshold: first?.value ?? 1,
    ...(higher.length === 0 ? {} : { levels: higher }),
    ...(metric === 'values' ? { field } : {}),
    ...(baseline === null ? {} : { baseline }),
  };
}

/** Whether a level is stricter than the previous one; otherwise it never applies. */
export function isRising(levels: readonly Level[], index: number): boolean {
  const before = levels[index - 1];
  return before === undefined || (levels[index]?.value ?? 0) > before.value;
}
