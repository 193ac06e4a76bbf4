import type { Severity } from '@waybill/contract';
import { EmptyState, formatCount, textOf } from '@waybill/ui';
import type { ReactNode } from 'react';
import { SEVERITIES_BY_URGENCY } from '../detection/detection-labels.data.ts';
import type { Mark } from './board-filter.ts';
import { boardText } from './board.text.ts';
import { MarkButton } from './MarkButton.tsx';
import { NumberLink } from './NumberLink.tsx';
import { wordOf } from '../detection/word-of.ts';

export interface RankedBar {
  key: string;
  label: string;
  icon?: ReactNode;
  count: number;
  counts: Partial<Record<Severity, number>>;
  /** Null: the list opens, but has no such filter. */
  mark: Mark | null;
  address: string | null;
}

/** Ranked values with their severities; the longest bar is the largest of the list. */
export function RankedBars({ label, bars }: { label: string; bars: readonly RankedBar[] }) {
  const text = textOf(boardText);
  if (bars.length === 0) return <EmptyState kind="nothingYet" title={text.nothing} />;
  const largest = Math.max(...bars.map(({ count }) => count));
  return (
    <ol aria-label={label} className="flex flex-col gap-2.5">
      {bars.map((bar) => (
        <li key={bar.key} className="group relative -mx-1 rounded-sm px-1 hover:bg-hover">
          <div className="flex items-center gap-2">
            {bar.icon}
            {bar.mark === null ? (
              <span className="min-w-0 flex-1 truncate text-left">{bar.label}</span>
            ) : (
              <MarkButton
                mark={bar.mark}
                address={bar.address}
                className="min-w-0 flex-1 truncate text-left after:absolute after:inset-0"
              >
                {bar.label}
              </MarkButton>
            )}
            <NumberLink
              count={bar.count}
              label={bar.label}
              address={bar.address}
              className="relative z-10 shrink-0 text-md text-ink-2 hover:text-ink"
            />
          </div>
          <Segments counts={bar.counts} share={bar.count / largest} />
        </li>
      ))}
    </ol>
  );
}

/** The severities of a bar, most urgent first; the title describes them as text. */
function Segments({ counts, share }: { counts: RankedBar['counts']; share: number }) {
  const parts = SEVERITIES_BY_URGENCY.flatMap((severity) => {
    const count = counts[severity] ?? 0;
    return count === 0 ? [] : [{ severity, count }];
  });
  return (
    <div
      title={parts
        .map(({ severity, count }) => `${wordOf(severity)} ${formatCount(count)}`)
        .join(' · ')}
      className="mt-1 h-1.5 overflow-hidden rounded-full bg-active"
    >
      <div style={{ width: `${share * 100}%` }} className="flex h-full min-w-1.5 gap-px">
        {parts.map(({ severity, count }) => (
          <span
            key={severity}
            style={{
              flexGrow: count,
              backgroundColor: `var(--${severity.toLowerCase()}-fill)`,
            }}
            className="min-w-px last:rounded-r-full"
          />
        ))}
      </div>
    </div>
  );
}
