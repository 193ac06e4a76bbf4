import { clsx } from 'clsx';
import { textOf } from '../text/define-text.ts';
import { fieldText } from './field.text.ts';

export interface StrengthMeterProps {
  /** 0 (very weak) to 4 (strong), as the server's policy rates it. */
  score: 0 | 1 | 2 | 3 | 4;
  /** What to improve, or nothing when all rules are met. */
  advice?: string | undefined;
}

const WORDS = ['veryWeak', 'weak', 'fair', 'good', 'strong'] as const;
const TONES = ['bg-critical', 'bg-critical', 'bg-medium-fill', 'bg-ok', 'bg-ok'] as const;

/** Four bars and a word for the strength of a password. */
export function StrengthMeter({ score, advice }: StrengthMeterProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={clsx('h-1 flex-1 rounded-full', step <= score ? TONES[score] : 'bg-active')}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-sm text-ink-3">
        <span className="font-medium text-ink-2">{textOf(fieldText)[WORDS[score]]}</span>
        {advice !== undefined && ` · ${advice}`}
      </p>
    </div>
  );
}
