import type { FlowMap } from '@waybill/contract';
import { locale, textOf, TimeHistogram } from '@waybill/ui';
import { useMemo } from 'react';
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

/** Events over time; a drag chooses the span, a double press takes it away. */
export function FlowHistogram({ map, range, actions }: FlowHistogramProps) {
  const text = textOf(discoveryText);
  const hasRoom = useMedia(ROOMY);
  const buckets = useMemo(
    () =>
      (map?.histogram ?? []).map(({ startAt, events, sensitive }) => ({
        startAt: Date.parse(startAt),
        counts: { sensitive, other: events - sensitive },
      })),
    [map],
  );
  const [first] = map?.histogram ?? [];
  if (!hasRoom || (map !== undefined && first === undefined)) return null;
  return (
    <div className="px-4 pb-2">
      <TimeHistogram
        label={text.overTime}
        buckets={buckets}
        bucketMs={first === undefined ? 0 : Date.parse(first.endAt) - Date.parse(first.startAt)}
        series={[
          { key: 'sensitive', label: text.withSensitive, colorVar: '--chart-6' },
          { key: 'other', label: text.withoutSensitive, colorVar: '--line-2' },
        ]}
        height={84}
        timeZone={locale().timeZone}
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
