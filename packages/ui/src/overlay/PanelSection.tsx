import type { ReactNode } from 'react';

export interface PanelSectionProps {
  title?: ReactNode;
  /** Right end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a side panel, parted from the next by a line rather than by a box. */
export function PanelSection({ title, aside, children }: PanelSectionProps) {
  return (
    <section className="border-b border-line px-4 py-4 last:border-b-0">
      {title !== undefined && (
        <div className="mb-3 flex items-baseline justify-between gap-3">
          <h3 className="text-md font-semibold">{title}</h3>
          {aside !== undefined && <span className="text-sm text-ink-3">{aside}</span>}
        </div>
      )}
      {children}
    </section>
  );
}
