import { formatCount } from '../format/format-count.ts';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import type { ChartTableData } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { Legend } from './Legend.tsx';
import { partsInOrder, rowTotal } from './stack-parts.ts';
import type { StackedBarsProps, StackRow } from './stacked-bars-props.ts';
import { StackedRow } from './StackedRow.tsx';
import { TONE_FILL } from './tone-fill.data.ts';

/** Pixels of a line with its space below. */
const ROW_HEIGHT = 40;

/** Ranked bars, each made of parts. All bars have the same scale. */
export function StackedBars(props: StackedBarsProps) {
  const { rows, restingRows = 6, format = formatCount } = props;
  const largest = Math.max(1, ...rows.map(rowTotal));
  const parts = partsInOrder(rows);
  const count = props.isLoading ? restingRows : Math.max(1, rows.length);
  return (
    <ChartFrame
      {...props}
      height={count * ROW_HEIGHT}
      isEmpty={rows.length === 0}
      table={() => stackTable(rows)}
      skeleton={<RowsSkeleton rows={restingRows} />}
      readOut={
        <Legend
          series={parts.map(({ key, label, tone }) => ({ key, label, colorVar: TONE_FILL[tone] }))}
        />
      }
    >
      <ol className="flex flex-col">
        {rows.map((row) => (
          <StackedRow
            key={row.key}
            row={row}
            largest={largest}
            height={ROW_HEIGHT}
            format={format}
            onSelect={props.onSelect}
          />
        ))}
      </ol>
    </ChartFrame>
  );
}

function stackTable(rows: readonly StackRow[]): ChartTableData {
  const parts = partsInOrder(rows);
  const text = textOf(chartText);
  return {
    headers: [text.name, ...parts.map(({ label }) => label), text.all],
    rows: rows.map((row) => [
      row.label,
      ...parts.map(({ key }) => row.parts.find((part) => part.key === key)?.value ?? 0),
      rowTotal(row),
    ]),
  };
}

function RowsSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row} aria-hidden style={{ height: ROW_HEIGHT }} className="pt-1">
      <span style={{ width: `${46 - (row % 3) * 9}%` }} className="block">
        <Skeleton className="h-3" />
      </span>
      <Skeleton className="mt-2.5 h-2" />
    </div>
  ));
}
