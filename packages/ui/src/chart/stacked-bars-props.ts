import type { ReactNode } from 'react';
import type { Tone } from '../badge/Badge.tsx';
import type { ChartStateProps } from './chart-frame-props.ts';

export interface StackPart {
  key: string;
  value: number;
  label: string;
  tone: Tone;
}

export interface StackRow {
  key: string;
  label: string;
  href?: string | undefined;
  icon?: ReactNode;
  /** From the left. */
  parts: readonly StackPart[];
}

export interface StackedBarsProps extends ChartStateProps {
  /** Accessible name. */
  label: string;
  /** In the given order, which should be largest first. */
  rows: readonly StackRow[];
  /** A plain press on a line; with `href` it is a link as well. */
  onSelect?: ((row: StackRow) => void) | undefined;
  /** Lines of the shape that is in before the data are there. */
  restingRows?: number | undefined;
  format?: ((value: number) => string) | undefined;
}
