import { clsx } from 'clsx';
import { formatTag } from '../text/locale.ts';
import { textOf } from '../text/define-text.ts';
import { evidenceText } from './evidence.text.ts';

export interface ScoreContribution {
  key?: string | undefined;
  label: string;
  /** Points added to the score; negative points remove. */
  points: number;
  hint?: string | undefined;
}

export interface ScoreBarsProps {
  contributions: readonly ScoreContribution[];
  /** Accessible name. */
  label?: string | undefined;
}

/** Parts of a score: one bar per reason, to the right for more and to the left for less. */
export function ScoreBars({ contributions, label = textOf(evidenceText).score }: ScoreBarsProps) {
  const largest = Math.max(1, ...contributions.map((item) => Math.abs(item.points)));
  const hasNegative = contributions.some((item) => item.points < 0);
  return (
    <ul aria-label={label} className="flex flex-col gap-2.5">
      {contributions.map((item) => (
        <li key={item.key ?? item.label}>
          <div className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 truncate">
              {item.label}
              {item.hint !== undefined && <span className="ml-2 text-ink-3">{item.hint}</span>}
            </span>
            <span className="shrink-0 font-mono text-sm text-ink-2">
              {item.points > 0 ? '+' : item.points < 0 ? '−' : ''}
              {new Intl.NumberFormat(formatTag(), { maximumFractionDigits: 2 }).format(
                Math.abs(item.points),
              )}
            </span>
          </div>
          <div aria-hidden className={clsx('mt-1 grid', hasNegative && 'grid-cols-2')}>
            {hasNegative && (
              <span className="flex h-1 justify-end rounded-l-full bg-active">
                {item.points < 0 && <Bar points={item.points} largest={largest} isNegative />}
              </span>
            )}
            <span
              className={clsx(
                'flex h-1 bg-active',
                hasNegative ? 'rounded-r-full' : 'rounded-full',
              )}
            >
              {item.points > 0 && <Bar points={item.points} largest={largest} />}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  points: number;
  largest: number;
  isNegative?: boolean | undefined;
}

function Bar({ points, largest, isNegative = false }: BarProps) {
  return (
    <span
      style={{ width: `${(Math.abs(points) / largest) * 100}%` }}
      className={clsx('h-full rounded-full', isNegative ? 'bg-ok' : 'bg-ink-2')}
    />
  );
}
