import type { ReactNode } from 'react';
import { textOf } from '../text/define-text.ts';
import { frameText } from './frame.text.ts';

export interface TopBarProps {
  /** Left end, e.g. the button that folds the rail. */
  start?: ReactNode;
  /** Where the reader is, outermost first; the last one is the page. */
  crumbs?: readonly ReactNode[] | undefined;
  /** Middle, usually the search button. */
  search?: ReactNode;
  /** Right end: region, theme, notifications. */
  actions?: ReactNode;
}

/**
 * The 48 px bar at the top of every page. It adapts to its own width: outer crumbs are hidden first, so
 * that the page's own is never truncated, and finally the crumbs give way to the search.
 */
export function TopBar({ start, crumbs = [], search, actions }: TopBarProps) {
  return (
    <header className="@container h-12 shrink-0 border-b border-line bg-surface">
      <div className="flex h-full items-center gap-3 px-4 @max-lg:gap-2 @max-lg:px-2">
        <div className="flex items-center gap-3 @lg:min-w-max @lg:flex-1">
          {start}
          <nav aria-label={textOf(frameText).breadcrumb} className="@max-lg:hidden">
            <ol className="flex items-center gap-2 text-md whitespace-nowrap">
              {crumbs.map((crumb, index) => (
                <Crumb key={index} isFirst={index === 0} isLast={index === crumbs.length - 1}>
                  {crumb}
                </Crumb>
              ))}
            </ol>
          </nav>
        </div>
        {search !== undefined && (
          <div className="w-96 min-w-0 shrink @max-lg:w-auto @max-lg:flex-1">{search}</div>
        )}
        <div className="flex items-center justify-end gap-1 @lg:flex-1">{actions}</div>
      </div>
    </header>
  );
}

interface CrumbProps {
  isFirst: boolean;
  isLast: boolean;
  children: ReactNode;
}

function Crumb({ isFirst, isLast, children }: CrumbProps) {
  return (
    <>
      {!isFirst && (
        <li aria-hidden className="text-ink-3 @max-4xl:hidden">
          /
        </li>
      )}
      <li
        aria-current={isLast ? 'page' : undefined}
        className={isLast ? 'font-medium text-ink' : 'text-ink-3 @max-4xl:hidden'}
      >
        {children}
      </li>
    </>
  );
}
