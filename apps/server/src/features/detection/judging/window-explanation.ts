import type { WindowExplanation } from '@waybill/contract';
import type { Episode, WindowedPolicy } from '@waybill/engine';

/** A policy's count and its thresholds, as stored in a detection. */
export function windowExplanation(
  { window: rule }: WindowedPolicy,
  episode: Episode,
): WindowExplanation {
  const { threshold, levels, peak } = episode;
  return {
    metric: rule.metric,
    field: rule.metric === 'values' ? (rule.field ?? null) : null,
    groupBy: [...rule.groupBy],
    windowMs: rule.windowMs,
    isFixed: rule.isFixed === true,
    threshold,
    levels: [...levels],
    level: levels.findLast(({ value }) => peak >= value)?.value ?? threshold,
    observed: peak,
    startAt: isoTime(episode.peakWindowStartAt),
    endAt: isoTime(episode.peakWindowEndAt),
    baseline: baselineOf(rule, episode),
    isOrdered: rule.metric === 'sequence' && rule.isOrdered,
    steps:
      episode.steps?.map(({ name, events, firstAt, lastAt }) => ({
        name,
        events,
        firstAt: isoTime(firstAt),
        lastAt: isoTime(lastAt),
      })) ?? null,
  };
}

function baselineOf(
  rule: WindowedPolicy['window'],
  { baseline: use }: Episode,
): WindowExplanation['baseline'] {
  if (rule.metric === 'sequence' || rule.baseline === undefined || use === null) return null;
  return { ...use, ...rule.baseline, least: rule.threshold };
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
