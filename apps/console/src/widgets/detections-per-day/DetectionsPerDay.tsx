import { EmptyState, TimeHistogram } from '@waybill/ui';
import { useMemo } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { dailyBuckets } from '../../components/detection/daily-buckets.ts';
import { fillBuckets } from '../../components/detection/fill-buckets.ts';
import { SEVERITY_SERIES } from '../../components/detection/severity-series.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { LOCAL_TIME_ZONE, localOffsetMs } from '../../components/local-time.ts';

/** All detections by day and severity; a drag opens the list of the chosen days. */
export function DetectionsPerDay() {
  const { navigate } = useNavigator();
  const { data, error, isValidating, mutate } = useRead('/v1/detections/summary', { query: {} });
  const days = useMemo(() => {
    if (data === undefined) return undefined;
    return dailyBuckets(fillBuckets(data.histogram), data.histogram.bucketMs, localOffsetMs());
  }, [data]);
  if (days === undefined && error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (days?.buckets.length === 0) {
    return <EmptyState kind="nothingYet" title="No detections yet" />;
  }
  return (
    <TimeHistogram
      // Mounted anew with the data: its plot is measured when it is mounted.
      key={days === undefined ? 'loading' : 'loaded'}
      label="Detections per day"
      buckets={days?.buckets ?? []}
      bucketMs={days?.bucketMs ?? 0}
      series={SEVERITY_SERIES}
      height={264}
      timeZone={LOCAL_TIME_ZONE}
      isLoading={days === undefined}
      onBrush={(from, to) => {
        const params = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
        navigate(`/detections?${new URLSearchParams(params)}`);
      }}
    />
  );
}
