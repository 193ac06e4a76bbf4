import type { ReactNode } from 'react';
import { Icon } from '../components/icons.ts';

/** An error of the whole form, announced at once. */
export function FormError({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-2 rounded-md border border-critical-line bg-critical-soft px-3 py-2 text-base text-critical-text"
    >
      <Icon.alert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
