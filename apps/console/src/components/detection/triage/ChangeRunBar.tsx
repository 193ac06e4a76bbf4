import { Button, Dialog, ProgressBar, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { wordOf } from '../word-of.ts';
import { triageText } from './triage.text.ts';
import { isGoingOn, type ChangeRun, type TriageMany } from './use-triage-many.tsx';

/** The last bulk change: its progress, skipped detections with reasons, and undo. */
export function ChangeRunBar({ many }: { many: TriageMany }) {
  const { run } = many;
  if (run === undefined) return null;
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-3 border-t border-line bg-sunken px-4 py-1.5 text-base">
      {isGoingOn(run) ? <Progress run={run} /> : <Ended run={run} many={many} />}
    </div>
  );
}

function Progress({ run }: { run: ChangeRun }) {
  const text = textOf(triageText);
  const isUndoing = run.undo !== null;
  return (
    <div className="w-full max-w-96">
      <ProgressBar
        label={isUndoing ? text.undoing : text.working(run.done, run.total)}
        value={isUndoing ? undefined : run.done}
        max={run.total}
      />
    </div>
  );
}

/** Result of a change or its undo. */
function resultWords(run: ChangeRun, skipped: number): string {
  const text = textOf(triageText);
  if (run.undo === null) return text.manyDone(run.changed, skipped);
  return skipped === 0 ? text.undone : text.undoneExcept(run.undo.restored, skipped);
}

function Ended({ run, many }: { run: ChangeRun; many: TriageMany }) {
  const text = textOf(triageText);
  const [isAsking, setIsAsking] = useState(false);
  const skipped = (run.undo?.skipped ?? run.skipped).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <span>{resultWords(run, skipped)}</span>
      <span className="ml-auto flex flex-wrap gap-2">
        {skipped > 0 && (
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {text.showSkipped}
          </Button>
        )}
        {run.undoUntil !== null && run.changed > 0 && (
          <Button size="sm" onClick={many.undo}>
            {text.undo}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={many.dismiss}>
          {text.dismiss}
        </Button>
      </span>
      {isAsking && (
        <SkippedDialog
          changeId={run.changeId}
          part={run.undo === null ? 'change' : 'undo'}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

interface SkippedDialogProps {
  changeId: string;
  part: 'change' | 'undo';
  onClose: () => void;
}

/** Each skipped detection, with the reason. */
function SkippedDialog({ changeId, part, onClose }: SkippedDialogProps) {
  const text = textOf(triageText);
  const { data, error, isLoading, mutate } = useRead('/v1/detection-changes/{changeId}/skipped', {
    params: { changeId },
    query: { part },
  });
  return (
    <Dialog isOpen onClose={onClose} size="md" title={text.skippedTitle}>
      {data !== undefined ? (
        <ul className="flex flex-col pb-4">
          {data.items.map(({ detectionId, number, title, reason }) => (
            <li
              key={detectionId}
              className="flex items-baseline gap-3 border-b border-line py-1.5 last:border-b-0"
            >
              <Link
                to={`/detections/${detectionId}`}
                className="font-mono text-sm text-ink-2 underline-offset-2 hover:underline"
              >
                DET-{number ?? '?'}
              </Link>
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-ink-3">{wordOf(reason)}</span>
            </li>
          ))}
        </ul>
      ) : error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="detection:read"
          isRetrying={isLoading}
          onRetry={() => void mutate()}
        />
      ) : (
        <SkeletonRows rows={5} columns={2} label={text.skippedTitle} />
      )}
    </Dialog>
  );
}
