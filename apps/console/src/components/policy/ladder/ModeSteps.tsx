import type { PolicyMode } from '@waybill/contract';
import { clsx } from 'clsx';
import { modeWord } from './mode-word.ts';

/** Strictness of each mode: of Simulate, Alert, Warn and Block. */
const REACHED: Readonly<Record<PolicyMode, number>> = {
  draft: 0,
  paused: 0,
  in_approval: 0,
  retired: 0,
  simulate: 1,
  alert: 2,
  warn: 3,
  block: 4,
};
const STEPS = [1, 2, 3, 4] as const;

/** The mode of a policy as a ladder of four steps, and in a word. */
export function ModeSteps({ mode }: { mode: PolicyMode }) {
  const reached = REACHED[mode];
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden className="inline-flex gap-px">
        {STEPS.map((step) => (
          <span
            key={step}
            className={clsx('h-2 w-1.5 rounded-[1px]', step <= reached ? 'bg-ink-2' : 'bg-line-2')}
          />
        ))}
      </span>
      <span className={reached < 2 ? 'text-ink-2' : undefined}>{modeWord(mode)}</span>
    </span>
  );
}
