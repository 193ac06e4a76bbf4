import { useCallback, useEffect, useState } from 'react';
import { askProvider } from '../../login/provider-call.ts';
import type { Answer } from '../../login/sign-in-sdk.ts';

type Reading<T> = { data: T } | { failure: { message: string } } | null;

export interface ProviderRead<T> {
  /** Null while it is on its way. */
  reading: Reading<T>;
  reload: () => void;
}

/** Reads something from the identity provider. @param call must be the same function on every draw. */
export function useProviderRead<T>(call: () => Promise<Answer<T>>): ProviderRead<T> {
  const [reading, setReading] = useState<Reading<T>>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void askProvider('other', call).then((result) => isCurrent && setReading(result));
    return () => {
      isCurrent = false;
    };
  }, [call, attempt]);

  const reload = useCallback(() => {
    setReading(null);
    setAttempt((count) => count + 1);
  }, []);
  return { reading, reload };
}
