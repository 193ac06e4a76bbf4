import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

export interface SpinnerProps {
  /** Said to assistive technology; leave out when the surroundings already say it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A spinner for a wait of unknown length. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = <LoaderCircle aria-hidden className={clsx('size-4 animate-spin', className)} />;
  if (label === undefined) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      {ring}
      {label}
    </span>
  );
}
