import { useId } from 'react';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { bucketLabel } from './histogram-axis.ts';
import { AXIS_BOTTOM, AXIS_LEFT, HistogramBars } from './HistogramBars.tsx';
import type { TimeHistogramProps } from './time-histogram-props.ts';
import type { HistogramBrush } from './use-histogram-brush.ts';
import { useMeasured } from './use-measured.ts';

export type HistogramPartProps = Omit<TimeHistogramProps, 'brush' | 'height'> & {
  timeZone: string;
  brush: HistogramBrush;
  /** Without axes. */
  isBare?: boolean | undefined;
};

/** The selected span as text. */
function spokenRange({ buckets, bucketMs, timeZone, brush }: HistogramPartProps): string {
  const { range } = brush;
  const first = range === null ? undefined : buckets[range.first];
  if (range === null || first === undefined) return textOf(chartText).wholeSpan;
  return bucketLabel(first.startAt, (range.last - range.first + 1) * bucketMs, timeZone);
}

/** Where the bars stand: the frame without its axes. */
const PLOT_BOX = { left: AXIS_LEFT, bottom: AXIS_BOTTOM };
const BARE_BOX = { left: 0, bottom: 0 };

/** The bars with the brush over them. */
export function HistogramPlot(props: HistogramPartProps & { height: number }) {
  const { label, buckets, bucketMs, series, height, timeZone, brush, isBare = false } = props;
  const box = isBare ? BARE_BOX : PLOT_BOX;
  const [width, frame] = useMeasured('clientWidth');
  const text = textOf(chartText);
  const id = useId();
  const count = buckets.length;
  const { range } = brush;
  return (
    <div ref={frame} style={{ height }} className="relative">
      <div style={box} className="absolute top-0 right-0">
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
          isBare={isBare}
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
        style={box}
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
