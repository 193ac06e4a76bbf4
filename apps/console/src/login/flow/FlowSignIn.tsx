import { Descope } from '@descope/react-sdk/flows';
import { useState } from 'react';
import { FormError } from '../FormError.tsx';
import { factsOf } from '../session-facts.ts';
import { useSignInPage } from '../sign-in-page.ts';
import type { SignedIn } from '../sign-in-sdk.ts';

/**
 * The provider's own flow in place of our form, for installations that name one. It comes with a
 * bundle of its own, so this file is fetched only then.
 */
export function FlowSignIn() {
  const { login, dispatch } = useSignInPage();
  const [fault, setFault] = useState<string | null>(null);
  // The theme is the page's; what is chosen while the flow is shown is not followed.
  const [theme] = useState<'dark' | 'light'>(() =>
    document.documentElement.classList.contains('dark') ? 'dark' : 'light',
  );
  function signedIn({ detail }: CustomEvent<SignedIn>) {
    dispatch({ type: 'signedIn', facts: factsOf(detail, '') });
  }
  return (
    <div className="flex flex-col gap-4">
      {fault !== null && <FormError>{fault}</FormError>}
      <Descope
        flowId={login.flowId}
        theme={theme}
        onSuccess={signedIn}
        onError={({ detail }) => {
          const said = detail.errorMessage ?? detail.errorDescription;
          setFault(said || 'Signing in failed. Try again.');
        }}
      />
    </div>
  );
}
