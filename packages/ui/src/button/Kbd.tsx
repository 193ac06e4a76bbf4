import type { ReactNode } from 'react';

/** One key of the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-[18px] min-w-[18px] items-center justify-center rounded-xs border border-line-2 bg-sunken px-1 font-mono text-xs text-ink-2">
      {children}
    </kbd>
  );
}
