import { Fragment, type ReactNode } from 'react';

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

/** The 48 px bar at the top of every page. */
export function TopBar({ start, crumbs = [], search, actions }: TopBarProps) {
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line bg-surface px-4">
      <div className="flex min-w-0 flex-1 items-center gap-3">
        {start}
        <nav aria-label="Breadcrumb" className="min-w-0">
          <ol className="flex min-w-0 items-center gap-2 text-md">
            {crumbs.map((crumb, index) => {
              const isLast = index === crumbs.length - 1;
              return (
                <Fragment key={index}>
                  {index > 0 && (
                    <li aria-hidden className="text-ink-3">
                      /
                    </li>
                  )}
                  <li
                    aria-current={isLast ? 'page' : undefined}
                    className={
                      isLast ? 'truncate font-medium text-ink' : 'shrink-0 text-ink-3 max-md:hidden'
                    }
                  >
                    {crumb}
                  </li>
                </Fragment>
              );
            })}
          </ol>
        </nav>
      </div>
      {search !== undefined && <div className="w-96 max-w-[38vw] shrink">{search}</div>}
      <div className="flex flex-1 items-center justify-end gap-1">{actions}</div>
    </header>
  );
}
