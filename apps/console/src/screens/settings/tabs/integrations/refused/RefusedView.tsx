import type { RejectedPayload } from '@waybill/contract';
import {
  Button,
  DataTable,
  Dialog,
  EmptyState,
  formatCount,
  Panel,
  textOf,
  toast,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { describeError } from '../../../../../app/http/api-error.ts';
import { change } from '../../../../../app/http/api.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { Icon } from '../../../../../components/icons.ts';
import { tableHeight } from '../../../../../components/table-height.ts';
import { integrationsText } from '../integrations.text.ts';
import { useIntegrationsPlace } from '../use-integrations-place.ts';
import { RefusedSource } from './RefusedSource.tsx';
import { RejectedBody } from './RejectedBody.tsx';
import { rejectionColumns } from './rejection-columns.tsx';
import { useRejections } from './use-rejections.ts';

/** Records that could not be ingested, the reason, and a retry. */
export function RefusedView() {
  const text = textOf(integrationsText);
  const { refusedSourceId: sourceId } = useIntegrationsPlace();
  const sources = useRead('/v1/integrations');
  const all = sources.data?.items ?? [];
  const sourceName = all.find((source) => source.sourceId === sourceId)?.name ?? sourceId;
  const rejections = useRejections(sourceId);
  const { rows, total, error } = rejections;
  const [shown, setShown] = useState<RejectedPayload | null>(null);
  const columns = useMemo(() => rejectionColumns(), []);

  return (
    <Panel
      title={text.refusedRecords}
      isFlush
      aside={
        <span className="flex items-center gap-3">
          {total > 0 && formatCount(total)}
          <RefusedSource sources={all} sourceId={sourceId} />
          {total > 0 && (
            <ReplayButton
              sourceId={sourceId}
              sourceName={sourceName}
              onReplayed={async () => {
                await Promise.all([rejections.refresh(), sources.mutate()]);
              }}
            />
          )}
        </span>
      }
    >
      {error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={rejections.isValidating}
          onRetry={() => void rejections.refresh()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, 14) }} className="flex">
          <DataTable
            label={text.refusedRecords}
            rows={rows}
            rowKey={(rejection) => rejection.rejectionId}
            columns={columns}
            isLoading={rejections.isLoading}
            total={total}
            onOpen={setShown}
            onEndReached={rejections.more}
            emptyState={
              <EmptyState
                kind="nothingYet"
                title={
                  sourceName === null ? text.nothingRefused : text.nothingRefusedOf(sourceName)
                }
                description={text.nothingRefusedNote}
              />
            }
          />
        </div>
      )}
      <Dialog
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        size="lg"
        title={text.refusedRecord}
        description={shown?.reason}
      >
        {shown !== null && <RejectedBody rejection={shown} />}
      </Dialog>
    </Panel>
  );
}

interface ReplayButtonProps {
  sourceId: string | null;
  sourceName: string | null;
  onReplayed: () => Promise<void>;
}

/** Replays the displayed records through the current mapping. */
function ReplayButton({ sourceId, sourceName, onReplayed }: ReplayButtonProps) {
  const text = textOf(integrationsText);
  const missing = useMissingReason('integration:manage');
  const [isReplaying, setIsReplaying] = useState(false);

  async function replay(): Promise<void> {
    setIsReplaying(true);
    try {
      const result = await change('POST', '/v1/rejections/replay', {
        body: { sourceId: sourceId ?? undefined },
      });
      if (result === undefined) return;
      await onReplayed();
      toast({
        variant: result.remaining === 0 ? 'success' : 'info',
        title: text.tried(formatCount(result.accepted), formatCount(result.remaining)),
      });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    } finally {
      setIsReplaying(false);
    }
  }

  return (
    <Button
      size="sm"
      icon={<Icon.replay aria-hidden />}
      isBusy={isReplaying}
      disabledReason={missing}
      onClick={() => void replay()}
    >
      {sourceName === null ? text.tryAgain : text.tryAgainOf(sourceName)}
    </Button>
  );
}
