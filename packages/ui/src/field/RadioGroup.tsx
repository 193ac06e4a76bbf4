import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Why it cannot be chosen now; shown instead of the hint. */
  disabledReason?: string | undefined;
}

export interface RadioGroupProps {
  /** Accessible name. */
  label: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  /** Hides the label from the eye only. */
  isLabelHidden?: boolean | undefined;
  className?: string | undefined;
}

/** One of a few, all in sight: native radio buttons, so that arrows move and choose. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, isLabelHidden = false, className } = props;
  const name = useId();
  return (
    <fieldset className={clsx('flex min-w-0 flex-col gap-2', className)}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-2 text-base font-medium text-ink'}>
        {label}
      </legend>
      {options.map((option) => {
        const hint = option.disabledReason ?? option.hint;
        return (
          <label
            key={option.value}
            className={clsx(
              'flex items-start gap-2 text-base',
              option.disabledReason === undefined
                ? 'cursor-pointer'
                : 'cursor-not-allowed opacity-55',
            )}
          >
            <span className="flex h-5 items-center">
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.disabledReason !== undefined}
                onChange={() => onChange(option.value)}
                className="size-4 cursor-pointer appearance-none rounded-full border border-line-control bg-surface transition-colors checked:border-[5px] checked:border-primary disabled:cursor-not-allowed dark:bg-sunken"
              />
            </span>
            <span className="min-w-0">
              {option.label}
              {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
