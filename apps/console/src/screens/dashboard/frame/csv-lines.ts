import type { WidgetFigures } from '../../../components/dashboard/widget-figures.ts';

/** The lines of a widget's figures as a file has them: moments by ISO 8601, in UTC. */
export function csvLines(rows: WidgetFigures['rows']): (string | number)[][] {
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString() : cell)));
}
