import { useId, type ReactNode } from 'react';

export interface PageSectionProps {
  title: string;
  /** Secondary text next to the title. */
  note?: ReactNode;
  /** Right end of the title line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the page, set apart from the next by a line and by no frame. */
export function PageSection({ title, note, aside, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-b border-line px-5 py-3.5">
      <header className="mb-2 flex min-h-6 items-baseline gap-2.5">
        <h2 id={id} className="shrink-0 text-md font-semibold">
          {title}
        </h2>
        <div className="min-w-0 flex-1 truncate text-sm text-ink-3">{note}</div>
        {aside !== undefined && <div className="shrink-0 text-base">{aside}</div>}
      </header>
      {children}
    </section>
  );
}
