import type { Counterfactual } from '@waybill/contract';
import { Button, formatBytes, formatCount, SkeletonRows, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { describeError } from '../../../app/http/api-error.ts';
import { change as send } from '../../../app/http/api.ts';
import { useRead } from '../../../app/http/use-read.ts';
import type { ResponseOf } from '../../../app/http/routes-type.ts';
import { ErrorPanel } from '../../ErrorPanel.tsx';
import { wordOf } from '../word-of.ts';
import { Reproduction } from './Reproduction.tsx';
import { shownValue } from './shown-value.ts';
import { triageText } from './triage.text.ts';

type Reproduced = ResponseOf<'/v1/detections/{detectionId}/reproduction', 'POST'>;

/** Single changes under which it would not have been raised; and whether the result is reproducible. */
export function Counterfactuals({ detectionId }: { detectionId: string }) {
  const text = textOf(triageText);
  const params = { detectionId };
  const { data, error, isLoading, mutate } = useRead(
    '/v1/detections/{detectionId}/counterfactuals',
    { params },
  );
  const [reproduced, setReproduced] = useState<Reproduced | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function reproduce(): Promise<void> {
    setIsBusy(true);
    try {
      const result = await send('POST', '/v1/detections/{detectionId}/reproduction', { params });
      if (result !== undefined) setReproduced(result);
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    } finally {
      setIsBusy(false);
    }
  }
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={1} label={text.counterfactuals} />
    ) : (
      <ErrorPanel
        error={error}
        permission="detection:read"
        isRetrying={isLoading}
        onRetry={() => void mutate()}
      />
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {data.items.length === 0 ? (
        <p className="text-base text-ink-3">{text.noCounterfactuals}</p>
      ) : (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-base marker:text-ink-3">
          {data.items.map((item) => (
            <li key={`${item.kind} ${item.subject}`}>
              <Sentence item={item} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" isBusy={isBusy} onClick={() => void reproduce()}>
          {text.reproduce}
        </Button>
        <span className="text-sm text-ink-3">{text.reproduceAbout}</span>
      </div>
      {reproduced !== null && <Reproduction result={reproduced} />}
    </div>
  );
}

function Sentence({ item }: { item: Counterfactual }) {
  const text = textOf(triageText);
  switch (item.kind) {
    case 'field':
      return (
        <>
          <code className="font-mono text-sm">{item.subject}</code> {text.were}{' '}
          <b className="font-medium">{shownValue(item.instead)}</b>{' '}
          <span className="text-ink-3">{text.insteadOf(shownValue(item.seen))}</span>
        </>
      );
    case 'threshold':
      return (
        <>
          {text.ifFewer(text.metrics(item.subject))}{' '}
          <b className="font-medium">{countOf(item, item.instead)}</b>{' '}
          <span className="text-ink-3">{text.insteadOf(countOf(item, item.seen))}</span>
        </>
      );
    case 'score':
      return text.lessSevere(item.subject, item.severity === null ? '' : wordOf(item.severity));
  }
}

function countOf({ subject }: Counterfactual, value: unknown): string {
  const count = Number(value);
  return subject === 'bytes' ? (formatBytes(count) ?? '') : formatCount(count);
}
