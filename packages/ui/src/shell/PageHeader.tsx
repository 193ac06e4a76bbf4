import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** How many the page holds; null while unknown. */
  count?: number | null | undefined;
  /** One sentence about the state of things. */
  description?: ReactNode;
  actions?: ReactNode;
}

/** Title line of a page; its only level-one heading. */
export function PageHeader({ title, count, description, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
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
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
