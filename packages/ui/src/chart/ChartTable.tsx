import { clsx } from 'clsx';
import { ScrollRegion } from '../evidence/ScrollRegion.tsx';
import { formatCount } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import type { ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';

export interface ChartTableProps {
  /** Accessible name of the chart. */
  label: string;
  table: ChartTableData;
  /** Pixels that the drawing takes; the table scrolls within them. */
  height: number;
}

/** The figures of a chart instead of its drawing. */
export function ChartTable({ label, table, height }: ChartTableProps) {
  const [first, ...others] = table.headers;
  return (
    <ScrollRegion label={textOf(chartText).asTable(label)} maxHeight={height}>
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-surface text-ink-3">
          <tr className="border-b border-line">
            <th scope="col" className="py-1 text-left font-medium">
              {first}
            </th>
            {others.map((header, index) => (
              <th
                key={index}
                scope="col"
                className={clsx('py-1 pl-3 font-medium', side(table, index))}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1 text-left font-normal">
                {written(row[0])}
              </th>
              {row.slice(1).map((cell, column) => (
                <td key={column} className={clsx('py-1 pl-3', side(table, column))}>
                  {written(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** Figures are right-aligned, words left-aligned. */
function side(table: ChartTableData, column: number): string {
  return typeof table.rows[0]?.[column + 1] === 'string' ? 'text-left' : 'text-right';
}

function written(cell: string | number | undefined): string {
  return typeof cell === 'number' ? formatCount(cell) : (cell ?? '');
}
