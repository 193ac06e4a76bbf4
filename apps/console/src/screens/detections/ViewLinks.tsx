import { OPEN_STATUSES } from '@waybill/contract/enums';
import { textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { caseAddress } from '../../components/cases/case-address.ts';
import { casesText } from '../../components/cases/cases.text.ts';
import { detectionsText } from './detections.text.ts';
import { detectionParams, parseDetectionView } from './filter/detection-view.ts';

const open = OPEN_STATUSES.map((status): [string, string] => ['status', status]);

/** Views that everybody has, each an address. */
const VIEWS = [
  { name: 'viewMine', params: [['assignee', 'me'], ...open, ['sort', 'due']] },
  {
    name: 'viewUnassignedHigh',
    params: [['assignee', 'none'], ['severity', 'HIGH'], ['severity', 'CRITICAL'], ...open],
  },
  {
    name: 'viewOverdue',
    params: [
      ['due', 'overdue'],
      ['sort', 'due'],
    ],
  },
  { name: 'viewEscalating', params: [['substatus', 'escalating'], ...open] },
  { name: 'viewRegressed', params: [['substatus', 'regressed'], ...open] },
  { name: 'viewMentions', params: [['mentioned', 'me']] },
  { name: 'viewSuppressed', params: [['status', 'suppressed']] },
  { name: 'viewAll', params: [] },
] as const satisfies readonly {
  name: keyof typeof detectionsText.english;
  params: readonly (readonly [string, string])[];
}[];

/** The same view has the same text, in whatever order its address names it. */
function viewKey(params: URLSearchParams): string {
  const { filter, sort } = parseDetectionView(params);
  return detectionParams({ filter, sort, selectedId: null, groups: [] }).toString();
}

/** The views as links: what is in sight is marked. */
export function ViewLinks() {
  const text = textOf(detectionsText);
  const { search } = useLocation();
  const shownParams = new URLSearchParams(search);
  const isOfCases = shownParams.get('view') === 'cases';
  const shown = viewKey(shownParams);
  return (
    <nav aria-label={text.views} className="flex gap-1 overflow-x-auto px-4 pb-2 whitespace-nowrap">
      {VIEWS.map(({ name, params }) => {
        const address = new URLSearchParams(params.map(([key, value]) => [key, value]));
        const isShown = !isOfCases && viewKey(address) === shown;
        return (
          <ViewLink
            key={name}
            to={address.size === 0 ? '/detections' : `/detections?${address.toString()}`}
            isShown={isShown}
          >
            {text[name]}
          </ViewLink>
        );
      })}
      <ViewLink to={caseAddress()} isShown={isOfCases}>
        {textOf(casesText).cases}
      </ViewLink>
    </nav>
  );
}

interface ViewLinkProps {
  to: string;
  isShown: boolean;
  children: ReactNode;
}

function ViewLink({ to, isShown, children }: ViewLinkProps) {
  return (
    <Link
      to={to}
      aria-current={isShown ? 'page' : undefined}
      className={clsx(
        'rounded-sm px-2 py-1 text-base',
        isShown ? 'bg-selected font-medium text-ink' : 'text-ink-2 hover:bg-hover',
      )}
    >
      {children}
    </Link>
  );
}
