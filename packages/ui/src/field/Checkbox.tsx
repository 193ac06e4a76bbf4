import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'ref'> {
  /** Visible label; without one, pass an `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  /** Some, but not all, of the represented items. */
  isMixed?: boolean | undefined;
}

/** A checkbox: the native input with its own drawing, so that every form feature works. */
export function Checkbox({ label, hint, isMixed = false, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isMixed;
  }, [isMixed, rest.checked]);
  const control = (
    <span className="relative inline-grid size-4 shrink-0 place-items-center">
      <input
        {...rest}
        ref={box}
        type="checkbox"
        className="peer size-4 cursor-pointer appearance-none rounded-[4px] border border-line-control bg-surface transition-colors checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary disabled:cursor-not-allowed disabled:opacity-50 dark:bg-sunken"
      />
      <Check
        aria-hidden
        strokeWidth={3}
        className={clsx(
          'pointer-events-none absolute size-3 text-primary-ink opacity-0',
          !isMixed && 'peer-checked:opacity-100',
        )}
      />
      {isMixed && (
        <Minus
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute size-3 text-primary-ink"
        />
      )}
    </span>
  );
  if (label === undefined) return <span className={clsx('inline-flex', className)}>{control}</span>;
  return (
    <label className={clsx('flex cursor-pointer items-start gap-2 text-base', className)}>
      <span className="flex h-5 items-center">{control}</span>
      <span className="min-w-0">
        {label}
        {hint !== undefined && <span className="block text-sm text-ink-3">{hint}</span>}
      </span>
    </label>
  );
}
