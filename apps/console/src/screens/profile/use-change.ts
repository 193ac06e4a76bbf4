import { toast } from '@waybill/ui';
import { useState } from 'react';
import { describeError } from '../../app/http/api-error.ts';

/** One change at a time, reported in a toast; `reload` shows the result. */
export function useChange(reload: () => Promise<unknown>) {
  const [isBusy, setIsBusy] = useState(false);

  /** @param done title of the toast once it is done. */
  async function run(send: () => Promise<object | undefined>, done: string): Promise<void> {
    setIsBusy(true);
    try {
      const answer = await send();
      // A refusal was already reported.
      if (answer === undefined) return;
      await reload();
      toast({ variant: 'success', title: done });
    } catch (error) {
      toast({ variant: 'error', title: describeError(error).title });
    } finally {
      setIsBusy(false);
    }
  }
  return { isBusy, run };
}
