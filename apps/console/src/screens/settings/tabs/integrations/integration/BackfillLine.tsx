import type { Integration } from '@waybill/contract';
import { formatCount, ProgressBar, textOf } from '@waybill/ui';
import { localDateTime } from '../../../../../components/local-time.ts';
import { FailureNote } from '../words/FailureNote.tsx';
import { integrationText } from './integration.text.ts';

/** Milliseconds for which a finished backfill is still shown. */
const TOLD_MS = 86_400_000;

const isRecent = (at: string): boolean => Date.now() - Date.parse(at) < TOLD_MS;

/** Progress of the newest backfill, or its result today. */
export function BackfillLine({ backfill }: { backfill: Integration['backfill'] }) {
  const text = textOf(integrationText);
  if (backfill === null) return null;
  const { state, from, to, doneStreams, streams, records, failure, requestedAt } = backfill;
  const span = text.spanOf(localDateTime(from, 'date'), localDateTime(to, 'date'));
  if (state === 'waiting' || state === 'running') {
    return (
      <ProgressBar
        label={
          state === 'waiting'
            ? `${text.backfilling(span)} · ${text.backfillWaiting}`
            : text.backfilling(span)
        }
        value={state === 'waiting' ? undefined : doneStreams}
        max={streams}
      />
    );
  }
  if (!isRecent(requestedAt)) return null;
  if (state === 'done') {
    return <p className="text-ink-2">{text.backfillDone(span, formatCount(records))}</p>;
  }
  return (
    <div>
      <p className="text-critical-text">{text.backfillFailed(span)}</p>
      {failure !== null && <FailureNote failure={failure} detail={null} />}
    </div>
  );
}
