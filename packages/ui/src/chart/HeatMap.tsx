import { useMemo } from 'react';
import { formatCount } from '../format/format-count.ts';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import type { ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { DAYS, HOURS, weekOf } from './heat-layout.ts';
import type { HeatMapProps } from './heat-map-props.ts';
import { HEAT_AXIS, HeatGrid } from './HeatGrid.tsx';
import { HeatLegend } from './HeatLegend.tsx';
import { clockHour, weekdayName } from './week-words.ts';

/** Pixels of the flattest line. */
const FLATTEST = 16;

/** How something spreads over the hours of the week: a line for each day, a cell for each hour. */
export function HeatMap(props: HeatMapProps) {
  const { cells, rowHeight = 24 } = props;
  const week = useMemo(() => weekOf(cells), [cells]);
  const total = week.reduce((sum, value) => sum + value, 0);
  return (
    <ChartFrame
      {...props}
      height={rowHeight === 'fill' ? 'fill' : DAYS * rowHeight + HEAT_AXIS}
      isEmpty={total === 0}
      table={() => weekTable(week)}
      readOut={
        <p className="truncate text-sm text-ink-3">
          <b className="font-medium text-ink">{formatCount(total)}</b> ·{' '}
          {textOf(chartText).wholeSpan}
        </p>
      }
      skeleton={<HeatSkeleton />}
      aside={<HeatLegend largest={Math.max(...week)} />}
    >
      {(room) => <HeatGrid {...props} week={week} rowHeight={lineOf(room)} />}
    </ChartFrame>
  );
}

/** Height of a line in pixels for a given total; never too flat to be hit. */
function lineOf(room: number): number {
  return Math.max(FLATTEST, Math.floor((room - HEAT_AXIS) / DAYS));
}

function HeatSkeleton() {
  return (
    <div aria-hidden style={{ paddingBottom: HEAT_AXIS }} className="flex h-full flex-col gap-0.5">
      {Array.from({ length: DAYS }, (_, day) => (
        <div key={day} className="flex min-h-0 flex-1 items-center gap-3">
          <Skeleton className="h-2.5 w-7" />
          <Skeleton className="h-full flex-1" />
        </div>
      ))}
    </div>
  );
}

/** A line for each day, a column for each hour. */
function weekTable(week: readonly number[]): ChartTableData {
  return {
    headers: [
      textOf(chartText).day,
      ...Array.from({ length: HOURS }, (_, hour) => clockHour(hour)),
    ],
    rows: Array.from({ length: DAYS }, (_, day) => [
      weekdayName(day, 'long'),
      ...week.slice(day * HOURS, (day + 1) * HOURS),
    ]),
  };
}
