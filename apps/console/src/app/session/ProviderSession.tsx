import { AuthProvider } from '@descope/react-sdk/flows';
import { useEffect, useState, type ReactNode } from 'react';
import { followLogout } from './follow-logout.ts';
import { useHeldToken } from './held-token.ts';
import { keepFingerprint } from './keep-fingerprint.ts';
import { createRefreshWatch, RefreshWatchContext } from './refresh-watch.ts';
import { useRuntimeConfig } from './runtime-config.ts';

/** DS is readable by this page alone and never sent across sites; DSR is the server's, HttpOnly. */
const SESSION_COOKIE = { sameSite: 'Strict', secure: true } as const;

/** The sign-in screen itself stays: someone may be typing. */
function goToLogin(): void {
  if (window.location.pathname !== '/login') window.location.assign('/login');
}

function TokenKeeper({ children }: { children: ReactNode }) {
  useHeldToken();
  return children;
}

/** Starts the identity provider's SDK and keeps its session. Needs the configuration around it. */
export function ProviderSession({ children }: { children: ReactNode }) {
  const config = useRuntimeConfig();
  const [watch] = useState(() => {
    // Before the first request of the SDK, which carries the fingerprint.
    void keepFingerprint();
    return createRefreshWatch();
  });
  useEffect(() => followLogout(goToLogin), []);
  return (
    <RefreshWatchContext value={watch}>
      <AuthProvider
        projectId={config.projectId}
        baseUrl={config.identityBaseUrl || window.location.origin}
        baseStaticUrl={config.login.identityStaticUrl}
        // The embedded provider brings the parts of the flow component along; nothing leaves the origin.
        baseCdnUrl={
          config.login.identityCdnUrl || (config.identityBaseUrl ? '' : window.location.origin)
        }
        sessionTokenViaCookie={SESSION_COOKIE}
        hooks={watch.hooks}
        // Only for the hint on the sign-in screen; it holds no token.
        keepLastAuthenticatedUserAfterLogout
      >
        <TokenKeeper>{children}</TokenKeeper>
      </AuthProvider>
    </RefreshWatchContext>
  );
}
