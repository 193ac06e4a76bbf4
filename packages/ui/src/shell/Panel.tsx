import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

export interface PanelProps {
  title?: string | undefined;
  /** Right end of the title line: a legend, a link, a unit. */
  aside?: ReactNode;
  children: ReactNode;
  /** No inner space, for tables and lists that draw their own. */
  isFlush?: boolean | undefined;
  className?: string | undefined;
}

/** One surface for one region of a page. Panels are never nested. */
export function Panel({ title, aside, children, isFlush = false, className }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className={clsx(
        'flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-lift',
        className,
      )}
    >
      {title !== undefined && (
        <header className="flex min-h-10 items-center justify-between gap-3 border-b border-line px-4 py-2">
          <h2 id={id} className="truncate text-md font-semibold">
            {title}
          </h2>
          {aside !== undefined && <div className="shrink-0 text-base text-ink-3">{aside}</div>}
        </header>
      )}
      <div className={clsx('min-h-0 min-w-0 flex-1', !isFlush && 'p-4')}>{children}</div>
    </section>
  );
}
