import type { ConnectionTest, StreamDescription } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../../../components/icons.ts';
import { FailureNote } from '../words/FailureNote.tsx';
import { connectText } from './connect.text.ts';
import { failureGroups } from './group-results.ts';

/** Results of a test: each reason for a failure once, with the fix and the streams concerned. */
export function TestResults({
  result,
  streams,
}: {
  result: ConnectionTest;
  streams: readonly Pick<StreamDescription, 'streamId' | 'title'>[];
}) {
  const text = textOf(connectText);
  const element = useRef<HTMLDivElement>(null);
  // It is below the pressed button, which may be at the bottom of the view.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const groups = failureGroups(result.streams);
  const working = result.streams.filter(({ ok }) => ok);
  const titleOf = (streamId: string) =>
    streams.find((stream) => stream.streamId === streamId)?.title ?? streamId;
  return (
    <div ref={element} role="status" className="flex flex-col gap-3">
      <p className="font-medium">{summaryOf(working.length, result.streams.length)}</p>
      <ul className="flex flex-col gap-2.5">
        {groups.map(({ failure, reach, details, streamIds }) => (
          <li key={`${failure} ${reach}`} className="flex min-w-0 gap-2">
            <Icon.failed aria-hidden className="mt-0.5 size-4 shrink-0 text-critical" />
            <div className="min-w-0 flex-1">
              <FailureNote failure={failure} reach={reach} detail={details.join(' ')} />
              {streamIds.length < result.streams.length && (
                <p className="text-sm text-ink-3">
                  {text.affects(streamIds.map(titleOf).join(', '))}
                </p>
              )}
            </div>
          </li>
        ))}
        {groups.length > 0 && working.length > 0 && (
          <li className="flex min-w-0 gap-2">
            <Icon.met aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            <p className="min-w-0 flex-1">
              {text.working(working.map(({ streamId }) => titleOf(streamId)).join(', '))}
            </p>
          </li>
        )}
      </ul>
    </div>
  );
}

function summaryOf(passed: number, all: number): string {
  const text = textOf(connectText);
  if (passed === all) return text.allPassed;
  return passed === 0 ? text.nonePassed : text.somePassed(passed, all);
}
