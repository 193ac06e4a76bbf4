import type { ReactNode } from 'react';

/** Lines with a rule between them; dialogs that stand among the lines get none. */
export function Lines({ children }: { children: ReactNode }) {
  return <div className="[&>div~div]:border-t [&>div~div]:border-line">{children}</div>;
}
