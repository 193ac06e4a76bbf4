import { EmptyState, formatCount, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useDashboard } from '../../../components/dashboard/board-context.ts';
import { boardText } from '../../../components/dashboard/board.text.ts';
import type { WidgetFigures } from '../../../components/dashboard/widget-figures.ts';
import { localDateTime } from '../../../components/local-time.ts';
import type { WidgetManifest } from '../../../widgets/widget-manifest.ts';

/** Maximum text columns before words would be broken to fit. */
const FEW_WORDS = 2;

/** A widget's figures as a table instead of its chart. The first column names the line. */
export function WidgetTable({ widget }: { widget: WidgetManifest }) {
  const board = useDashboard();
  const { headers, rows } = widget.table(board);
  if (rows.length === 0) return <EmptyState kind="nothingYet" title={textOf(boardText).nothing} />;
  const isFigure = headers.map((_, column) =>
    // A figure that does not exist stays empty.
    rows.every((row) => typeof row[column] === 'number' || row[column] === ''),
  );
  const words = isFigure.filter((is) => !is).length;
  const edge = (column: number) =>
    clsx('py-1 pr-3 last:pr-0', isFigure[column] ? 'text-right' : 'text-left');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing in it that the keyboard could reach
    <div role="region" aria-label={widget.title()} tabIndex={0} className="h-full overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead className="sticky top-0 bg-surface text-ink-3">
          <tr className="border-b border-line">
            {headers.map((header, column) => (
              <th
                key={header}
                scope="col"
                className={clsx('align-bottom font-medium', edge(column))}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line} className="border-b border-line last:border-b-0">
              {row.map((cell, column) => (
                <td key={column} className={clsx('align-top', edge(column))}>
                  <Cell cell={cell} isRoomy={words > FEW_WORDS} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps {
  cell: WidgetFigures['rows'][number][number];
  /** The table scrolls sideways rather than break its words. */
  isRoomy: boolean;
}

function Cell({ cell, isRoomy }: CellProps) {
  if (typeof cell === 'number') return formatCount(cell);
  if (cell instanceof Date) {
    return (
      <time dateTime={cell.toISOString()} className="whitespace-nowrap">
        {localDateTime(cell.getTime())}
      </time>
    );
  }
  return (
    <span className={clsx('block wrap-anywhere', isRoomy ? 'min-w-28' : 'min-w-20')}>{cell}</span>
  );
}
