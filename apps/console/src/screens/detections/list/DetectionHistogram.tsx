import type { DetectionFilter, DetectionSummary } from '@waybill/contract';
import { TimeHistogram } from '@waybill/ui';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { SEVERITY_SERIES } from '../../../components/detection/severity-series.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { LOCAL_TIME_ZONE } from '../../../components/local-time.ts';
import { absoluteSpan } from '../filter/time-ranges.ts';
import type { ListActions } from '../use-list-view.ts';
import { fillBuckets } from '../../../components/detection/fill-buckets.ts';

export interface DetectionHistogramProps {
  summary: SWRResponse<DetectionSummary>;
  filter: DetectionFilter;
  actions: ListActions;
}

/** Detections over time by severity; a drag chooses the span, a double press takes it away. */
export function DetectionHistogram({ summary, filter, actions }: DetectionHistogramProps) {
  const { data, error, isValidating, mutate } = summary;
  const buckets = useMemo(() => (data === undefined ? [] : fillBuckets(data.histogram)), [data]);
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
  if (data !== undefined && buckets.length === 0) return null;
  return (
    <div className="px-4 pb-2">
      <TimeHistogram
        // Mounted anew with the data: its plot is measured when it is mounted.
        key={data === undefined ? 'loading' : 'loaded'}
        label="Detections over time"
        buckets={buckets}
        bucketMs={data?.histogram.bucketMs ?? 0}
        series={SEVERITY_SERIES}
        height={84}
        timeZone={LOCAL_TIME_ZONE}
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
