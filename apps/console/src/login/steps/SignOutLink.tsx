import { textOf } from '@waybill/ui';
import { useSignInPage } from '../sign-in-page.ts';
import { StepLink } from './StepLink.tsx';
import { loginText } from '../login.text.ts';

/** Ends the incomplete session and starts over. */
export function SignOutLink() {
  const { tools, dispatch } = useSignInPage();
  function leave() {
    const startOver = () => dispatch({ type: 'startedOver' });
    // Without a response the session stays, but signing in as someone else replaces it.
    tools.sdk.logout().then(startOver, startOver);
  }
  return <StepLink onClick={leave}>{textOf(loginText).asSomebodyElse}</StepLink>;
}
