import { Descope } from '@descope/react-sdk/flows';
import { useEffect, useState } from 'react';
import { FormError } from '../FormError.tsx';
import { factsOf } from '../session-facts.ts';
import { signInFailure, type ProviderError } from '../sign-in-error.ts';
import { useSignInPage } from '../sign-in-page.ts';
import type { SignedIn } from '../sign-in-sdk.ts';
import { flowScreenOf } from './found-flow-screens.ts';
import { FlowScreenView, type ShownScreen } from './FlowScreenView.tsx';
import { readScreenState } from './read-screen-state.ts';

/**
 * The execution is invalid, or of an older configuration. The component's own restart keeps the name of
 * the previous screen, so it is recreated instead.
 */
const OVER: ReadonlySet<string> = new Set(['E102004', 'E103202', 'E103205', 'E108201']);

/**
 * The provider's own flow instead of our form, for installations that configure one. It has its own
 * bundle, so this file is fetched only then. Screens of the embedded provider are rendered here, any
 * others by the component.
 */
export function FlowSignIn() {
  const { login, dispatch, underWay } = useSignInPage();
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<ShownScreen | null>(null);
  // Uses the page's theme; later theme changes are not followed.
  const [theme] = useState<'dark' | 'light'>(() =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );

  // The session that appears is this flow's own.
  useEffect(() => {
    underWay.begin();
    return underWay.end;
  }, [underWay]);

  function signedIn({ detail }: CustomEvent<SignedIn>) {
    dispatch({ type: 'signedIn', facts: factsOf(detail, '') });
  }

  function failed({ detail }: CustomEvent<ProviderError>) {
    const { message, code } = signInFailure(undefined, detail);
    setFault(message);
    if (!OVER.has(code)) return;
    setShown(null);
    setAttempt((count) => count + 1);
  }

  return (
    <div className="flex flex-col gap-4">
      {fault !== null && <FormError>{fault}</FormError>}
      {shown !== null && (
        <FlowScreenView key={shown.screen.name} shown={shown} onPress={() => setFault(null)} />
      )}
      <Descope
        key={attempt}
        flowId={login.flowId}
        theme={theme}
        onScreenUpdate={(name, state, next) => {
          const screen = flowScreenOf(name);
          setShown(screen ? { screen, state: readScreenState(state), next } : null);
          return screen !== undefined;
        }}
        onSuccess={signedIn}
        onError={failed}
      />
    </div>
  );
}
