import { AuthProvider } from '@descope/react-sdk/flows';
import type { RuntimeConfig } from '@waybill/contract';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { StartFailed } from '../shell/StartFailed.tsx';
import { knownRegions, setApiBases } from '../http/api-base.ts';
import { followLogout } from './follow-logout.ts';
import { useHeldToken } from './held-token.ts';
import { keepFingerprint } from './keep-fingerprint.ts';
import { holdLanding } from './landing.ts';
import { createRefreshWatch, RefreshWatchContext } from './refresh-watch.ts';
import { fetchRuntimeConfig, RuntimeConfigContext } from './runtime-config.ts';

/** One region may be unavailable while another is not. */
const RegionChoice = lazy(async () => {
  const { RegionChoice: Choice } = await import('../../login/RegionChoice.tsx');
  return { default: Choice };
});

type Start =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; config: RuntimeConfig };

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

/** Reads the configuration and starts the identity provider's SDK. Renders nothing until then. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [start, setStart] = useState<Start>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [watch] = useState(() => {
    holdLanding(window);
    return createRefreshWatch();
  });

  useEffect(() => void keepFingerprint(), []);

  useEffect(() => {
    let isCurrent = true;
    fetchRuntimeConfig().then(
      (config) => {
        if (!isCurrent) return;
        setApiBases(config.apiBases);
        setStart({ state: 'ready', config });
      },
      (error: unknown) => isCurrent && setStart({ state: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  useEffect(() => followLogout(goToLogin), []);

  if (start.state === 'loading') return null;
  if (start.state === 'failed') {
    return (
      <StartFailed error={start.error} onRetry={() => setAttempt((count) => count + 1)}>
        <Suspense>
          <RegionChoice config={{ regions: knownRegions() }} />
        </Suspense>
      </StartFailed>
    );
  }
  const { config } = start;
  return (
    <RuntimeConfigContext value={config}>
      <RefreshWatchContext value={watch}>
        <AuthProvider
          projectId={config.projectId}
          baseUrl={config.identityBaseUrl || window.location.origin}
          baseStaticUrl={config.login.identityStaticUrl}
          // The embedded provider includes the flow component's parts; all requests stay on the origin.
          baseCdnUrl={
            config.login.identityCdnUrl || (config.identityBaseUrl ? '' : window.location.origin)
          }
          sessionTokenViaCookie={SESSION_COOKIE}
          hooks={watch.hooks}
          // Only for the hint on the sign-in screen; contains no token.
          keepLastAuthenticatedUserAfterLogout
        >
          <TokenKeeper>{children}</TokenKeeper>
        </AuthProvider>
      </RefreshWatchContext>
    </RuntimeConfigContext>
  );
}
