import { CASE_STATES, type CaseState } from '@waybill/contract/case-values';
import { Button, DataTable, EmptyState, PageHeader, Segmented, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useMissingReason, useSessionInfo } from '../../../app/session/session-context.ts';
import { useDocumentTitle } from '../../../app/shell/use-document-title.ts';
import { caseAddress } from '../../../components/cases/case-address.ts';
import { CaseDialog } from '../../../components/cases/CaseDialog.tsx';
import { casesText } from '../../../components/cases/cases.text.ts';
import { HiddenNotice } from '../../../components/cases/HiddenNotice.tsx';
import { restrictionText } from '../../../components/cases/restriction.text.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { Icon } from '../../../components/icons.ts';
import { ViewLinks } from '../ViewLinks.tsx';
import { boardText } from './board/board.text.ts';
import { CaseBoard } from './board/CaseBoard.tsx';
import { caseColumns } from './case-columns.tsx';
import { casePageText } from './case-page.text.ts';
import { RestrictedCases } from './RestrictedCases.tsx';

const SHOWN = ['open', 'closed', 'all'] as const;
/** Not a filter of the reader's cases: a separate list. */
const RESTRICTED = 'restricted';
const LAYOUTS = ['list', 'board'] as const;
const isOver = (state: CaseState): boolean => state === 'closed' || state === 'archived';
/** Columns of the board. */
const STATES: Readonly<Record<(typeof SHOWN)[number], readonly CaseState[]>> = {
  open: CASE_STATES.filter((state) => !isOver(state)),
  closed: CASE_STATES.filter(isOver),
  all: CASE_STATES,
};
const IS_CLOSED = { open: 'false', closed: 'true', all: undefined } as const;

type Shown = (typeof SHOWN)[number] | typeof RESTRICTED;

/** Cases visible to the reader, last changed first; for owners also a list of restricted ones. */
export function CaseList() {
  const { shown, choices } = useShown();
  return shown === RESTRICTED ? (
    <CaseFrame shown={shown} choices={choices}>
      <RestrictedCases />
    </CaseFrame>
  ) : (
    <OwnCases shown={shown} choices={choices} />
  );
}

/** Cases selected by the address, of those the reader may request. */
function useShown(): { shown: Shown; choices: readonly Shown[] } {
  const [search] = useSearchParams();
  const { can } = useSessionInfo();
  const choices: readonly Shown[] = can('case:break-in') ? [...SHOWN, RESTRICTED] : SHOWN;
  return { shown: choices.find((one) => one === search.get('state')) ?? 'open', choices };
}

interface FrameProps {
  shown: Shown;
  choices: readonly Shown[];
  count?: number | undefined;
  /** How the cases are laid out and opened, where they can be. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Title, controls and views around a list of cases. */
function CaseFrame({ shown, choices, count, actions, children }: FrameProps) {
  const text = textOf(casePageText);
  const words = textOf(casesText);
  const setParam = useParam();
  useDocumentTitle(words.cases);
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="px-4 pt-3.5 pb-2.5">
        <PageHeader
          title={words.cases}
          count={count}
          actions={
            <>
              <Segmented
                label={text.which}
                items={choices.map((key) => ({ key, label: nameOf(key) }))}
                activeKeys={[shown]}
                onToggle={(key) => setParam('state', key, 'open')}
              />
              {actions}
            </>
          }
        />
      </div>
      <ViewLinks />
      {children}
    </div>
  );
}

function nameOf(shown: Shown): string {
  return shown === RESTRICTED
    ? textOf(restrictionText).shown_restricted
    : textOf(casePageText)[`shown_${shown}`];
}

/** Writes a parameter into the address, unless it is the default. */
function useParam(): (name: string, value: string, usual: string) => void {
  const { setParams } = useNavigator();
  return (name, value, usual) =>
    setParams((params) => {
      const next = new URLSearchParams(params);
      if (value === usual) next.delete(name);
      else next.set(name, value);
      return next;
    });
}

function OwnCases({
  shown,
  choices,
}: {
  shown: (typeof SHOWN)[number];
  choices: readonly Shown[];
}) {
  const words = textOf(casesText);
  const board = textOf(boardText);
  const { navigate } = useNavigator();
  const [search] = useSearchParams();
  const setParam = useParam();
  const missing = useMissingReason('detection:triage');
  const [isOpening, setIsOpening] = useState(false);
  const layout = search.get('as') === 'board' ? 'board' : 'list';
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/cases', {
    query: { isClosed: IS_CLOSED[shown] },
  });
  const newCase = (
    <Button variant="primary" disabledReason={missing} onClick={() => setIsOpening(true)}>
      <Icon.add aria-hidden className="size-4" />
      {words.newCase}
    </Button>
  );
  return (
    <CaseFrame
      shown={shown}
      choices={choices}
      count={data?.items.length}
      actions={
        <>
          <Segmented
            label={board.how}
            items={LAYOUTS.map((key) => ({ key, label: board[key] }))}
            activeKeys={[layout]}
            onToggle={(key) => setParam('as', key, 'list')}
          />
          {newCase}
        </>
      }
    >
      <HiddenNotice count={data?.hidden} className="px-4 pb-2" />
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="detection:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : layout === 'board' && data !== undefined && data.items.length > 0 ? (
        <CaseBoard items={data.items} states={STATES[shown]} missing={missing} />
      ) : (
        <DataTable
          label={words.cases}
          rows={data?.items ?? []}
          rowKey={(row) => row.caseId}
          rowHref={(row) => caseAddress(row.caseId)}
          columns={caseColumns()}
          isLoading={isLoading}
          hasPageKeys
          onOpen={(row) => navigate(caseAddress(row.caseId))}
          emptyState={<NoCases isOfClosed={shown === 'closed'} newCase={newCase} />}
        />
      )}
      {isOpening && (
        <CaseDialog
          detectionIds={[]}
          onClose={() => setIsOpening(false)}
          onDone={({ caseId }) => navigate(caseAddress(caseId))}
        />
      )}
    </CaseFrame>
  );
}

function NoCases({ isOfClosed, newCase }: { isOfClosed: boolean; newCase: ReactNode }) {
  const text = textOf(casePageText);
  return isOfClosed ? (
    <EmptyState kind="noMatch" title={text.noneClosed} description={text.noneHelp} />
  ) : (
    <EmptyState kind="nothingYet" title={text.none} description={text.noneHelp} actions={newCase} />
  );
}
