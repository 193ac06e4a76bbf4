import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Tooltip } from '../overlay/Tooltip.tsx';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** Why it cannot be changed now. */
  disabledReason?: string | undefined;
  /** Hides the label from the eye only. */
  isLabelHidden?: boolean | undefined;
}

/** On or off, taking effect immediately. The knob has a mark, so that colour is not the only sign. */
export function Switch(props: SwitchProps) {
  const { label, hint, isOn, onChange, disabledReason, isLabelHidden = false } = props;
  const isBlocked = disabledReason !== undefined;
  const control = (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-disabled={isBlocked || undefined}
      onClick={() => !isBlocked && onChange(!isOn)}
      className={clsx(
        'group flex items-start gap-3 rounded-sm text-left text-base aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        !isLabelHidden && 'w-full justify-between',
      )}
    >
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>
        <span className="font-medium text-ink">{label}</span>
        {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
      </span>
      <span
        aria-hidden
        className={clsx(
          'relative mt-px h-[18px] w-8 shrink-0 rounded-full border transition-colors',
          isOn ? 'border-primary bg-primary' : 'border-line-control bg-active',
        )}
      >
        <span
          className={clsx(
            'absolute top-px grid size-3.5 place-items-center rounded-full transition-[left]',
            isOn ? 'left-[15px] bg-primary-ink' : 'left-px bg-line-control',
          )}
        >
          {isOn && <span className="h-1.5 w-0.5 rounded-full bg-primary" />}
        </span>
      </span>
    </button>
  );
  return isBlocked ? <Tooltip content={disabledReason}>{control}</Tooltip> : control;
}
