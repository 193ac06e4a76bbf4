import type { DataTypeDetail, ExceptionScope } from '@waybill/contract';
import { textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { describeError } from '../../../../../app/http/api-error.ts';
import { tellFailure } from '../../../../../app/http/tell-failure.ts';
import { change } from '../../../../../app/http/api.ts';
import { wordsText } from '../words/words.text.ts';
import { typeText } from './type.text.ts';

const DAY_MS = 86_400_000;

interface Wanted {
  scope: ExceptionScope;
  reason: string;
  /** Days until it ends; null: never. */
  days: number | null;
}

/** Creates an exception from a type; the toast undoes it. */
export function useAddException(
  type: Pick<DataTypeDetail, 'dataTypeId' | 'name'>,
  /** Its source detection; null if none. */
  detectionId: string | null,
  onDone: () => void,
) {
  const { mutate } = useSWRConfig();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const reread = () => mutate((key) => typeof key === 'string' && key.startsWith('/v1/data-type'));

  async function takeBack(exceptionId: string): Promise<void> {
    try {
      await change('DELETE', '/v1/data-type-exceptions/{exceptionId}', { params: { exceptionId } });
      toast({ variant: 'success', title: textOf(wordsText).takenBack });
    } catch (failure) {
      toast({ variant: 'error', title: describeError(failure).title });
    } finally {
      await reread();
    }
  }

  async function submit({ scope, reason, days }: Wanted): Promise<void> {
    setIsBusy(true);
    setError(null);
    try {
      const expiresAt = days === null ? null : new Date(Date.now() + days * DAY_MS).toISOString();
      const made = await change('POST', '/v1/data-type-exceptions', {
        body: { dataTypeId: type.dataTypeId, scope, reason, detectionId, expiresAt },
      });
      if (made === undefined) return;
      onDone();
      toast({
        variant: 'success',
        title: textOf(typeText).added_exception(type.name),
        action: {
          label: textOf(wordsText).undo,
          onClick: () => void takeBack(made.exceptionId),
        },
      });
      await reread();
    } catch (failure) {
      setError(failure);
      tellFailure(failure);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, error, submit };
}
