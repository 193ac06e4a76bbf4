import { useSession } from '@descope/react-sdk/flows';
import { Navigate, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../app/shell/use-document-title.ts';
import { returnTo } from '../app/session/return-to.ts';
import { useRuntimeConfig } from '../app/session/runtime-config.ts';
import { LoginFrame } from './LoginFrame.tsx';
import { SetupScreen } from './SetupScreen.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Sign-in, or the naming of the first administrator when the address carries a set-up token. */
export function LoginPage() {
  const [params] = useSearchParams();
  const { isAuthenticated, isSessionLoading } = useSession();
  const { needsSetup } = useRuntimeConfig();
  const setupToken = params.get('setup');
  const target = returnTo(params.get('to'));
  const wasEnded = params.get('reason') === 'ended';
  useDocumentTitle(setupToken === null ? 'Sign in' : 'Set up');

  if (isSessionLoading) return null;
  if (setupToken !== null) return <SetupScreen token={setupToken} />;
  // A refused session shows the form even if the SDK still holds it, or the two would send back and forth.
  if (isAuthenticated && !wasEnded) return <Navigate to={target} replace />;
  if (needsSetup) {
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
  return (
    <LoginFrame
      title="Sign in"
      lead={
        wasEnded
          ? 'Your session has ended. Sign in again to go on.'
          : 'To your organisation’s console.'
      }
    >
      <SignInForm target={target} />
    </LoginFrame>
  );
}
