import { textOf } from '@waybill/ui';
import type { LinkPurpose } from '../../app/session/landing.ts';
import { openLink } from '../finish-sign-in.ts';
import { FormError } from '../FormError.tsx';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useAttempt } from '../use-attempt.ts';
import { StepLink } from './StepLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

function actionOf(purpose: LinkPurpose): string {
  const { signIn, accept, yesThere } = textOf(stepsText);
  const actions: Record<LinkPurpose, string> = {
    signIn,
    reset: textOf(loginText).goOn,
    invite: accept,
    enchanted: yesThere,
  };
  return actions[purpose];
}

/** One press uses the link: mail scanners open links, but press nothing. */
export function OpenLinkStep({ step }: { step: Extract<Step, { name: 'openLink' }> }) {
  const { tools, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const { token, purpose } = step;
  const failure = attempt.faultAt('form');
  return (
    <div className="flex flex-col gap-4">
      {failure !== undefined && <FormError>{failure}</FormError>}
      <SubmitButton
        attempt={attempt}
        onClick={() => void attempt.run(() => openLink(tools, token, purpose))}
      >
        {actionOf(purpose)}
      </SubmitButton>
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>
        {textOf(stepsText).anotherWay}
      </StepLink>
    </div>
  );
}
