import { Button, textOf } from '@waybill/ui';
import type { LinkPurpose } from '../../app/session/landing.ts';
import { FormError } from '../FormError.tsx';
import { rememberMethod } from '../last-method.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { stepsText } from './steps.text.ts';

/** What to do about a used link. */
const NEXT = {
  signIn: { advice: 'tenMinutes', action: 'newLink' },
  enchanted: { advice: 'tenMinutes', action: 'startAgain' },
  reset: { advice: 'resetAgain', action: 'newLink' },
  invite: { advice: 'inviteAgain', action: 'toSignIn' },
} as const satisfies Record<LinkPurpose, { advice: string; action: string }>;

/** A used or expired link, and how to get a new one. */
export function LinkFailedStep({ step }: { step: Extract<Step, { name: 'linkFailed' }> }) {
  const { tools, dispatch } = useSignInPage();
  const { purpose, message } = step;
  const { advice, action } = NEXT[purpose];
  const text = textOf(stepsText);
  function startOver() {
    // The next page then offers the method of the link first.
    if (purpose === 'signIn') rememberMethod(tools.browser, 'magic_link');
    if (purpose === 'reset') rememberMethod(tools.browser, 'password');
    dispatch({ type: 'startedOver' });
  }
  return (
    <div className="flex flex-col gap-4">
      <FormError>{purpose === 'invite' ? text.inviteGone : message}</FormError>
      <p className="text-md text-ink-2">{text[advice]}</p>
      <Button variant="primary" className="w-full" onClick={startOver}>
        {text[action]}
      </Button>
    </div>
  );
}
