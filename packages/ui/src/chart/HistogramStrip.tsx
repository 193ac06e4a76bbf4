import { ChartColumn, Table2, ZoomOut } from 'lucide-react';
import { IconButton } from '../button/IconButton.tsx';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import { locale } from '../text/locale.ts';
import { chartText } from './chart.text.ts';
import { ChartTable } from './ChartTable.tsx';
import { bucketLabel } from './histogram-axis.ts';
import { histogramTable } from './histogram-table.ts';
import { HistogramPlot, type HistogramPartProps } from './HistogramPlot.tsx';
import { HistogramReadOut } from './HistogramReadOut.tsx';
import type { HistogramStripProps } from './time-histogram-props.ts';
import { useHistogramBrush } from './use-histogram-brush.ts';

/** Pixels. */
const STRIP_HEIGHT = 26;
const TABLE_HEIGHT = 180;

/** A histogram in one line above a list: the first and the last day, and the bars between them. */
export function HistogramStrip(props: HistogramStripProps) {
  const { label, buckets, isTable, isLoading = false, timeZone = locale().timeZone } = props;
  const brush = useHistogramBrush(props);
  if (isLoading) {
    return (
      <div role="status" aria-label={textOf(chartText).loading} style={{ height: STRIP_HEIGHT }}>
        <Skeleton className="h-full" />
      </div>
    );
  }
  const shared = { ...props, timeZone, brush };
  return (
    <figure aria-label={label} className="relative flex min-w-0 items-end gap-2.5">
      {isTable ? (
        <div className="min-w-0 flex-1">
          <ChartTable
            label={label}
            height={TABLE_HEIGHT}
            table={histogramTable({ ...props, timeZone })}
          />
        </div>
      ) : (
        <>
          <Day {...shared} at={0} />
          <div className="min-w-0 flex-1">
            <HistogramPlot {...shared} height={STRIP_HEIGHT} isBare />
          </div>
          <Day {...shared} at={buckets.length - 1} />
        </>
      )}
      <Pointed {...shared} />
      <Buttons {...props} />
    </figure>
  );
}

/** The day at an end of the strip. */
function Day({ buckets, bucketMs, timeZone, at }: HistogramPartProps & { at: number }) {
  const bucket = buckets[at];
  if (bucket === undefined) return null;
  const [day] = bucketLabel(bucket.startAt, Math.min(bucketMs, 86_400_000), timeZone).split(',');
  return <span className="shrink-0 text-xs text-ink-3">{day}</span>;
}

/** The pointed-at bucket, below the strip, which has no line for it. */
function Pointed(props: HistogramPartProps & { isTable: boolean }) {
  const { hovered, isDragging } = props.brush;
  if (props.isTable || (hovered === null && !isDragging)) return null;
  return (
    <div className="pointer-events-none absolute top-full left-1/2 z-40 mt-1 max-w-full -translate-x-1/2 rounded-sm bg-raised px-2 py-1 shadow-float">
      <HistogramReadOut {...props} />
    </div>
  );
}

function Buttons({ brush, onReset, isTable, onTable }: HistogramStripProps) {
  const text = textOf(chartText);
  const isBrushed = brush !== null && brush !== undefined && onReset !== undefined;
  return (
    <span className="-my-px -ml-1.5 flex shrink-0 self-start">
      {isBrushed && (
        <IconButton
          size="sm"
          label={text.showWholeSpan}
          shortcut="Esc"
          icon={<ZoomOut />}
          onClick={onReset}
        />
      )}
      <IconButton
        size="sm"
        label={isTable ? text.viewAsChart : text.viewAsTable}
        shortcut="T"
        icon={isTable ? <ChartColumn /> : <Table2 />}
        onClick={() => onTable(!isTable)}
      />
    </span>
  );
}
