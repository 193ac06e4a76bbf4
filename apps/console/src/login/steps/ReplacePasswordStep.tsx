import { textOf } from '@waybill/ui';
import { replaceOrAskForApp } from '../finish-sign-in.ts';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { StepLink } from './StepLink.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

/** A temporary password was correct: a new one replaces it and signs in. */
export function ReplacePasswordStep({
  step,
}: {
  step: Extract<Step, { name: 'replacePassword' }>;
}) {
  const { tools, dispatch } = useSignInPage();
  return (
    <NewPasswordForm
      loginId={step.loginId}
      save={(password) => replaceOrAskForApp(tools, { ...step, password })}
      action={textOf(stepsText).saveAndSignIn}
    >
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>
        {textOf(loginText).asSomebodyElse}
      </StepLink>
    </NewPasswordForm>
  );
}
