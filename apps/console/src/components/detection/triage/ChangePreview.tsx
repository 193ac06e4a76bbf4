import type { TriageChange } from '@waybill/contract';
import { Spinner, textOf } from '@waybill/ui';
import useSWR from 'swr';
import { describeError } from '../../../app/http/api-error.ts';
import { change as send } from '../../../app/http/api.ts';
import { wordOf } from '../word-of.ts';
import { chosenBody, type Chosen } from './subject.ts';
import { triageText } from './triage.text.ts';

/** How many of the selected detections a change affects, and why it skips others. */
export function ChangePreview({ chosen, change }: { chosen: Chosen; change: TriageChange | null }) {
  const text = textOf(triageText);
  const key = change === null ? null : ['change-preview', JSON.stringify([chosen, change])];
  const { data, error } = useSWR(
    key,
    () =>
      change === null
        ? undefined
        : send('POST', '/v1/detection-changes/preview', {
            body: { ...chosenBody(chosen), change },
          }),
    { revalidateOnFocus: false },
  );
  if (change === null) return null;
  return (
    <div role="status" className="rounded-md bg-sunken px-3 py-2 text-base text-ink-2">
      {error !== undefined ? (
        describeError(error).title
      ) : data === undefined ? (
        <span className="inline-flex items-center gap-2">
          <Spinner /> {text.previewing}
        </span>
      ) : (
        <>
          <p className="font-medium text-ink">{text.wouldChange(data.changes)}</p>
          {data.skipped.map(({ reason, count }) => (
            <p key={reason}>{text.wouldSkip(count, wordOf(reason))}</p>
          ))}
        </>
      )}
    </div>
  );
}
