import type { DataTypeException } from '@waybill/contract';
import { Button, SkeletonRows, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSWRConfig } from 'swr';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { change } from '../../../../../app/http/api.ts';
import { useRead } from '../../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../../../components/local-time.ts';
import { wordsText } from '../words/words.text.ts';
import { typeText } from './type.text.ts';

/** Effect of an exception, as text. */
function scopeWords({ scope, groupName }: DataTypeException): string {
  const text = textOf(typeText);
  switch (scope.kind) {
    case 'value':
      return text.scopeValue;
    case 'object':
      return text.scopeObject(scope.objectKey);
    case 'source':
      return text.scopeSource(scope.source);
    case 'person':
      return text.scopePerson(scope.personKey);
    case 'group':
      return text.scopeGroup(groupName ?? scope.groupId);
  }
}

function endWords({ state, expiresAt, revokedBy }: DataTypeException): string | null {
  const text = textOf(typeText);
  if (state === 'revoked') return text.revokedBy(revokedBy ?? '');
  if (expiresAt === null) return null;
  return state === 'expired'
    ? text.expired(localDateTime(expiresAt))
    : text.until(localDateTime(expiresAt));
}

/** Exceptions of the type; an active one can be revoked. */
export function ExceptionList({ dataTypeId }: { dataTypeId: string }) {
  const text = textOf(typeText);
  const { data, error, isValidating, mutate } = useRead('/v1/data-type-exceptions', {
    query: { dataTypeId },
  });
  const revoke = useRevoke(() => void mutate());
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={2} label={text.exceptions} />
    ) : (
      <ErrorPanel
        error={error}
        permission="data-type:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.items.length === 0) return <p className="text-ink-3">{text.noExceptions}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {data.items.map((exception) => (
        <Line key={exception.exceptionId} exception={exception} revoke={revoke} />
      ))}
    </ul>
  );
}

function Line({
  exception,
  revoke,
}: {
  exception: DataTypeException;
  revoke: (exception: DataTypeException) => Promise<void>;
}) {
  const text = textOf(typeText);
  const missing = useMissingReason('data-type:manage');
  const [isBusy, setIsBusy] = useState(false);
  const scope = scopeWords(exception);
  const isActive = exception.state === 'active';
  const facts = [text.exceptedBy(exception.owner), endWords(exception)].filter(
    (one) => one !== null,
  );
  return (
    <li className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <p className={isActive ? 'font-medium break-words' : 'break-words text-ink-3 line-through'}>
          {scope}
        </p>
        <p className="text-ink-2 break-words">{exception.reason}</p>
        <p className="text-sm text-ink-3">
          {facts.join(' · ')}
          {exception.detectionId !== null && (
            <>
              {' · '}
              <Link
                to={`/detections/${exception.detectionId}`}
                className="text-accent hover:underline"
              >
                {text.fromDetection}
              </Link>
            </>
          )}
        </p>
      </div>
      {isActive && (
        <Button
          size="sm"
          aria-label={text.revokeOf(scope)}
          isBusy={isBusy}
          disabledReason={missing}
          onClick={() => {
            setIsBusy(true);
            void revoke(exception).finally(() => setIsBusy(false));
          }}
        >
          {text.revoke}
        </Button>
      )}
    </li>
  );
}

/** Revokes an exception; undo creates the same one again. */
function useRevoke(onChanged: () => void) {
  const { mutate } = useSWRConfig();
  const text = textOf(typeText);
  const words = textOf(wordsText);
  async function attempt(work: () => Promise<unknown>, told: () => void): Promise<void> {
    try {
      if ((await work()) === undefined) return;
      told();
      onChanged();
      await mutate((key) => typeof key === 'string' && key.startsWith('/v1/data-types'));
    } catch (error) {
      tellFailure(error);
    }
  }
  const remake = ({ dataTypeId, scope, reason, detectionId, expiresAt }: DataTypeException) =>
    attempt(
      () =>
        change('POST', '/v1/data-type-exceptions', {
          body: { dataTypeId, scope, reason, detectionId, expiresAt },
        }),
      () => toast({ variant: 'success', title: words.takenBack }),
    );
  return (exception: DataTypeException) =>
    attempt(
      () =>
        change('DELETE', '/v1/data-type-exceptions/{exceptionId}', {
          params: { exceptionId: exception.exceptionId },
        }),
      () =>
        toast({
          variant: 'success',
          title: text.revoked,
          action: { label: words.undo, onClick: () => void remake(exception) },
        }),
    );
}
