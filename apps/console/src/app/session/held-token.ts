import { useDescope } from '@descope/react-sdk/flows';
import { useEffect } from 'react';

let held = '';

/** The session token of the latest answer, for browsers that refuse Secure cookies on http://localhost. */
export function heldToken(): string {
  return held;
}

/** Holds the SDK's latest session token in memory; mounted above everything that sends requests. */
export function useHeldToken(): void {
  const sdk = useDescope();
  useEffect(() => {
    const stop = sdk.onSessionTokenChange((token) => {
      held = token ?? '';
    });
    return () => void stop();
  }, [sdk]);
}
