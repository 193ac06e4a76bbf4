import type { RejectedPayload } from '@waybill/contract';
import { CodeBlock, KeyValueList, Skeleton, textOf } from '@waybill/ui';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { PermissionError } from '../../../../../app/http/api-error.ts';
import { localDateTime } from '../../../../../components/local-time.ts';
import { integrationsText } from '../integrations.text.ts';

/** One refused record with its payload; reading the payload is audited and needs its own permission. */
export function RejectedBody({ rejection }: { rejection: RejectedPayload }) {
  const text = textOf(integrationsText);
  const { can } = useSessionInfo();
  const mayRead = can('evidence:read');
  const { data, error, mutate } = useRead(
    mayRead ? '/v1/rejections/{rejectionId}/payload' : null,
    { params: { rejectionId: rejection.rejectionId } },
    { revalidateOnFocus: false },
  );
  const failure = mayRead ? error : new PermissionError();
  return (
    <div className="flex flex-col gap-4 pb-4">
      <KeyValueList
        items={[
          { label: text.source, value: rejection.sourceId, isMono: true },
          { label: text.line, value: rejection.line },
          { label: text.field, value: rejection.field, isMono: true },
          { label: text.received, value: localDateTime(rejection.receivedAt, 'long') },
          {
            label: text.kept,
            value: rejection.isTruncated ? text.keptStart : text.keptWhole,
          },
        ]}
      />
      {data !== undefined ? (
        <CodeBlock label={text.payload} value={data.payload} />
      ) : failure !== undefined ? (
        <ErrorPanel error={failure} permission="evidence:read" onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-32 w-full" />
      )}
    </div>
  );
}
