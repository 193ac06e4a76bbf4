import type { ExportStream } from '@waybill/contract';
import { Button, ConfirmDialog, DataTable, EmptyState, Panel, textOf, toast } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { describeError } from '../../../../app/http/api-error.ts';
import { change } from '../../../../app/http/api.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../components/icons.ts';
import { tableHeight } from '../../../../components/table-height.ts';
import { AddExportDialog } from './exports/AddExportDialog.tsx';
import { exportColumns } from './exports/export-columns.tsx';
import { OcsfDownload } from './exports/OcsfDownload.tsx';
import { exportsText } from './exports.text.ts';

/** Polling interval in milliseconds for the progress of the streams. */
const REFRESH_MS = 15_000;
const MOST_ROWS = 8;

/** Export streams: the progress of each, and actions to add, pause and remove one. */
export function ExportsPanel() {
  const text = textOf(exportsText);
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/exports', undefined, {
    refreshInterval: REFRESH_MS,
  });
  const missing = useMissingReason('integration:manage');
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<ExportStream | null>(null);
  const rows = data?.items ?? [];

  const columns = useMemo(() => {
    async function setPaused({ exportId, name }: ExportStream, isPaused: boolean) {
      const words = textOf(exportsText);
      try {
        const params = { exportId };
        const stream = await change('PATCH', '/v1/exports/{exportId}', {
          params,
          body: { isPaused },
        });
        if (stream === undefined) return;
        await mutate();
        toast({
          variant: 'success',
          title: isPaused ? words.isPaused(name) : words.isResumed(name),
        });
      } catch (failure) {
        toast({ variant: 'error', title: describeError(failure).title });
      }
    }
    return exportColumns({
      missing,
      setPaused: (stream, isPaused) => void setPaused(stream, isPaused),
      remove: setRemoving,
    });
  }, [missing, mutate]);

  async function remove({ exportId, name }: ExportStream) {
    setRemoving(null);
    try {
      const params = { exportId };
      const removed = await change('DELETE', '/v1/exports/{exportId}', { params });
      if (removed === undefined) return;
      await mutate();
      toast({ variant: 'success', title: text.removed(name) });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    }
  }

  return (
    <Panel
      title={text.title}
      isFlush
      aside={
        <span className="flex items-center gap-2">
          <OcsfDownload />
          <Button
            size="sm"
            icon={<Icon.add aria-hidden />}
            disabledReason={missing}
            onClick={() => setIsAdding(true)}
          >
            {text.add}
          </Button>
        </span>
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
        <div style={{ height: tableHeight(rows.length, MOST_ROWS) }} className="flex">
          <DataTable
            label={text.title}
            rows={rows}
            rowKey={(stream) => stream.exportId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState kind="nothingYet" title={text.none} description={text.noneHelp} />
            }
          />
        </div>
      )}
      {isAdding && (
        <AddExportDialog
          onAdded={({ name }) => {
            setIsAdding(false);
            void mutate();
            toast({ variant: 'success', title: text.added(name) });
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
      <ConfirmDialog
        isOpen={removing !== null}
        isDanger
        title={text.removeQuestion(removing?.name ?? '')}
        description={text.removeEffect}
        confirmLabel={text.removeStream}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing !== null && void remove(removing)}
      />
    </Panel>
  );
}
