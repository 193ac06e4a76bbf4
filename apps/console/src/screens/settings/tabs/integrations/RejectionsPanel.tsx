import type { RejectedPayload } from '@waybill/contract';
import {
  Button,
  DataTable,
  Dialog,
  EmptyState,
  formatBytes,
  formatCount,
  Panel,
  toast,
  type Column,
} from '@waybill/ui';
import { useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import { describeError } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { readPath } from '../../../../app/http/build-path.ts';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { Age } from '../../../../components/Age.tsx';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../components/icons.ts';
import { tableHeight } from '../../../../components/table-height.ts';
import { RejectedBody } from './RejectedBody.tsx';

type Page = ResponseOf<'/v1/rejections'>;

const COLUMNS: readonly Column<RejectedPayload>[] = [
  {
    id: 'source',
    header: 'Source',
    width: 150,
    cell: ({ sourceId }) => <code className="text-sm">{sourceId}</code>,
  },
  {
    id: 'reason',
    header: 'Reason',
    width: 260,
    grow: 2,
    cell: ({ reason }) => <span title={reason}>{reason}</span>,
  },
  {
    id: 'field',
    header: 'Field',
    width: 140,
    grow: 1,
    priority: 1,
    cell: ({ field }) => (field === null ? '–' : <code className="text-sm">{field}</code>),
  },
  { id: 'line', header: 'Line', width: 80, align: 'end', cell: ({ line }) => formatCount(line) },
  {
    id: 'size',
    header: 'Size',
    width: 80,
    align: 'end',
    priority: 2,
    cell: ({ sizeBytes }) => formatBytes(sizeBytes),
  },
  {
    id: 'received',
    header: 'Received',
    width: 110,
    align: 'end',
    cell: ({ receivedAt }) => <Age at={receivedAt} />,
  },
];

/** Records that could not be taken in, why, and the way to try them again. */
export function RejectionsPanel() {
  const { data, error, size, setSize, isLoading, isValidating, mutate } = useSWRInfinite<Page>(
    (_index, previous: Page | null) =>
      previous !== null && previous.nextCursor === null
        ? null
        : readPath('/v1/rejections', {
            query: { limit: 50, cursor: previous?.nextCursor ?? undefined },
          }),
    { revalidateFirstPage: false },
  );
  const missing = useMissingReason('integration:manage');
  const [shown, setShown] = useState<RejectedPayload | null>(null);
  const [isReplaying, setIsReplaying] = useState(false);
  const rows = (data ?? []).flatMap((page) => page.items);
  const total = data?.at(-1)?.total ?? 0;
  const hasMore = data?.at(-1)?.nextCursor != null;

  async function replay() {
    setIsReplaying(true);
    try {
      const result = await change('POST', '/v1/rejections/replay', { body: {} });
      if (result === undefined) return;
      await mutate();
      toast({
        variant: result.remaining === 0 ? 'success' : 'info',
        title: `${formatCount(result.accepted)} taken in, ${formatCount(result.remaining)} still refused`,
      });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    } finally {
      setIsReplaying(false);
    }
  }

  return (
    <Panel
      title="Refused records"
      isFlush
      aside={
        total > 0 && (
          <span className="flex items-center gap-3">
            {formatCount(total)}
            <Button
              size="sm"
              icon={<Icon.replay aria-hidden />}
              isBusy={isReplaying}
              disabledReason={missing}
              onClick={() => void replay()}
            >
              Try all again
            </Button>
          </span>
        )
      }
    >
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, 10) }} className="flex">
          <DataTable
            label="Refused records"
            rows={rows}
            rowKey={(rejection) => rejection.rejectionId}
            columns={COLUMNS}
            isLoading={isLoading}
            total={total}
            onOpen={setShown}
            onEndReached={() => {
              if (hasMore && !isValidating) void setSize(size + 1);
            }}
            emptyState={
              <EmptyState
                kind="nothingYet"
                title="Nothing has been refused"
                description="Every record that arrived could be read."
              />
            }
          />
        </div>
      )}
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        size="lg"
        title="Refused record"
        description={shown?.reason}
      >
        {shown !== null && <RejectedBody rejection={shown} />}
      </Dialog>
    </Panel>
  );
}
