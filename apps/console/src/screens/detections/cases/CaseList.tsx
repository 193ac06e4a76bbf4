import { CASE_STATES, type CaseState } from '@waybill/contract/case-values';
import { Button, DataTable, EmptyState, PageHeader, Segmented, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { useMissingReason } from '../../../app/session/session-context.ts';
import { useDocumentTitle } from '../../../app/shell/use-document-title.ts';
import { caseAddress } from '../../../components/cases/case-address.ts';
import { CaseDialog } from '../../../components/cases/CaseDialog.tsx';
import { casesText } from '../../../components/cases/cases.text.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { Icon } from '../../../components/icons.ts';
import { ViewLinks } from '../ViewLinks.tsx';
import { boardText } from './board/board.text.ts';
import { CaseBoard } from './board/CaseBoard.tsx';
import { caseColumns } from './case-columns.tsx';
import { casePageText } from './case-page.text.ts';

const SHOWN = ['open', 'closed', 'all'] as const;
const LAYOUTS = ['list', 'board'] as const;
const isOver = (state: CaseState): boolean => state === 'closed' || state === 'archived';
/** Columns of the board. */
const STATES: Readonly<Record<(typeof SHOWN)[number], readonly CaseState[]>> = {
  open: CASE_STATES.filter((state) => !isOver(state)),
  closed: CASE_STATES.filter(isOver),
  all: CASE_STATES,
};
const IS_CLOSED = { open: 'false', closed: 'true', all: undefined } as const;

/** Cases that the reader may see, those last changed first. */
export function CaseList() {
  const text = textOf(casePageText);
  const words = textOf(casesText);
  const board = textOf(boardText);
  const { navigate, setParams } = useNavigator();
  const [search] = useSearchParams();
  const missing = useMissingReason('detection:triage');
  const [isOpening, setIsOpening] = useState(false);
  useDocumentTitle(words.cases);
  const shown = SHOWN.find((one) => one === search.get('state')) ?? 'open';
  const layout = search.get('as') === 'board' ? 'board' : 'list';
  const setParam = (name: string, value: string, usual: string) =>
    setParams((params) => {
      const next = new URLSearchParams(params);
      if (value === usual) next.delete(name);
      else next.set(name, value);
      return next;
    });
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
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="px-4 pt-3.5 pb-2.5">
        <PageHeader
          title={words.cases}
          count={data?.items.length}
          actions={
            <>
              <Segmented
                label={board.how}
                items={LAYOUTS.map((key) => ({ key, label: board[key] }))}
                activeKeys={[layout]}
                onToggle={(key) => setParam('as', key, 'list')}
              />
              <Segmented
                label={text.which}
                items={SHOWN.map((key) => ({ key, label: text[`shown_${key}`] }))}
                activeKeys={[shown]}
                onToggle={(key) => setParam('state', key, 'open')}
              />
              {newCase}
            </>
          }
        />
      </div>
      <ViewLinks />
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
    </div>
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
