import { ZoomOut } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import { locale } from '../text/locale.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { histogramTable } from './histogram-table.ts';
import { AXIS_BOTTOM, AXIS_LEFT } from './HistogramBars.tsx';
import { HistogramPlot } from './HistogramPlot.tsx';
import { HistogramReadOut } from './HistogramReadOut.tsx';
import { Legend } from './Legend.tsx';
import type { TimeHistogramProps } from './time-histogram-props.ts';
import { useHistogramBrush } from './use-histogram-brush.ts';

/** Histogram over time, with a brush to select a range and a table of the same figures. */
export function TimeHistogram(props: TimeHistogramProps) {
  const { series, height = 140, timeZone = locale().timeZone, hasLegend = true } = props;
  const brush = useHistogramBrush(props);
  const isBrushed = props.brush !== null && props.brush !== undefined;
  const shared = { ...props, timeZone, brush };
  return (
    <ChartFrame
      {...props}
      height={height}
      isEmpty={props.buckets.length === 0}
      table={() => histogramTable({ ...props, timeZone })}
      skeleton={<PlotSkeleton />}
      readOut={props.isLoading ? undefined : <HistogramReadOut {...shared} />}
      aside={
        <>
          {hasLegend && <Legend series={series} />}
          {isBrushed && props.onReset !== undefined && (
            <IconButton
              size="sm"
              label={textOf(chartText).showWholeSpan}
              shortcut="Esc"
              icon={<ZoomOut />}
              onClick={props.onReset}
            />
          )}
        </>
      }
    >
      {(room) => <HistogramPlot {...shared} height={room} />}
    </ChartFrame>
  );
}

/** Heights in per cent of the bars of the resting shape. */
const RESTING = [34, 52, 41, 66, 48, 72, 58, 44, 63, 38, 55, 47] as const;

function PlotSkeleton() {
  return (
    <div
      aria-hidden
      style={{ paddingLeft: AXIS_LEFT, paddingBottom: AXIS_BOTTOM }}
      className="flex h-full items-end gap-2"
    >
      {RESTING.map((share, index) => (
        <span key={index} style={{ height: `${share}%` }} className="flex-1">
          <Skeleton className="h-full" />
        </span>
      ))}
    </div>
  );
}
