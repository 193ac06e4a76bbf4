import type { ReactNode } from 'react';

/** What every chart can be instead of a drawing; each state has the drawing's geometry. */
export interface ChartStateProps {
  /** The first data are on their way. */
  isLoading?: boolean | undefined;
  /** Is instead of the drawing when the data could not be had, e.g. an `ErrorState`. */
  error?: ReactNode;
  /** Said when there is nothing to draw; a plain sentence by default. */
  empty?: ReactNode;
}

/** The figures of a chart as lines and columns. The first column names the line. */
export interface ChartTableData {
  headers: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}
