import { useCallback, useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../app/screens/load-chunk.ts';
import { deferSdk } from './deferred-sdk.ts';
import type * as SessionParts from './session-parts.ts';
import type { BrowserSession } from './SignInFlow.tsx';

type Parts = typeof SessionParts;

const NO_SESSION: BrowserSession = { isAuthenticated: false, claims: {} };

/** @throws ChunkLoadError */
export function loadSessionParts(): Promise<Parts> {
  return loadChunk('the session', () => import('./session-parts.ts'));
}

/**
 * The code of the identity provider's session, and what a sign-in page can do until it is there.
 * @param isWanted whether to fetch it now; a call of the SDK fetches it too
 */
export function useSessionParts(isWanted: boolean) {
  const [parts, setParts] = useState<Parts | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [session, setSession] = useState(NO_SESSION);
  const fetchCode = useCallback(() => loadSessionParts().then(setParts), []);
  const { sdk, arrive } = useMemo(() => deferSdk(fetchCode), [fetchCode]);
  useEffect(() => {
    if (isWanted) loadSessionParts().then(setParts, setError);
  }, [isWanted]);
  const retry = () => {
    setError(null);
    fetchCode().catch(setError);
  };
  return { parts, error, retry, sdk, arrive, session, setSession };
}
