import { clsx } from 'clsx';

/** A resting shape for content on its way; give it the final size through the class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-shimmer rounded-xs bg-active', className ?? 'h-3 w-full')}
    />
  );
}
