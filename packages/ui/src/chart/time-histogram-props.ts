import type { HistogramBucket } from './histogram-brush.ts';

export interface HistogramSeries {
  key: string;
  label: string;
  /** Name of a CSS variable, e.g. `--critical-fill`. */
  colorVar: string;
}

export interface TimeHistogramProps {
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
  /** Pixels of the plot with its axis. */
  height?: number | undefined;
  timeZone?: string | undefined;
  /** Replaces the plot while the first data are on their way. */
  isLoading?: boolean | undefined;
  hasLegend?: boolean | undefined;
}
