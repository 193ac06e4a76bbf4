import type { FlowMap } from '@waybill/contract';
import { textOf, TimeHistogram } from '@waybill/ui';
import { useMemo } from 'react';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { absoluteSpan, type TimeRange } from '../../components/time-range/time-range.ts';
import { useMedia } from '../../components/use-media.ts';
import { discoveryText } from './discovery.text.ts';
import type { FlowActions } from './filter/use-flow-actions.ts';

export interface FlowHistogramProps {
  /** What is ticked, or all. */
  map: FlowMap | undefined;
  range: TimeRange;
  actions: FlowActions;
}

/** On smaller pages the map needs the room. */
const ROOMY = '(min-width: 640px)';

/** Events over time; a drag selects a span, a double press clears it. */
export function FlowHistogram({ map, range, actions }: FlowHistogramProps) {
  const text = textOf(discoveryText);
  const { timeZone } = useSessionInfo().tenant;
  const hasRoom = useMedia(ROOMY);
  const { bucketMs, buckets } = useMemo(() => evenBuckets(map?.histogram ?? []), [map]);
  if (!hasRoom || (map !== undefined && buckets.length === 0)) return null;
  return (
    <div className="px-4 pb-2">
      <TimeHistogram
        label={text.overTime}
        buckets={buckets}
        bucketMs={bucketMs}
        series={[
          { key: 'sensitive', label: text.withSensitive, colorVar: '--chart-6' },
          { key: 'other', label: text.withoutSensitive, colorVar: '--line-2' },
        ]}
        height={84}
        timeZone={timeZone}
        isLoading={map === undefined}
        brush={absoluteSpan(range)}
        onBrush={(from, to) =>
          actions.setRange(new Date(from).toISOString(), new Date(to).toISOString())
        }
        onReset={() => actions.setRange(null, null)}
      />
    </div>
  );
}

/** Uniform bar width: the first and the last bar end with the range. */
function evenBuckets(bars: FlowMap['histogram']) {
  const starts = bars.map(({ startAt }) => Date.parse(startAt));
  const widths = bars.map(({ endAt }, index) => Date.parse(endAt) - (starts[index] ?? 0));
  const bucketMs = Math.max(0, ...widths);
  const [, second] = starts;
  return {
    bucketMs,
    buckets: bars.map(({ events, sensitive }, index) => ({
      startAt: index === 0 && second !== undefined ? second - bucketMs : (starts[index] ?? 0),
      counts: { sensitive, other: events - sensitive },
    })),
  };
}
