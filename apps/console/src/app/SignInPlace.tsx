import { textOf, TooltipSlot } from '@waybill/ui';
import { Suspense, useEffect, useState, type ContextType } from 'react';
import { LoginPage } from '../login/LoginPage.tsx';
import { App } from './App.tsx';
import { useSessionParts } from '../login/use-session-parts.ts';
import { lazyScreen } from './screens/lazy-screen.ts';
import { screensText } from './screens/screens.text.ts';
import { hasLoginMark } from './session/follow-logout.ts';
import { useRuntimeConfig } from './session/runtime-config.ts';
import { StartFailed } from './shell/StartFailed.tsx';
import { useIsUsed } from './use-is-used.ts';
import { usePlace } from './use-place.ts';

const { Screen: Console, preload } = lazyScreen('Console', () =>
  import('./Console.tsx').then((module) => module.Console),
);

/** The sign-in page, and instead the console once someone has signed in. */
export function SignInPlace() {
  const isUsed = useIsUsed();
  const [tooltip, setTooltip] = useState<ContextType<typeof TooltipSlot>>(null);
  useEffect(() => {
    if (!isUsed) return;
    // Whoever types here will be in the console next.
    void preload();
    import('./shell/tooltips.ts').then(
      ({ drawTooltip }) => setTooltip(() => drawTooltip),
      // The browser's own titles stay.
      () => {},
    );
  }, [isUsed]);
  return (
    <App hasToasts={isUsed}>
      <TooltipSlot value={tooltip}>
        <SignInOrConsole isUsed={isUsed} />
      </TooltipSlot>
    </App>
  );
}

/** In the same page, because the session's token may be held in its memory alone. */
function SignInOrConsole({ isUsed }: { isUsed: boolean }) {
  const { pathname, search, enter } = usePlace();
  const { login } = useRuntimeConfig();
  // Without the SDK's mark it would find no session, so the form need not wait for it. A flow is drawn by the SDK.
  const [isStranger] = useState(() => !hasLoginMark() && login.flowId === '');
  const { parts, error, retry, sdk, arrive, session, setSession } = useSessionParts(
    isUsed || !isStranger,
  );
  const isSignIn = pathname === '/login';
  if (error !== null && !isStranger) return <StartFailed error={error} onRetry={retry} />;
  return (
    <>
      {isSignIn && isStranger && (
        <LoginPage search={search} onEntered={enter} sdk={sdk} session={session} />
      )}
      {parts !== null && (
        <parts.ProviderSession>
          {!isSignIn && (
            <Suspense fallback={<p role="status">{textOf(screensText).loading}</p>}>
              <Console />
            </Suspense>
          )}
          {isSignIn && isStranger && (
            <parts.SessionReport onReady={arrive} onSession={setSession} />
          )}
          {isSignIn && !isStranger && <parts.ProvidedLogin search={search} onEntered={enter} />}
        </parts.ProviderSession>
      )}
    </>
  );
}
