import { Button } from '@waybill/ui';
import type { LinkPurpose } from '../../app/session/landing.ts';
import { FormError } from '../FormError.tsx';
import { rememberMethod } from '../last-method.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';

/** What to do about a link that is spent. */
const NEXT: Record<LinkPurpose, { text: string; action: string }> = {
  signIn: { text: 'Links are good for ten minutes.', action: 'Send a new link' },
  enchanted: { text: 'Links are good for ten minutes.', action: 'Start again' },
  reset: {
    text: 'Enter your e-mail address and choose “Forgot your password?” to get a new one.',
    action: 'Send a new link',
  },
  invite: {
    text: 'If you have accepted it already, sign in. If not, ask whoever invited you to do it again.',
    action: 'Go to sign-in',
  },
};

/** A link that was used or has expired, and the way to a new one. */
export function LinkFailedStep({ step }: { step: Extract<Step, { name: 'linkFailed' }> }) {
  const { tools, dispatch } = useSignInPage();
  const { purpose, message } = step;
  const { text, action } = NEXT[purpose];
  function startOver() {
    // The page that comes then offers the method of the link first.
    if (purpose === 'signIn') rememberMethod(tools.browser, 'magic_link');
    if (purpose === 'reset') rememberMethod(tools.browser, 'password');
    dispatch({ type: 'startedOver' });
  }
  return (
    <div className="flex flex-col gap-4">
      <FormError>{message}</FormError>
      <p className="text-md text-ink-2">{text}</p>
      <Button variant="primary" className="w-full" onClick={startOver}>
        {action}
      </Button>
    </div>
  );
}
