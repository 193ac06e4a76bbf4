import { Button, ErrorState, textOf } from '@waybill/ui';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { detectionsText } from '../detections.text.ts';
import { DetectionTable, type DetectionTableProps } from './DetectionTable.tsx';

export interface ListBodyProps extends DetectionTableProps {
  /** Detections newer than the loaded rows. */
  newCount: number;
  onRefresh: () => void;
}

/** The rows, or why there are none; new ones wait for a button press. */
export function ListBody({ newCount, onRefresh, ...table }: ListBodyProps) {
  const text = textOf(detectionsText);
  const { error, rows, isLoading } = table.list;
  const hasFailed = error !== undefined;
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      {newCount > 0 && rows.length > 0 && (
        <div className="absolute top-10 left-1/2 z-20 -translate-x-1/2">
          <Button size="sm" variant="primary" onClick={onRefresh}>
            {text.fresh(newCount)}
          </Button>
        </div>
      )}
      {hasFailed && rows.length === 0 ? (
        <ErrorPanel
          error={error}
          permission="detection:read"
          isRetrying={isLoading}
          onRetry={onRefresh}
        />
      ) : (
        <DetectionTable {...table} />
      )}
      {hasFailed && rows.length > 0 && (
        <div className="border-t border-line">
          <ErrorState title={text.moreFailed} onRetry={onRefresh} />
        </div>
      )}
    </div>
  );
}
