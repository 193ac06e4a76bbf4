import type { ChartStateProps } from './chart-frame-props.ts';
import type { HistogramBucket } from './histogram-brush.ts';

export interface HistogramSeries {
  key: string;
  label: string;
  /** Name of a CSS variable, e.g. `--critical-fill`. */
  colorVar: string;
}

export interface TimeHistogramProps extends ChartStateProps {
  /** Accessible name, e.g. `Detections over time`. */
  label: string;
  /** Every bucket of the span in order, also the empty ones. */
  buckets: readonly HistogramBucket[];
  /** Length of a bucket in milliseconds. */
  bucketMs: number;
  /** Stacked from the bottom up in this order. */
  series: readonly HistogramSeries[];
  /** A chosen span, in milliseconds since 1970; `to` is not included. */
  onBrush?: ((from: number, to: number) => void) | undefined;
  /** Double press, Escape, or the reset button. */
  onReset?: (() => void) | undefined;
  /** The span in force. */
  brush?: { from: number; to: number } | null | undefined;
  /** Pixels of the plot with its axis; `fill`: all that the container has. */
  height?: number | 'fill' | undefined;
  /** IANA name; default: the page's. */
  timeZone?: string | undefined;
  hasLegend?: boolean | undefined;
}

/** The same folded to one line of 26 pixels; the parent controls whether the table is open. */
export interface HistogramStripProps extends Omit<TimeHistogramProps, 'height' | 'hasLegend'> {
  isTable: boolean;
  onTable: (isTable: boolean) => void;
}
