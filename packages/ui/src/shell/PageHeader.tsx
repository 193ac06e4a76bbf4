import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Number of items on the page; null while unknown. */
  count?: number | null | undefined;
  /** One sentence about the state of things. */
  description?: ReactNode;
  actions?: ReactNode;
  /** Between title and actions, all on one line; on narrow pages on its own line below. */
  views?: ReactNode;
}

/** Title line of a page; its only level-one heading. */
export function PageHeader({ title, count, description, actions, views }: PageHeaderProps) {
  return (
    <header
      className={clsx(
        'flex flex-wrap justify-between gap-x-4',
        views === undefined ? 'items-end gap-y-3' : 'items-center gap-y-1',
      )}
    >
      <div className="min-w-0">
        <h1 className="flex items-baseline gap-2.5 text-xl font-semibold tracking-tight">
          <span className="min-w-0 truncate">{title}</span>
          {count !== undefined && count !== null && (
            <span className="text-md font-normal tracking-normal text-ink-3">
              {formatCount(count)}
            </span>
          )}
        </h1>
        {description !== undefined && (
          <div className="mt-0.5 text-base text-ink-2">{description}</div>
        )}
      </div>
      {views !== undefined && (
        <div className="min-w-0 flex-1 @max-3xl:order-last @max-3xl:basis-full">{views}</div>
      )}
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
