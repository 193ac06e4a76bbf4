import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import type { HistogramSeries } from './time-histogram-props.ts';

/** What the colours of a chart represent, in the order of the stack. */
export function Legend({ series }: { series: readonly HistogramSeries[] }) {
  return (
    <ul
      aria-label={textOf(chartText).legend}
      className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2"
    >
      {series.map((entry) => (
        <li key={entry.key} className="flex items-center gap-1.5">
          <span
            aria-hidden
            style={{ backgroundColor: `var(${entry.colorVar})` }}
            className="size-2 rounded-[2px]"
          />
          {entry.label}
        </li>
      ))}
    </ul>
  );
}
