/** The figures of a widget as lines and columns. The first column names the line. */
export interface WidgetFigures {
  headers: readonly string[];
  /** Moments are written in the reader's time zone, and by ISO 8601 in a file. */
  rows: readonly (readonly (string | number | Date)[])[];
}
