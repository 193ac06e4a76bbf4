import type { RuleThreshold, Severity } from '@waybill/contract';

export const METRICS = ['events', 'objects', 'values', 'bytes', 'people', 'destinations'] as const;
export type Metric = (typeof METRICS)[number];

export const GROUP_KEYS = [
  'actor',
  'device',
  'object',
  'container',
  'destination',
  'recipients',
] as const;

export interface Level {
  value: number;
  severity: Severity;
}

/** A count over a window as the form shows it. */
export interface ThresholdForm {
  metric: Metric;
  field: string;
  levels: Level[];
  windowMs: number;
  isFixed: boolean;
  episodeGapMs: number;
  groupBy: string[];
  baseline: { method: 'multiple' | 'tail'; k: number } | null;
}

const HOUR_MS = 3_600_000;

/** What a rule that begins to count counts: ten events of one person in an hour. */
export const FIRST_THRESHOLD: ThresholdForm = {
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
 * The form of a stored count; null for one that the form cannot show, such as a sequence of steps. The
 * first level is where a detection begins to exist, as severe as its rule.
 */
export function thresholdForm(stored: RuleThreshold, severity: Severity): ThresholdForm | null {
  const metric = METRICS.find((name) => name === stored.metric);
  const higher = levelsOf(stored['levels'] ?? []);
  if (metric === undefined || higher === null) return null;
  const first = stored.threshold === undefined ? [] : [{ value: stored.threshold, severity }];
  const levels = [...first, ...higher];
  if (levels.length === 0) return null;
  const { windowMs, episodeGapMs, groupBy } = stored;
  return {
    metric,
    field: typeof stored['field'] === 'string' ? stored['field'] : '',
    levels,
    windowMs,
    isFixed: stored['isFixed'] === true,
    episodeGapMs,
    groupBy,
    baseline: baselineOf(stored['baseline']),
  };
}

/** What is stored of a form: only the parts that its metric has. */
export function storedThreshold(form: ThresholdForm): RuleThreshold {
  const { field, isFixed, baseline, levels, ...rest } = form;
  const [first, ...higher] = levels;
  return {
    ...rest,
    threshold: first?.value ?? 1,
    ...(higher.length === 0 ? {} : { levels: higher }),
    ...(form.metric === 'values' ? { field } : {}),
    ...(isFixed ? { isFixed } : {}),
    ...(baseline === null ? {} : { baseline }),
  };
}

function levelsOf(stored: unknown): Level[] | null {
  if (!Array.isArray(stored)) return null;
  const levels = stored.map(levelOf);
  return levels.every((level) => level !== null) ? levels : null;
}

function levelOf(stored: unknown): Level | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('value' in stored) || !('severity' in stored)) return null;
  const severity = SEVERITIES.find((name) => name === stored.severity);
  return typeof stored.value === 'number' && severity !== undefined
    ? { value: stored.value, severity }
    : null;
}

function baselineOf(stored: unknown): ThresholdForm['baseline'] {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('method' in stored) || !('k' in stored) || typeof stored.k !== 'number') return null;
  const { method, k } = stored;
  return method === 'multiple' || method === 'tail' ? { method, k } : null;
}

const SEVERITIES: readonly Severity[] = ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];
