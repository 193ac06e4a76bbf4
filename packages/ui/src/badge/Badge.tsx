import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';

export type Tone = 'neutral' | 'accent' | 'ok' | 'low' | 'medium' | 'high' | 'critical';

export interface BadgeProps {
  children: ReactNode;
  tone?: Tone | undefined;
  /** A bold figure after the text, e.g. the number found. */
  count?: number | undefined;
  icon?: ReactNode;
  title?: string | undefined;
}

const TONES: Record<Tone, string> = {
  neutral: 'border-line-2 bg-hover text-ink-2',
  accent: 'border-transparent bg-accent-soft text-accent',
  ok: 'border-ok-line bg-ok-soft text-ok-text',
  low: 'border-low-line bg-low-soft text-low-text',
  medium: 'border-medium-line bg-medium-soft text-medium-text',
  high: 'border-high-line bg-high-soft text-high-text',
  critical: 'border-critical-line bg-critical-soft text-critical-text',
};

/** A small label. Its words carry the meaning; the tone only repeats it. */
export function Badge({ children, tone = 'neutral', count, icon, title }: BadgeProps) {
  return (
    <span
      title={title}
      className={clsx(
        'inline-flex h-5 max-w-full min-w-5 items-center gap-1 rounded-sm border px-1.5 text-sm whitespace-nowrap [&_svg]:size-3 [&_svg]:shrink-0',
        TONES[tone],
      )}
    >
      {icon}
      <span data-cut="" className="truncate">
        {children}
      </span>
      {count !== undefined && <b className="font-semibold">{formatCount(count)}</b>}
    </span>
  );
}
