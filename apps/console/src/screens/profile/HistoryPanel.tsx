import { Button, ErrorState, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { localDateTime } from '../../components/local-time.ts';
import { useProfileTools, type PastSignIn } from './profile-sdk.ts';
import { placeWords } from './sign-in-words.ts';
import { useProviderRead } from './use-provider-read.ts';
import { profileText } from './profile.text.ts';

/** Sign-ins shown before someone requests all. */
const FIRST = 5;

/** When and from where the person signed in, so that a stranger's sign-in is noticed. */
export function HistoryPanel() {
  const text = textOf(profileText);
  const { sdk } = useProfileTools();
  const { reading, reload } = useProviderRead(sdk.history);
  return (
    <Panel title={text.history}>
      {reading === null && <SkeletonRows rows={FIRST} columns={3} label={text.loadingHistory} />}
      {reading !== null && 'failure' in reading && (
        <ErrorState title={reading.failure.message} onRetry={reload} />
      )}
      {reading !== null && 'data' in reading && (
        <History signIns={Array.isArray(reading.data) ? reading.data : []} />
      )}
    </Panel>
  );
}

function History({ signIns }: { signIns: readonly PastSignIn[] }) {
  const text = textOf(profileText);
  const [isWhole, setIsWhole] = useState(false);
  if (signIns.length === 0) return <p className="text-ink-3">{text.nothingRecorded}</p>;
  const newest = signIns.toSorted((a, b) => b.loginTime - a.loginTime);
  return (
    <>
      <ul className="divide-y divide-line">
        {newest.slice(0, isWhole ? newest.length : FIRST).map((signIn, index) => (
          <li
            // Two sign-ins may fall into the same second.
            key={`${signIn.loginTime}-${index}`}
            className="flex flex-wrap justify-between gap-x-4 py-2 text-base first:pt-0 last:pb-0"
          >
            <time dateTime={new Date(signIn.loginTime * 1000).toISOString()}>
              {localDateTime(signIn.loginTime * 1000)}
            </time>
            <span className="text-ink-2">{placeWords(signIn)}</span>
            <span className="font-mono text-sm leading-5 text-ink-3">{signIn.ip}</span>
          </li>
        ))}
      </ul>
      {!isWhole && newest.length > FIRST && (
        <Button size="sm" className="mt-3" onClick={() => setIsWhole(true)}>
          {text.showAll(newest.length)}
        </Button>
      )}
    </>
  );
}
