import type { FactorReset, MemberAccess } from '@waybill/contract';
import { DataTable, EmptyState, Panel, textOf } from '@waybill/ui';
import { useMemo, useState } from 'react';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import type { useRead } from '../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../components/table-height.ts';
import { consoleAccessText } from '../../console-access.text.ts';
import { memberColumns } from './member-columns.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const MOST_ROWS = 15;

/** A read of a route, as `useRead` answers it. */
export type ReadOf<T> = Pick<ReturnType<typeof useRead>, 'error' | 'isLoading' | 'isValidating'> & {
  data: T | undefined;
  mutate: () => Promise<unknown>;
};

export interface MembersPanelProps {
  members: ReadOf<ResponseOf<'/v1/members/access'>>;
  resets: readonly FactorReset[];
  onRequested: () => Promise<unknown>;
}

/** Everyone in the organization, and their available requests. */
export function MembersPanel({ members, resets, onRequested }: MembersPanelProps) {
  const text = textOf(consoleAccessText);
  const { user } = useSessionInfo();
  const [asked, setAsked] = useState<MemberAccess | null>(null);
  const { data, error, isLoading, isValidating, mutate } = members;
  const rows = data?.items ?? [];
  const columns = useMemo(() => {
    const open = new Set(resets.filter(isOpen).map(({ member }) => member.userId));
    return memberColumns({ ownId: user.userId, open, onReset: setAsked });
  }, [resets, user.userId, setAsked]);
  return (
    <Panel title={data === undefined ? text.members : text.membersOf(rows.length)} isFlush>
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="user:recover"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, MOST_ROWS) }} className="flex">
          <DataTable
            label={text.members}
            rows={rows}
            rowKey={({ userId }) => userId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState
                kind="nothingYet"
                title={text.noMembers}
                description={text.noMembersHelp}
              />
            }
          />
        </div>
      )}
      {asked !== null && (
        <RequestDialog member={asked} onClose={() => setAsked(null)} onRequested={onRequested} />
      )}
    </Panel>
  );
}

function isOpen({ state }: FactorReset): boolean {
  return state === 'pending' || state === 'approved';
}
