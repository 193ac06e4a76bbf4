import type { ContentType, DetectionDetail, ExceptionScope } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { describeError } from '../../../app/http/api-error.ts';
import { tellFailure } from '../../../app/http/tell-failure.ts';
import { change, request } from '../../../app/http/api.ts';
import { readPath } from '../../../app/http/build-path.ts';
import { noteChange } from '../../detection/detection-changes.ts';
import { detectionDataText } from './detection-data.text.ts';

export interface Verdict {
  type: ContentType;
  scope: ExceptionScope;
  reason: string;
  /** Days until the exception ends; null: never. */
  days: number | null;
  /** The detection is closed, too. */
  isClosing: boolean;
}

const DAY_MS = 86_400_000;

const isTouched = (key: unknown): boolean =>
  typeof key === 'string' && /^\/v1\/(classifications|data-type)/.test(key);

/** Creates the exception of a verdict and optionally closes the detection; the toast undoes both. */
export function useWrongType(detection: DetectionDetail, onDone: () => void) {
  const text = textOf(detectionDataText);
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const params = { detectionId: detection.detectionId };

  async function close() {
    const changed = await change('PATCH', '/v1/detections/{detectionId}', {
      params,
      body: {
        rev: detection.rev,
        change: { verdict: { verdict: 'false_positive', reason: 'wrong_data_type' } },
      },
    });
    if (changed === undefined) return undefined;
    await show(changed);
    return changed;
  }

  async function show(changed: DetectionDetail) {
    noteChange(changed);
    await mutate(readPath('/v1/detections/{detectionId}', { params }), changed, {
      revalidate: false,
    });
  }

  async function takeBack(exceptionId: string, changeId: string | null) {
    try {
      await change('DELETE', '/v1/data-type-exceptions/{exceptionId}', { params: { exceptionId } });
      if (changeId !== null) {
        await change('POST', '/v1/detection-changes/{changeId}/undo', { params: { changeId } });
        const path = readPath('/v1/detections/{detectionId}', { params });
        const fresh = await request<DetectionDetail>(path, {}, true);
        if (fresh !== undefined) await show(fresh);
      }
      toast({ variant: 'success', title: text.takenBack });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    } finally {
      await mutate(isTouched);
    }
  }

  async function submit({ type, scope, reason, days, isClosing }: Verdict): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const made = await change('POST', '/v1/data-type-exceptions', {
        body: {
          dataTypeId: type.type,
          scope,
          reason,
          detectionId: detection.detectionId,
          expiresAt: days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString(),
        },
      });
      if (made === undefined) return;
      const closed = isClosing ? await close() : undefined;
      onDone();
      toast({
        variant: 'success',
        title:
          closed === undefined
            ? text.made(type.name)
            : text.madeAndClosed(type.name, detection.number),
        action: {
          label: text.undo,
          onClick: () => void takeBack(made.exceptionId, closed?.changeId ?? null),
        },
      });
    } catch (failure) {
      setError(failure);
      tellFailure(failure);
    } finally {
      setIsBusy(false);
      await mutate(isTouched);
    }
  }

  return { isBusy, error, submit };
}
