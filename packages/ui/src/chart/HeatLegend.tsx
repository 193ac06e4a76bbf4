import { formatCompact } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { HEAT_FILL } from './heat-fill.ts';

/** Meaning of the colour steps: from nothing to the largest value of the week. */
export function HeatLegend({ largest }: { largest: number }) {
  const text = textOf(chartText);
  return (
    <div
      role="img"
      aria-label={`${text.legend}: 0 – ${formatCompact(largest)}`}
      className="flex items-center gap-1 text-sm text-ink-3"
    >
      <span aria-hidden>0</span>
      {HEAT_FILL.map((fill) => (
        <span
          key={fill}
          aria-hidden
          style={{ backgroundColor: fill }}
          className="size-2.5 rounded-[2px]"
        />
      ))}
      <span aria-hidden>{formatCompact(largest)}</span>
    </div>
  );
}
