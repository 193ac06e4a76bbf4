import type { RescoreRun } from '@waybill/contract';
import { Button, ProgressBar, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { tabText } from './tab.text.ts';

export function isUnderWay({ state, undo }: Pick<RescoreRun, 'state' | 'undo'>): boolean {
  return [state, undo?.state].some((now) => now === 'waiting' || now === 'running');
}

/** One run: its progress, result, and undo while possible. */
export function RunRow({ run, onUndo }: { run: RescoreRun; onUndo: () => void }) {
  const text = textOf(tabText);
  const missing = useMissingReason('setting:manage');
  const isUndoable = useIsBefore(run.undoUntil);
  const { undo, total, done, requestedBy, requestedAt, rev } = run;
  return (
    <li className="flex flex-col gap-1.5 py-2">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p>{outcomeOf(run)}</p>
          <p className="text-sm text-ink-3">
            {text.runOf(requestedBy, localDateTime(requestedAt, 'short'), rev)}
          </p>
        </div>
        {isUndoable && (
          <Button size="sm" disabledReason={missing} onClick={onUndo}>
            {text.undo}
          </Button>
        )}
      </div>
      {isUnderWay(run) && (
        <ProgressBar
          label={undo === null ? text.runRunning : text.runUndoing}
          value={undo === null ? done : undo.done}
          max={Math.max(1, total)}
        />
      )}
    </li>
  );
}

function outcomeOf(run: RescoreRun): string {
  const text = textOf(tabText);
  const { undo, state, rescored, rising, falling, skipped } = run;
  const words = (reasons: RescoreRun['skipped']) =>
    reasons.map(({ reason, count }) => text[`skip_${reason}`](count));
  if (undo?.state === 'done') {
    return [text.runUndone(undo.restored, undo.by), ...words(undo.skipped)].join(' · ');
  }
  if (state === 'waiting' || state === 'running') return text.runRunning;
  return [
    ...(state === 'failed' ? [text.runFailed] : []),
    text.runDone(rescored),
    ...(rising > 0 ? [text.rising(rising)] : []),
    ...(falling > 0 ? [text.falling(falling)] : []),
    ...words(skipped),
  ].join(' · ');
}

/** Whether a time is in the future; false for null. */
function useIsBefore(until: string | null): boolean {
  const end = until === null ? 0 : Date.parse(until);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [end]);
  return now < end;
}
