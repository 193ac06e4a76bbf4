import { formatCount, formatPercent } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import { stateText } from './state.text.ts';

export interface ProgressBarProps {
  /** Progress so far; if omitted, the bar is indeterminate. */
  value?: number | undefined;
  max?: number | undefined;
  label: string;
  /** Hides the words, not the bar. */
  isLabelHidden?: boolean | undefined;
}

/** Progress of a job, with its words: `Exporting · 1,200 of 5,000`. */
export function ProgressBar({ value, max = 100, label, isLabelHidden = false }: ProgressBarProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className="flex flex-col gap-1.5">
      {!isLabelHidden && (
        <div className="flex items-baseline justify-between gap-3 text-sm text-ink-2">
          <span className="truncate">{label}</span>
          {value !== undefined && (
            <span className="shrink-0 text-ink-3">
              {max === 100
                ? formatPercent(share ?? 0)
                : textOf(stateText).progress(formatCount(value), formatCount(max))}
            </span>
          )}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-active"
      >
        <div
          style={{ width: share === undefined ? '35%' : `${share * 100}%` }}
          className={
            share === undefined
              ? 'h-full animate-shimmer rounded-full bg-accent'
              : 'h-full rounded-full bg-accent transition-[width] duration-300'
          }
        />
      </div>
    </div>
  );
}
