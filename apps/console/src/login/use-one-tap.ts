import { useEffect } from 'react';
import { useSignInPage } from './sign-in-page.ts';

declare global {
  interface Window {
    /** Google's script, where the client library has loaded it. */
    google?: { accounts: { id: { cancel: () => void } } };
  }
}

/**
 * Shows Google One Tap if the operator offers it. A choice starts a session, which the page enters like
 * one from another tab. Without Google's script the other methods still work, so a failure is only a
 * console warning.
 */
export function useOneTap(isOffered: boolean): void {
  const { tools } = useSignInPage();
  const { sdk } = tools;
  useEffect(() => {
    if (!isOffered) return undefined;
    sdk.fedcm.onetap.requestAuthentication({
      provider: 'google',
      // For the operator: the page itself works without it.
      // oxlint-disable-next-line no-console
      onFailed: (error) => console.warn(error instanceof Error ? error.message : String(error)),
    });
    return () => window.google?.accounts.id.cancel();
  }, [isOffered, sdk]);
}
