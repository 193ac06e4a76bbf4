import { textOf } from '@waybill/ui';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { takeLanding } from '../app/session/landing.ts';
import { loginReason, returnTo } from '../app/session/return-to.ts';
import { useRuntimeConfig } from '../app/session/runtime-config.ts';
import { useDocumentTitle } from '../app/shell/use-document-title.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { PRODUCT_CALLS } from './product-calls.ts';
import { RegionChoice } from './RegionChoice.tsx';
import { SignInFlow, type BrowserSession } from './SignInFlow.tsx';
import { loginText } from './login.text.ts';
import { setupText } from './setup.text.ts';
import { SignInSdkContext, type SignInSdk } from './sign-in-sdk.ts';

// Shown once in the life of an installation.
const SetupScreen = lazy(() =>
  import('./SetupScreen.tsx').then((module) => ({ default: module.SetupScreen })),
);

export interface LoginPageProps {
  /** Query of its address: where to go afterwards, and why someone was sent here. */
  search: string;
  /** Someone is signed in and requests this address of the console. */
  onEntered: (target: string) => void;
  sdk: SignInSdk;
  session: BrowserSession;
}

/** Sign-in, or the naming of the first administrator when the address carried a set-up token. */
export function LoginPage({ search, onEntered, sdk, session }: LoginPageProps) {
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [landing] = useState(takeLanding);
  const config = useRuntimeConfig();
  const target = returnTo(params.get('to'));
  const enter = useCallback(() => onEntered(target), [onEntered, target]);
  useDocumentTitle(landing.kind === 'setUp' ? textOf(setupText).title : textOf(loginText).signIn);

  if (landing.kind === 'setUp') {
    return (
      <SignInSdkContext value={sdk}>
        <Suspense fallback={null}>
          <SetupScreen token={landing.token} onSignedIn={() => onEntered('/')} />
        </Suspense>
      </SignInSdkContext>
    );
  }
  if (config.needsSetup) return <NotSetUp />;
  return (
    <SignInSdkContext value={sdk}>
      <SignInFlow
        config={config}
        landing={landing}
        reason={loginReason(params.get('reason'))}
        target={target}
        session={session}
        onEntered={enter}
        product={PRODUCT_CALLS}
        leave={leave}
      />
    </SignInSdkContext>
  );
}

function leave(url: string): void {
  window.location.assign(url);
}

function NotSetUp() {
  const text = textOf(setupText);
  const config = useRuntimeConfig();
  return (
    <LoginFrame title={text.notYet} lead={text.notYetLead}>
      <p className="text-md text-ink-2">{text.openPrinted}</p>
      <RegionChoice config={config} />
    </LoginFrame>
  );
}
