import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { HistogramStrip, textOf } from '@waybill/ui';
import { useMemo, useState } from 'react';
import type { SWRResponse } from 'swr';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { severitySeries } from '../../../components/detection/severity-series.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { useTriageKeys } from '../../../components/detection/triage/use-triage-keys.ts';
import { absoluteSpan } from '../../../components/time-range/time-range.ts';
import { useMedia } from '../../../components/use-media.ts';
import { detectionsText } from '../detections.text.ts';
import { hasFilters } from '../filter/detection-view.ts';
import type { ListActions } from '../use-list-view.ts';
import { histogramBuckets } from '../../../components/detection/histogram-buckets.ts';

export interface DetectionHistogramProps {
  summary: SWRResponse<DetectionSummary>;
  filter: DetectionFilter;
  actions: ListActions;
}

/** On smaller pages the rows need the room. */
const ROOMY = '(min-width: 640px)';

/** Detections over time by severity, in one line; a drag selects a span, a double press clears it. */
export function DetectionHistogram({ summary, filter, actions }: DetectionHistogramProps) {
  const { data, error, isValidating, mutate } = summary;
  const { timeZone } = useSessionInfo().tenant;
  const hasRoom = useMedia(ROOMY);
  const [isTable, setTable] = useState(false);
  useTriageKeys({ t: hasRoom ? () => setTable(!isTable) : undefined });
  const buckets = useMemo(
    () => (data === undefined ? [] : histogramBuckets(data.histogram)),
    [data],
  );
  if (error !== undefined && data === undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!hasRoom || (data !== undefined && buckets.length === 0)) return null;
  // No data yet: there is nothing to draw.
  if (data?.total === 0 && !hasFilters(filter)) return null;
  return (
    <div className="px-4 pb-1">
      <HistogramStrip
        label={textOf(detectionsText).overTime}
        buckets={buckets}
        bucketMs={data?.histogram.bucketMs ?? 0}
        series={severitySeries()}
        isTable={isTable}
        onTable={setTable}
        timeZone={timeZone}
        isLoading={data === undefined}
        brush={absoluteSpan(filter)}
        onBrush={(from, to) =>
          actions.setRange(new Date(from).toISOString(), new Date(to).toISOString())
        }
        onReset={() => actions.setRange(null, null)}
      />
    </div>
  );
}
