import { clsx } from 'clsx';

/** A placeholder for loading content; set the final size with the class. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={clsx('block animate-shimmer rounded-xs bg-active', className ?? 'h-3 w-full')}
    />
  );
}
