import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { CoveringLink } from './CoveringLink.tsx';
import { placeParts, rowTotal } from './stack-parts.ts';
import type { StackRow } from './stacked-bars-props.ts';
import { TONE_FILL } from './tone-fill.data.ts';

export interface StackedRowProps {
  row: StackRow;
  largest: number;
  /** Pixels. */
  height: number;
  format: (value: number) => string;
  onSelect: ((row: StackRow) => void) | undefined;
}

/** One line: name, total, bar. Its parts are described as text for screen readers. */
export function StackedRow({ row, largest, height, format, onSelect }: StackedRowProps) {
  const parts = placeParts(row.parts, largest);
  const figures = parts.map(({ label, value }) => `${label} ${format(value)}`).join(' · ');
  return (
    <li style={{ height }} className="group relative pt-0.5">
      <div className="flex items-center gap-2">
        {row.icon}
        <span className="min-w-0 flex-1 truncate" title={row.label}>
          <CoveringLink
            label={row.label}
            href={row.href}
            onSelect={onSelect && (() => onSelect(row))}
          />
          <span className="sr-only">: {figures || textOf(chartText).nothing}</span>
        </span>
        <span className="shrink-0 truncate text-ink-2">
          <span
            aria-hidden
            className="mr-2 hidden text-sm text-ink-3 group-focus-within:inline group-hover:inline"
          >
            {figures}
          </span>
          <span className="text-md">{format(rowTotal(row))}</span>
        </span>
      </div>
      <div aria-hidden className="mt-1 flex h-2 gap-px overflow-hidden rounded-full bg-active">
        {parts.map((part) => (
          <span
            key={part.key}
            style={{
              width: `${part.share * 100}%`,
              backgroundColor: `var(${TONE_FILL[part.tone]})`,
            }}
            className="h-full min-w-0.5"
          />
        ))}
      </div>
    </li>
  );
}
