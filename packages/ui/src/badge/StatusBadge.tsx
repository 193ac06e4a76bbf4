import { clsx } from 'clsx';
import { Circle } from 'lucide-react';
import { STATUS_LOOK } from './status-look.data.ts';

export interface StatusBadgeProps {
  /** The stored status, e.g. `in_review`; an unknown one gets a plain ring. */
  status: string;
  /** The words shown. */
  label: string;
}

/** A status: its own icon shape, and words. */
export function StatusBadge({ status, label }: StatusBadgeProps) {
  const look = STATUS_LOOK.get(status) ?? { Icon: Circle, className: 'text-ink-3' };
  return (
    <span className="inline-flex min-w-0 items-center gap-1.5 whitespace-nowrap text-ink-2">
      <look.Icon aria-hidden className={clsx('size-3.5 shrink-0', look.className)} />
      <span data-cut={label} className="truncate">
        {label}
      </span>
    </span>
  );
}
