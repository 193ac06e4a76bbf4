import type { ConnectionTest, StreamDescription } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../../../components/icons.ts';
import { FailureNote } from '../words/FailureNote.tsx';
import { connectText } from './connect.text.ts';

/** What a test found, stream by stream: what works, and for the rest why and what to do. */
export function TestResults({
  result,
  streams,
}: {
  result: ConnectionTest;
  streams: readonly Pick<StreamDescription, 'streamId' | 'title'>[];
}) {
  const text = textOf(connectText);
  const element = useRef<HTMLDivElement>(null);
  // It stands below what was pressed, which may be the last thing in sight.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const passed = result.streams.filter(({ ok }) => ok).length;
  return (
    <div ref={element} role="status" className="flex flex-col gap-3">
      <p className="font-medium">
        {result.ok ? text.allPassed : text.somePassed(passed, result.streams.length)}
      </p>
      <ul className="flex flex-col gap-2.5">
        {result.streams.map(({ streamId, ok, failure, detail }) => (
          <li key={streamId} className="flex min-w-0 gap-2">
            {ok ? (
              <Icon.met aria-hidden className="mt-0.5 size-4 shrink-0 text-ok" />
            ) : (
              <Icon.failed aria-hidden className="mt-0.5 size-4 shrink-0 text-critical" />
            )}
            <div className="min-w-0 flex-1">
              <p>
                {streams.find((stream) => stream.streamId === streamId)?.title ?? streamId}{' '}
                <span className="text-ink-3">{ok ? text.passed : text.failed}</span>
              </p>
              {!ok && failure !== null ? (
                <FailureNote failure={failure} detail={detail} />
              ) : (
                detail !== null && <p className="text-sm text-ink-3">{detail}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
