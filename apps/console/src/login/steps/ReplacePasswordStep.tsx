import { replacePassword } from '../finish-sign-in.ts';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { StepLink } from './StepLink.tsx';

/** A temporary password was right: another one takes its place, and signs in. */
export function ReplacePasswordStep({
  step,
}: {
  step: Extract<Step, { name: 'replacePassword' }>;
}) {
  const { tools, dispatch } = useSignInPage();
  return (
    <NewPasswordForm
      loginId={step.loginId}
      save={(password) => replacePassword(tools, { ...step, password })}
      action="Save and sign in"
    >
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>
        Sign in as somebody else
      </StepLink>
    </NewPasswordForm>
  );
}
