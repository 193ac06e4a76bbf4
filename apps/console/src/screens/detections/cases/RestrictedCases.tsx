import type { RestrictedCase } from '@waybill/contract';
import { Badge, Button, DataTable, EmptyState, textOf, type Column } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { change as send } from '../../../app/http/api.ts';
import { useRead } from '../../../app/http/use-read.ts';
import { useNavigator } from '../../../app/navigation/use-navigator.ts';
import { Age } from '../../../components/Age.tsx';
import { caseAddress } from '../../../components/cases/case-address.ts';
import { ReasonField } from '../../../components/cases/ReasonField.tsx';
import { missingReason } from '../../../components/cases/restriction-draft.ts';
import { restrictionText } from '../../../components/cases/restriction.text.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { FormDialog } from '../../../components/FormDialog.tsx';

/** Restricted cases of the organisation without their contents, with access to each. */
export function RestrictedCases() {
  const text = textOf(restrictionText);
  const { navigate } = useNavigator();
  const [asked, setAsked] = useState<RestrictedCase | null>(null);
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/cases/restricted');
  const enter = (row: RestrictedCase): void => {
    if (row.isMember) navigate(caseAddress(row.caseId));
    else setAsked(row);
  };
  if (data === undefined && error !== undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="case:break-in"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <>
      <Explanation items={data?.items ?? []} />
      <DataTable
        label={text.list}
        rows={data?.items ?? []}
        rowKey={(row) => row.caseId}
        columns={columnsOf(enter)}
        isLoading={isLoading}
        hasPageKeys
        onOpen={enter}
        emptyState={<EmptyState kind="nothingYet" title={text.none} description={text.noneHelp} />}
      />
      {asked !== null && <BreakInDialog shown={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

/** Description of the list, and of the mark on some of its cases. */
function Explanation({ items }: { items: readonly RestrictedCase[] }) {
  const text = textOf(restrictionText);
  if (items.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 border-t border-line px-4 py-2.5 text-base text-ink-2">
      <p>{text.listHelp}</p>
      {items.some(({ isUnconfirmed }) => isUnconfirmed) && <p>{text.unconfirmedHelp}</p>}
    </div>
  );
}

function columnsOf(enter: (row: RestrictedCase) => void): Column<RestrictedCase>[] {
  const text = textOf(restrictionText);
  return [
    {
      id: 'number',
      header: text.number,
      width: 240,
      minWidth: 180,
      grow: 1,
      isFixed: true,
      cell: (row) => <CaseMark row={row} />,
    },
    {
      id: 'by',
      header: text.by,
      width: 170,
      cell: (row) => row.restrictedBy?.name ?? <span className="text-ink-3">{text.unknown}</span>,
    },
    {
      id: 'since',
      header: text.since,
      width: 140,
      priority: 3,
      cell: (row) => <Age at={row.restrictedAt} />,
    },
    {
      id: 'members',
      header: text.members,
      width: 110,
      align: 'end',
      priority: 2,
      cell: (row) => row.members,
    },
    {
      id: 'detections',
      header: text.detections,
      width: 120,
      align: 'end',
      priority: 1,
      cell: (row) => row.detections,
    },
    {
      id: 'enter',
      header: '',
      width: 150,
      align: 'end',
      cell: (row) => (
        <Button
          size="sm"
          aria-label={row.isMember ? `${text.open} CASE-${row.number}` : text.breakInTo(row.number)}
          onClick={() => enter(row)}
        >
          {row.isMember ? text.open : text.breakIn}
        </Button>
      ),
    },
  ];
}

function CaseMark({ row }: { row: RestrictedCase }) {
  const text = textOf(restrictionText);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="shrink-0 font-mono text-sm">CASE-{row.number}</span>
      {row.isMember && <Badge>{text.yours}</Badge>}
      {row.isUnconfirmed && <Badge tone="medium">{text.unconfirmed}</Badge>}
    </span>
  );
}

const isWithoutIt = (key: unknown): boolean =>
  typeof key === 'string' && /^\/v1\/(cases|detections|dashboard|search)/.test(key);

/** Breaking in is confirmed with a reason. */
function BreakInDialog({ shown, onClose }: { shown: RestrictedCase; onClose: () => void }) {
  const text = textOf(restrictionText);
  const [reason, setReason] = useState('');
  const { navigate } = useNavigator();
  const { mutate } = useSWRConfig();
  const { caseId, number } = shown;
  async function submit(): Promise<void> {
    await send('POST', '/v1/cases/{caseId}/break-in', {
      params: { caseId },
      body: { reason: reason.trim() },
    });
    // Earlier reads did not include this case.
    await mutate(isWithoutIt);
    navigate(caseAddress(caseId));
  }
  return (
    <FormDialog
      title={text.breakInTo(number)}
      description={text.breakInHelp}
      label={text.breakIn}
      missing={missingReason(reason)}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField reason={reason} onReason={setReason} hasHint={false} />
    </FormDialog>
  );
}
