import { Button, formatDateTime, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { SlimBanner } from '../../components/SlimBanner.tsx';
import { connectionText } from './connection.text.ts';
import { useConnection, useConnectionWatch } from './use-connection.ts';

/** Milliseconds after which a time of day alone is ambiguous. */
const DAY_MS = 86_400_000;

function momentOf(at: number): string {
  return formatDateTime(at, undefined, Date.now() - at < DAY_MS ? 'time' : 'long');
}

/** Says that the server cannot be reached, since when, and how old the page's data is. */
export function ConnectionBanner() {
  const probe = useConnectionWatch();
  const { lostAt, lastAnswerAt, isOffline } = useConnection();
  const [isTrying, setIsTrying] = useState(false);
  const text = textOf(connectionText);
  if (lostAt === null) return null;
  return (
    <SlimBanner
      tone="warning"
      label={text.connection}
      icon={<Icon.offline />}
      actions={
        <Button
          size="sm"
          isBusy={isTrying}
          onClick={() => {
            setIsTrying(true);
            void probe().finally(() => setIsTrying(false));
          }}
        >
          {isTrying ? text.trying : text.tryNow}
        </Button>
      }
    >
      <b className="font-semibold">
        {isOffline ? text.offline : text.noAnswer} {text.since}{' '}
        <time
          dateTime={new Date(lostAt).toISOString()}
          title={formatDateTime(lostAt, undefined, 'long')}
        >
          {momentOf(lostAt)}
        </time>
        .
      </b>{' '}
      {lastAnswerAt === null ? text.ageUnknown : text.age(momentOf(lastAnswerAt))}
    </SlimBanner>
  );
}
