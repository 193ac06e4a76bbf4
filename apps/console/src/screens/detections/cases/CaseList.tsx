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
import { caseColumns } from './case-columns.tsx';
import { casePageText } from './case-page.text.ts';

const SHOWN = ['open', 'closed', 'all'] as const;
const IS_CLOSED = { open: 'false', closed: 'true', all: undefined } as const;

/** Cases that the reader may see, those last changed first. */
export function CaseList() {
  const text = textOf(casePageText);
  const words = textOf(casesText);
  const { navigate, setParams } = useNavigator();
  const [search] = useSearchParams();
  const missing = useMissingReason('detection:triage');
  const [isOpening, setIsOpening] = useState(false);
  useDocumentTitle(words.cases);
  const shown = SHOWN.find((one) => one === search.get('state')) ?? 'open';
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
                label={text.which}
                items={SHOWN.map((key) => ({ key, label: text[`shown_${key}`] }))}
                activeKeys={[shown]}
                onToggle={(key) =>
                  setParams((params) => {
                    const next = new URLSearchParams(params);
                    if (key === 'open') next.delete('state');
                    else next.set('state', key);
                    return next;
                  })
                }
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
