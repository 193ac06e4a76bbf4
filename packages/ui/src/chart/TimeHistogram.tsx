import { ChartColumn, Table2, ZoomOut } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { formatCount } from '../format/format-count.ts';
import { Skeleton } from '../state/Skeleton.tsx';
import { useElementSize } from '../table/use-element-size.ts';
import { bucketLabel } from './histogram-axis.ts';
import { bucketTotal } from './histogram-brush.ts';
import { AXIS_BOTTOM, AXIS_LEFT, HistogramBars } from './HistogramBars.tsx';
import { HistogramTable } from './HistogramTable.tsx';
import { Legend } from './Legend.tsx';
import type { TimeHistogramProps } from './time-histogram-props.ts';
import { useHistogramBrush, type HistogramBrush } from './use-histogram-brush.ts';

/** How things spread over time, with a brush to choose a span and a table of the same figures. */
export function TimeHistogram(props: TimeHistogramProps) {
  const { label, series, height = 140, timeZone = 'UTC', hasLegend = true } = props;
  const [isTable, setIsTable] = useState(false);
  const brush = useHistogramBrush(props);
  function press(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 't' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setIsTable(!isTable);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the T of the plot, the table and the buttons inside it
    <figure aria-label={label} className="min-w-0" onKeyDown={press}>
      <div className="mb-1 flex min-h-7 items-center justify-between gap-3">
        <ReadOut {...props} timeZone={timeZone} brush={brush} />
        <div className="flex shrink-0 items-center gap-2">
          {hasLegend && <Legend series={series} />}
          {props.brush !== null && props.brush !== undefined && props.onReset !== undefined && (
            <IconButton
              size="sm"
              label="Show the whole span"
              shortcut="Esc"
              icon={<ZoomOut />}
              onClick={props.onReset}
            />
          )}
          <IconButton
            size="sm"
            label={isTable ? 'View as chart' : 'View as table'}
            shortcut="T"
            icon={isTable ? <ChartColumn /> : <Table2 />}
            onClick={() => setIsTable(!isTable)}
          />
        </div>
      </div>
      {isTable ? (
        <HistogramTable {...props} height={height} timeZone={timeZone} />
      ) : (
        <Plot {...props} height={height} timeZone={timeZone} brush={brush} />
      )}
    </figure>
  );
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
      {covered === buckets ? 'whole span' : bucketLabel(first.startAt, length, timeZone)}
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
  if (range === null || first === undefined) return 'whole span';
  return bucketLabel(first.startAt, (range.last - range.first + 1) * bucketMs, timeZone);
}

/** Where the bars stand: the frame without its axes. */
const PLOT_BOX = { left: AXIS_LEFT, bottom: AXIS_BOTTOM };

function Plot(props: PartProps & { height: number }) {
  const { label, buckets, bucketMs, series, height, timeZone, brush } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { width } = useElementSize(frame);
  const id = useId();
  const count = buckets.length;
  const { range } = brush;
  if (props.isLoading) return <PlotSkeleton height={height} />;
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
        aria-label={`${label}: chosen span`}
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
        Arrow keys move the span, Shift and arrow keys resize it, Escape shows the whole, T shows a
        table.
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

function PlotSkeleton({ height }: { height: number }) {
  return (
    <div
      role="status"
      aria-label="Loading"
      style={{ height, paddingLeft: AXIS_LEFT, paddingBottom: AXIS_BOTTOM }}
      className="flex items-end gap-2"
    >
      {RESTING.map((share, index) => (
        <span key={index} style={{ height: `${share}%` }} className="flex-1">
          <Skeleton className="h-full" />
        </span>
      ))}
    </div>
  );
}
