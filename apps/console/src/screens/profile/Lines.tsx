import type { ReactNode } from 'react';

/** Lines with separators; dialogs among the lines get none. */
export function Lines({ children }: { children: ReactNode }) {
  return <div className="[&>div~div]:border-t [&>div~div]:border-line">{children}</div>;
}
