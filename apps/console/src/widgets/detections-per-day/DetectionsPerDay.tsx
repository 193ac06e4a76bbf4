import { textOf, TimeHistogram } from '@waybill/ui';
import { useMemo } from 'react';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { useDashboard } from '../../components/dashboard/board-context.ts';
import { severitySeries } from '../../components/detection/severity-series.ts';
import { daySpan } from './day-span.ts';
import { perDayText } from './detections-per-day.text.ts';

const DAY_MS = 86_400_000;

/** All detections of the range by day and severity; a drag opens the list of the selected days. */
export function DetectionsPerDay() {
  const { data, listAddress, open } = useDashboard();
  const { timeZone } = useSessionInfo().tenant;
  const buckets = useMemo(
    () => data.days.map(({ startAt, counts }) => ({ startAt: Date.parse(startAt), counts })),
    [data],
  );
  return (
    <TimeHistogram
      label={textOf(perDayText).title}
      buckets={buckets}
      bucketMs={DAY_MS}
      series={severitySeries()}
      height="fill"
      timeZone={timeZone}
      onBrush={(from, to) => {
        const span = daySpan(data.days, from, to);
        if (span !== null) open(listAddress('seen', span));
      }}
    />
  );
}

export function DetectionsPerDayResting() {
  return (
    <TimeHistogram
      isLoading
      label={textOf(perDayText).title}
      buckets={[]}
      bucketMs={DAY_MS}
      series={severitySeries()}
      height="fill"
    />
  );
}
