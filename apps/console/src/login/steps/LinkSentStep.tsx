import { textOf } from '@waybill/ui';
import { useEffect } from 'react';
import { onSignedInElsewhere } from '../../app/session/follow-logout.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { sendReset, startMethod } from '../start-method.ts';
import { Resend } from './Resend.tsx';
import { StepLink } from './StepLink.tsx';
import { stepsText } from './steps.text.ts';

/** A link was sent: it opens its own page, and this one follows. */
export function LinkSentStep({ step }: { step: Extract<Step, { name: 'linkSent' }> }) {
  const text = textOf(stepsText);
  const { tools, dispatch } = useSignInPage();
  const { sdk } = tools;
  const { purpose, loginId } = step;

  useEffect(() => {
    // After a reset link, the other tab is still choosing the password.
    if (purpose === 'reset') return undefined;
    return onSignedInElsewhere(() => {
      // The SDK reports its result to all listeners.
      void sdk.refresh(undefined, true).catch(() => {});
    });
  }, [sdk, purpose]);

  return (
    <div className="flex flex-col gap-4">
      <p className="text-md text-ink-2">{text.openHere}</p>
      <Resend
        label={text.newLink}
        send={() =>
          purpose === 'reset'
            ? sendReset(tools, loginId)
            : startMethod(tools, 'magic_link', { loginId })
        }
      />
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>{text.otherAddress}</StepLink>
    </div>
  );
}
