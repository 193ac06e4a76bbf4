import type { ConnectionTest, Integration } from '@waybill/contract';
import { Button, Dialog, Skeleton, textOf } from '@waybill/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { change } from '../../../../../app/http/api.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { connectText } from '../connect/connect.text.ts';
import { TestResults } from '../connect/TestResults.tsx';
import { integrationText } from './integration.text.ts';

/** Tests the stored settings, with its enabled streams. Undefined after a refusal. */
function tryStored({ sourceId, integrationId, streams }: Integration) {
  return change('POST', '/v1/integrations/test', {
    body: {
      sourceId,
      integrationId,
      values: {},
      streams: streams.filter(({ isOn }) => isOn).map((one) => one.streamId),
    },
  });
}

/** Tests the stored connection immediately, and shows the results. */
export function TestDialog({
  integration,
  onClose,
}: {
  integration: Integration;
  onClose: () => void;
}) {
  const text = textOf(integrationText);
  const [result, setResult] = useState<ConnectionTest | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Counts the attempts; each is another test.
  const [attempt, setAttempt] = useState(0);
  const take = useEffectEvent((found: ConnectionTest | undefined) => {
    if (found === undefined) onClose();
    else setResult(found);
  });
  const begin = useEffectEvent(() => tryStored(integration));
  useEffect(() => {
    let isWanted = true;
    begin().then(
      (found) => isWanted && take(found),
      (failure: unknown) => isWanted && setError(failure),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={text.testTitle(integration.name)}
      actions={<Button onClick={onClose}>{text.close}</Button>}
    >
      {error !== null ? (
        <ErrorPanel
          error={error}
          permission="integration:manage"
          onRetry={() => {
            setError(null);
            setAttempt(attempt + 1);
          }}
        />
      ) : result !== null ? (
        <TestResults result={result} streams={integration.streams} />
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <p className="text-ink-2">{textOf(connectText).testing}</p>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </div>
      )}
    </Dialog>
  );
}
