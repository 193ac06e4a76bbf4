import type { Integration } from '@waybill/contract';
import { Button, CodeBlock, EmptyState, Panel, Select, Skeleton, textOf } from '@waybill/ui';
import { useState } from 'react';
import { PermissionError } from '../../../../../app/http/api-error.ts';
import type { ResponseOf } from '../../../../../app/http/routes-type.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../../../components/local-time.ts';
import { integrationText } from './integration.text.ts';

/** Represents no choice of a stream. */
const ANY = '';

/** The newest record as received, next to its mapping. Each view is audited, so it is on demand. */
export function SamplePanel({ integration }: { integration: Integration }) {
  const text = textOf(integrationText);
  const { can } = useSessionInfo();
  const mayRead = can('evidence:read');
  const [streamId, setStreamId] = useState(ANY);
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isValidating, mutate } = useRead(
    isAsked && mayRead ? '/v1/integrations/{integrationId}/sample' : null,
    {
      params: { integrationId: integration.integrationId },
      query: { streamId: streamId || undefined },
    },
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  return (
    <Panel
      title={text.sample}
      isFlush={!mayRead}
      aside={
        mayRead && (
          <span className="flex items-center gap-2">
            <Select
              size="sm"
              className="w-52"
              label={text.sampleStream}
              value={streamId}
              onChange={setStreamId}
              options={[
                { value: ANY, label: text.newestOfAll },
                ...integration.streams.map((stream) => ({
                  value: stream.streamId,
                  label: stream.title,
                })),
              ]}
            />
            <Button
              size="sm"
              isBusy={isValidating}
              onClick={() => {
                if (isAsked) void mutate();
                setIsAsked(true);
              }}
            >
              {isAsked ? text.showAgain : text.showSample}
            </Button>
          </span>
        )
      }
    >
      {!mayRead ? (
        <ErrorPanel error={new PermissionError()} permission="evidence:read" />
      ) : !isAsked ? (
        <p className="text-ink-2">{text.sampleNote}</p>
      ) : data !== undefined ? (
        <Sample sample={data} />
      ) : error !== undefined ? (
        <ErrorPanel error={error} permission="evidence:read" onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Panel>
  );
}

function Sample({ sample }: { sample: ResponseOf<'/v1/integrations/{integrationId}/sample'> }) {
  const text = textOf(integrationText);
  const { raw, receivedAt, events, entities } = sample;
  if (raw === null) return <EmptyState kind="nothingYet" title={text.noSample} />;
  const made = [...events, ...entities];
  return (
    <div className="flex flex-col gap-3">
      {receivedAt !== null && (
        <p className="text-sm text-ink-3">{text.received(localDateTime(receivedAt, 'long'))}</p>
      )}
      <div className="grid gap-4 lg:grid-cols-2">
        <Side title={text.raw} value={readable(raw)} />
        {made.length === 0 ? (
          <div>
            <p className="mb-1.5 font-medium">{text.normalised}</p>
            <p className="text-ink-2">{text.nothingMade}</p>
          </div>
        ) : (
          <Side title={text.normalised} value={made.length === 1 ? made[0] : made} />
        )}
      </div>
    </div>
  );
}

function Side({ title, value }: { title: string; value: unknown }) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 font-medium">{title}</p>
      <CodeBlock label={title} value={value} maxHeight={480} hasLineNumbers={false} />
    </div>
  );
}

/** JSON is pretty-printed; anything else stays as received. */
function readable(raw: string): unknown {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' ? value : raw;
  } catch {
    return raw;
  }
}
