import { DateRangeButton, textOf } from '@waybill/ui';
import { absoluteSpan, rangeLabel, TIME_PRESETS, type TimeRange } from './time-range.ts';
import { timeRangeText } from './time-range.text.ts';
import { useTimeRange, type TimeRangeOptions } from './use-time-range.ts';

/** Represents no bounds among the presets. */
const ALL_TIME = 'all';

function isUnbounded({ from, to }: TimeRange): boolean {
  return from === undefined && to === undefined;
}

/** The preset of a range; null for one between two times. */
function presetOf(range: TimeRange): string | null {
  if (isUnbounded(range)) return ALL_TIME;
  return range.to === undefined || range.to === 'now' ? (range.from ?? null) : null;
}

/** The button that shows and changes the shared time range. All time is offered where it is the fallback. */
export function TimeRangeControl({ fallback }: TimeRangeOptions) {
  const text = textOf(timeRangeText);
  const range = useTimeRange({ fallback });
  const span = absoluteSpan(range);
  const hasAllTime = isUnbounded(fallback ?? {});
  return (
    <DateRangeButton
      label={text.timeRangeIs(range.label)}
      shown={range.label}
      presets={[
        ...TIME_PRESETS.map((key) => ({ key, label: rangeLabel({ from: key }) })),
        ...(hasAllTime ? [{ key: ALL_TIME, label: text.allTime }] : []),
      ]}
      activePreset={presetOf(range)}
      onPreset={(key) => range.set(key === ALL_TIME ? {} : { from: key })}
      from={span?.from ?? null}
      to={span?.to ?? null}
      onApply={(start, end) =>
        range.set({ from: new Date(start).toISOString(), to: new Date(end).toISOString() })
      }
    />
  );
}
