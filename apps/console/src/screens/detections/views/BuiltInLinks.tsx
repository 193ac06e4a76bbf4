import { BUILT_IN_VIEWS } from '@waybill/contract/saved-views';
import { formatCount, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useSessionInfo } from '../../../app/session/session-context.ts';
import { caseAddress } from '../../../components/cases/case-address.ts';
import { casesText } from '../../../components/cases/cases.text.ts';
import { detectionsText } from '../detections.text.ts';
import { builtInAddress, builtInName, isBuiltInShown, viewKey } from './built-in-views.ts';
import { savedViewsText } from './saved-views.text.ts';
import type { OpenCounts } from './use-saved-views.ts';
import { viewIdOf } from './view-address.ts';

/** The views that everyone has, as links: what is in sight is marked. */
export function BuiltInLinks({ counts }: { counts: OpenCounts }) {
  const text = textOf(detectionsText);
  const { search } = useLocation();
  const { hasFlag } = useSessionInfo();
  const shownParams = new URLSearchParams(search);
  const isOfCases = shownParams.get('view') === 'cases';
  const isOfSaved = viewIdOf(shownParams) !== null;
  const shown = viewKey(shownParams);
  return (
    <nav
      aria-label={text.views}
      className="flex min-w-0 gap-0.5 overflow-x-auto mask-r-from-[calc(100%-1.5rem)] py-0.5 pr-6 whitespace-nowrap [scrollbar-width:none]"
    >
      {BUILT_IN_VIEWS.filter(({ id }) => isBuiltInShown(id, hasFlag)).map(({ id, query }) => (
        <Fragment key={id}>
          <ViewLink
            to={builtInAddress(query)}
            isShown={!isOfCases && !isOfSaved && viewKey(new URLSearchParams(query)) === shown}
            open={counts.get(id)}
          >
            {builtInName(id)}
          </ViewLink>
          {id === 'all' && (
            <ViewLink to={caseAddress()} isShown={isOfCases}>
              {textOf(casesText).cases}
            </ViewLink>
          )}
        </Fragment>
      ))}
    </nav>
  );
}

interface ViewLinkProps {
  to: string;
  isShown: boolean;
  /** Open detections in it. */
  open?: number | undefined;
  children: ReactNode;
}

function ViewLink({ to, isShown, open, children }: ViewLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isShown ? 'page' : undefined}
      title={open === undefined ? undefined : textOf(savedViewsText).openCount(open)}
      className={clsx(
        'rounded-sm px-2 py-1 text-base',
        isShown ? 'bg-selected font-medium text-ink' : 'text-ink-2 hover:bg-hover',
      )}
    >
      {children}
      {open !== undefined && open > 0 && (
        <span aria-hidden className="ml-1.5 text-sm font-normal text-ink-3 tabular-nums">
          {formatCount(open)}
        </span>
      )}
    </Link>
  );
}
