import type { DirectoryToken } from '@waybill/contract';
import {
  Badge,
  Button,
  CodeBlock,
  ConfirmDialog,
  KeyValueList,
  Panel,
  SkeletonRows,
  textOf,
  toast,
} from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { Age } from '../../../../components/Age.tsx';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../../components/local-time.ts';
import type { ReadOf } from '../members/MembersPanel.tsx';
import { directoryText } from './directory.text.ts';
import { TokenDialog } from './TokenDialog.tsx';

type DirectoryState = ResponseOf<'/v1/directory'>;

/** Where the identity provider sends members to, with which token, and whether it does. */
export function ConnectionPanel({ state }: { state: ReadOf<DirectoryState> }) {
  const text = textOf(directoryText);
  const [isCreating, setIsCreating] = useState(false);
  const { data, error, isValidating, mutate } = state;
  const hasToken = (data?.tokens.length ?? 0) > 0;
  return (
    <Panel
      title={text.connection}
      aside={
        data === undefined ? undefined : (
          <Button size="sm" onClick={() => setIsCreating(true)}>
            {hasToken ? text.rotateToken : text.createToken}
          </Button>
        )
      }
    >
      {data !== undefined ? (
        <Connection data={data} onChanged={mutate} />
      ) : error === undefined ? (
        <SkeletonRows rows={4} columns={2} rowHeight={28} label={text.connection} />
      ) : (
        <ErrorPanel
          error={error}
          permission="directory:manage"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {isCreating && (
        <TokenDialog
          hasToken={hasToken}
          onCreated={() => void mutate()}
          onClose={() => setIsCreating(false)}
        />
      )}
    </Panel>
  );
}

function Connection({
  data,
  onChanged,
}: {
  data: DirectoryState;
  onChanged: () => Promise<unknown>;
}) {
  const text = textOf(directoryText);
  const [revoking, setRevoking] = useState<DirectoryToken | null>(null);
  async function revoke({ directoryTokenId }: DirectoryToken): Promise<void> {
    setRevoking(null);
    try {
      const params = { directoryTokenId };
      const done = await change('DELETE', '/v1/directory/tokens/{directoryTokenId}', { params });
      if (done !== undefined) toast({ variant: 'success', title: text.revoked });
    } catch (error) {
      tellFailure(error);
    }
    await onChanged();
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{text.connectionAbout}</p>
      <CodeBlock label={text.address} value={data.address} hasLineNumbers={false} />
      <KeyValueList
        labelWidth={128}
        items={[
          { label: text.state, value: <ConnectionState data={data} /> },
          { label: text.people, value: text.peopleCount(data.people, data.deactivated) },
          {
            label: text.changed,
            value: data.changedAt === null ? text.never : <Age at={data.changedAt} />,
          },
        ]}
      />
      {data.tokens.length > 0 && (
        <ul aria-label={text.token} className="flex flex-col divide-y divide-line">
          {data.tokens.map((token) => (
            <TokenRow
              key={token.directoryTokenId}
              token={token}
              onRevoke={() => setRevoking(token)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        isOpen={revoking !== null}
        isDanger
        title={text.revokeTitle}
        description={text.revokeEffect}
        confirmLabel={text.revoke}
        onClose={() => setRevoking(null)}
        onConfirm={() => revoking !== null && void revoke(revoking)}
      />
    </div>
  );
}

function ConnectionState({ data: { tokens } }: { data: DirectoryState }) {
  const text = textOf(directoryText);
  if (tokens.length === 0) return text.notConnected;
  return tokens.some(({ lastUsedAt }) => lastUsedAt !== null) ? (
    <Badge tone="accent">{text.connected}</Badge>
  ) : (
    <Badge tone="neutral">{text.waiting}</Badge>
  );
}

function TokenRow({ token, onRevoke }: { token: DirectoryToken; onRevoke: () => void }) {
  const text = textOf(directoryText);
  const { createdBy, createdAt, lastUsedAt, endsAt } = token;
  const name = endsAt === null ? text.tokenInUse : text.tokenOld;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-ink-3">
          {text.tokenFacts(createdBy.name, localDateTime(createdAt))}
          {endsAt !== null && `, ${text.endsAt(localDateTime(endsAt))}`} · {text.lastUsed}:{' '}
          {lastUsedAt === null ? text.never : localDateTime(lastUsedAt)}
        </p>
      </div>
      <Button aria-label={text.revokeOf(name)} onClick={onRevoke}>
        {text.revoke}
      </Button>
    </li>
  );
}
