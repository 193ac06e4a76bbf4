import { useDescope, useSession } from '@descope/react-sdk/flows';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { takeLanding } from '../app/session/landing.ts';
import { loginReason, returnTo } from '../app/session/return-to.ts';
import { useRuntimeConfig } from '../app/session/runtime-config.ts';
import { useDocumentTitle } from '../app/shell/use-document-title.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { PRODUCT_CALLS } from './product-calls.ts';
import { SignInFlow } from './SignInFlow.tsx';
import { SignInSdkContext } from './sign-in-sdk.ts';

// Shown once in the life of an installation.
const SetupScreen = lazy(() =>
  import('./SetupScreen.tsx').then((module) => ({ default: module.SetupScreen })),
);

/** Sign-in, or the naming of the first administrator when the address carried a set-up token. */
export function LoginPage() {
  const [params] = useSearchParams();
  const [landing] = useState(takeLanding);
  const sdk = useDescope();
  const navigate = useNavigate();
  const { isAuthenticated, isSessionLoading, claims } = useSession();
  const config = useRuntimeConfig();
  const target = returnTo(params.get('to'));
  const enter = useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
  useDocumentTitle(landing.kind === 'setUp' ? 'Set up' : 'Sign in');

  if (isSessionLoading) return null;
  if (landing.kind === 'setUp') {
    return (
      <Suspense fallback={null}>
        <SetupScreen token={landing.token} />
      </Suspense>
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
        session={{ isAuthenticated, claims: claims ?? {} }}
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
  return (
    <LoginFrame
      title="Waybill is not set up yet"
      lead="The first administrator is named through a one-time link."
    >
      <p className="text-md text-ink-2">
        Open the link that Waybill printed when it was started. It works once, for one hour;
        starting Waybill again prints a new one.
      </p>
    </LoginFrame>
  );
}
