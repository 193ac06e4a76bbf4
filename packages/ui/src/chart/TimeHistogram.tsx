import { ZoomOut } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { formatCount } from '../format/format-count.ts';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import { locale } from '../text/locale.ts';
import type { ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { bucketLabel } from './histogram-axis.ts';
import { bucketTotal } from './histogram-brush.ts';
import { AXIS_BOTTOM, AXIS_LEFT, HistogramBars } from './HistogramBars.tsx';
import { Legend } from './Legend.tsx';
import type { TimeHistogramProps } from './time-histogram-props.ts';
import { useHistogramBrush, type HistogramBrush } from './use-histogram-brush.ts';
import { useMeasured } from './use-measured.ts';

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
      readOut={props.isLoading ? undefined : <ReadOut {...shared} />}
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
      {(room) => <Plot {...shared} height={room} />}
    </ChartFrame>
  );
}

/** A line for each bucket, a column for each series and their sum. */
function histogramTable(props: TimeHistogramProps & { timeZone: string }): ChartTableData {
  const { buckets, bucketMs, series, timeZone } = props;
  const text = textOf(chartText);
  return {
    headers: [text.time, ...series.map((entry) => entry.label), text.all],
    rows: buckets.map((bucket) => [
      bucketLabel(bucket.startAt, bucketMs, timeZone),
      ...series.map((entry) => bucket.counts[entry.key] ?? 0),
      bucketTotal(bucket),
    ]),
  };
}

type PartProps = Omit<TimeHistogramProps, 'brush'> & { timeZone: string; brush: HistogramBrush };

/** The pointed-at bucket, else the chosen span, else the whole, in words and figures. */
function ReadOut({ buckets, bucketMs, series, timeZone, brush }: PartProps) {
  const { hovered, range, isDragging } = brush;
  const pointed = hovered === null || isDragging ? undefined : buckets[hovered];
  const covered = pointed
    ? [pointed]
    : range
      ? buckets.slice(range.first, range.last + 1)
      : buckets;
  const first = covered[0];
  const last = covered.at(-1);
  if (first === undefined || last === undefined) return <span />;
  const total = covered.reduce((sum, bucket) => sum + bucketTotal(bucket), 0);
  const length = last.startAt - first.startAt + bucketMs;
  const parts = pointed ? series.filter((entry) => (pointed.counts[entry.key] ?? 0) > 0) : [];
  return (
    <p className="min-w-0 truncate text-sm text-ink-3">
      <b className="font-medium text-ink">{formatCount(total)}</b>
      {' · '}
      {covered === buckets
        ? textOf(chartText).wholeSpan
        : bucketLabel(first.startAt, length, timeZone)}
      {parts.map((entry) => (
        <span key={entry.key}>
          {' · '}
          {entry.label} {formatCount(pointed?.counts[entry.key] ?? 0)}
        </span>
      ))}
    </p>
  );
}

/** The chosen span in words. */
function spokenRange({ buckets, bucketMs, timeZone, brush }: PartProps): string {
  const { range } = brush;
  const first = range === null ? undefined : buckets[range.first];
  if (range === null || first === undefined) return textOf(chartText).wholeSpan;
  return bucketLabel(first.startAt, (range.last - range.first + 1) * bucketMs, timeZone);
}

/** Where the bars stand: the frame without its axes. */
const PLOT_BOX = { left: AXIS_LEFT, bottom: AXIS_BOTTOM };

function Plot(props: PartProps & { height: number }) {
  const { label, buckets, bucketMs, series, height, timeZone, brush } = props;
  const [width, frame] = useMeasured('clientWidth');
  const text = textOf(chartText);
  const id = useId();
  const count = buckets.length;
  const { range } = brush;
  return (
    <div ref={frame} style={{ height }} className="relative">
      <div style={PLOT_BOX} className="absolute top-0 right-0">
        <Bands brush={brush} count={count} />
      </div>
      {width > 0 && (
        <HistogramBars
          buckets={buckets}
          bucketMs={bucketMs}
          series={series}
          width={width}
          height={height}
          timeZone={timeZone}
        />
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={text.chosenSpan(label)}
        aria-describedby={id}
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={Math.max(0, count - 1)}
        aria-valuenow={range?.first ?? 0}
        aria-valuetext={spokenRange(props)}
        {...brush.plotEvents}
        style={PLOT_BOX}
        className="absolute top-0 right-0 touch-pan-y rounded-xs select-none"
      />
      <span id={id} className="sr-only">
        {text.brushKeys}
      </span>
    </div>
  );
}

function Bands({ brush, count }: { brush: HistogramBrush; count: number }) {
  const { hovered, isDragging, range } = brush;
  return (
    <>
      {hovered !== null && !isDragging && (
        <Band first={hovered} last={hovered} count={count} className="bg-ink/6" />
      )}
      {range !== null && (
        <Band {...range} count={count} className="border-x border-accent bg-accent/12" />
      )}
    </>
  );
}

interface BandProps {
  first: number;
  last: number;
  count: number;
  className: string;
}

function Band({ first, last, count, className }: BandProps) {
  const style = {
    left: `${(first / count) * 100}%`,
    width: `${((last - first + 1) / count) * 100}%`,
  };
  return <span style={style} className={`pointer-events-none absolute inset-y-0 ${className}`} />;
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
