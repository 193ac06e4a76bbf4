import type { ReactNode } from 'react';

export interface LineProps {
  title: ReactNode;
  text: ReactNode;
  /** Buttons at the right end. */
  children?: ReactNode;
}

/** One item of the profile: its name, state, and actions. */
export function Line({ title, text, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first-of-type:pt-0 last-of-type:pb-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-ink-3">{text}</p>
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
