import { memo } from 'react';
import { formatCompact } from '../format/format-count.ts';
import { timeTicks } from './histogram-axis.ts';
import { bucketTotal, type HistogramBucket } from './histogram-brush.ts';
import { countLevels } from './count-levels.ts';
import type { HistogramSeries } from './time-histogram-props.ts';

/** Room for the figures at the left and the times at the bottom, in pixels. */
export const AXIS_LEFT = 36;
export const AXIS_BOTTOM = 20;
const TOP = 6;
/** Maximum bar width in pixels; few buckets would otherwise look like blocks. */
const WIDEST_BAR = 28;

export interface HistogramBarsProps {
  buckets: readonly HistogramBucket[];
  bucketMs: number;
  series: readonly HistogramSeries[];
  width: number;
  height: number;
  timeZone: string;
  /** Only the bars: no axes, no room for them, and bars as wide as their days. */
  isBare?: boolean | undefined;
}

/** Axes and stacked bars. Visual only: the words are next to it and in the table. */
function Bars(props: HistogramBarsProps) {
  const { buckets, bucketMs, series, width, height, timeZone, isBare = false } = props;
  const left = isBare ? 0 : AXIS_LEFT;
  const plotWidth = Math.max(0, width - left);
  const bottom = isBare ? height - 1 : height - AXIS_BOTTOM;
  const largest = Math.max(1, ...buckets.map(bucketTotal));
  const { levels, top } = isBare
    ? { levels: [0], top: largest }
    : countLevels(largest, height < 130 ? 2 : 4);
  const y = (value: number) => bottom - (value / top) * (bottom - (isBare ? 1 : TOP));
  const step = plotWidth / Math.max(1, buckets.length);
  const bar = Math.max(1, Math.min(WIDEST_BAR, step * (isBare || step < 6 ? 0.86 : 0.68)));
  const center = (index: number) => left + (index + 0.5) * step;

  return (
    <svg aria-hidden width={width} height={height} className="relative block">
      {levels.map((level) => (
        <g key={level}>
          <line
            x1={left}
            x2={width}
            y1={Math.round(y(level)) + 0.5}
            y2={Math.round(y(level)) + 0.5}
            className={level === 0 ? 'stroke-line-2' : 'stroke-line'}
            strokeDasharray={level === 0 ? undefined : '2 3'}
          />
          {!isBare && (
            <text
              x={AXIS_LEFT - 8}
              y={y(level)}
              dy="0.32em"
              textAnchor="end"
              className="fill-ink-3 text-xs"
            >
              {formatCompact(level)}
            </text>
          )}
        </g>
      ))}
      {buckets.map((bucket, index) => (
        <Stack
          key={bucket.startAt}
          bucket={bucket}
          series={series}
          x={center(index) - bar / 2}
          width={bar}
          y={y}
        />
      ))}
      {(isBare ? [] : timeTicks(buckets, bucketMs, plotWidth, timeZone)).map((tick) => (
        <text
          key={tick.index}
          {...labelPlace(center(tick.index), width, tick.index === 0 && step < 40)}
          y={height - 4}
          className="fill-ink-3 text-xs"
        >
          {tick.label}
        </text>
      ))}
    </svg>
  );
}

/** Half of the widest label of the time axis, in pixels. */
const HALF_LABEL = 24;

/** Position of a label of the time axis: below its bar, but within the picture. */
function labelPlace(x: number, width: number, startsAxis: boolean) {
  if (x + HALF_LABEL > width) return { x: width, textAnchor: 'end' } as const;
  return { x, textAnchor: startsAxis ? 'start' : 'middle' } as const;
}

interface StackProps {
  bucket: HistogramBucket;
  series: readonly HistogramSeries[];
  x: number;
  width: number;
  y: (value: number) => number;
}

function Stack({ bucket, series, x, width, y }: StackProps) {
  let sum = 0;
  const parts = series.flatMap((entry) => {
    const count = bucket.counts[entry.key] ?? 0;
    if (count === 0) return [];
    const bottom = y(sum);
    sum += count;
    return [{ entry, bottom, top: y(sum) }];
  });
  return parts.map(({ entry, bottom, top }, index) => {
    // One pixel of surface between two parts keeps them apart without colour.
    const gap = index > 0 && bottom - top > 2 ? 1 : 0;
    return (
      <rect
        key={entry.key}
        x={x}
        y={top}
        width={width}
        height={Math.max(1, bottom - top - gap)}
        rx={width > 5 ? 1.5 : 0}
        style={{ fill: `var(${entry.colorVar})` }}
      />
    );
  });
}

export const HistogramBars = memo(Bars);
