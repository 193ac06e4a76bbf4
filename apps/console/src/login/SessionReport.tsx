import { useDescope, useSession } from '@descope/react-sdk/flows';
import { useEffect } from 'react';
import type { SignInSdk } from './sign-in-sdk.ts';
import type { BrowserSession } from './SignInFlow.tsx';

export interface SessionReportProps {
  /** Called once the SDK has checked for a session: its result must not end the session of a sign-in. */
  onReady: (sdk: SignInSdk) => void;
  onSession: (session: BrowserSession) => void;
}

/** Tells a sign-in page that was drawn before the identity provider's SDK about it. Draws nothing. */
export function SessionReport({ onReady, onSession }: SessionReportProps) {
  const sdk = useDescope();
  const { isAuthenticated, isSessionLoading, claims } = useSession();
  useEffect(() => {
    if (!isSessionLoading) onReady(sdk);
  }, [isSessionLoading, onReady, sdk]);
  useEffect(
    () => onSession({ isAuthenticated, claims: claims ?? {} }),
    [isAuthenticated, claims, onSession],
  );
  return null;
}
