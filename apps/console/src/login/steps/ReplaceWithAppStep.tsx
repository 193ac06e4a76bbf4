import { CodeField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { replaceWithApp } from '../finish-sign-in.ts';
import { loginText } from '../login.text.ts';
import { emptyFault } from '../sign-in-checks.ts';
import { formFailure } from '../sign-in-error.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { StepForm } from '../StepForm.tsx';
import { useAttempt } from '../use-attempt.ts';
import { StepLink } from './StepLink.tsx';
import { stepsText } from './steps.text.ts';
import { SubmitButton } from './SubmitButton.tsx';

/** The code of the authenticator app, before the new password is set. */
export function ReplaceWithAppStep({ step }: { step: Extract<Step, { name: 'replaceWithApp' }> }) {
  const { tools, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  function submit(typed: string) {
    const fault = emptyFault('code', typed);
    if (fault !== null) attempt.fail(formFailure(fault, 'code'));
    else void attempt.run(() => replaceWithApp(tools, { ...step, code: typed }));
  }

  return (
    <StepForm attempt={attempt} onSubmit={() => submit(code)}>
      <CodeField
        label={textOf(stepsText).appCode}
        value={code}
        onChange={setCode}
        onComplete={submit}
        error={attempt.faultAt('code')}
      />
      <SubmitButton attempt={attempt}>{textOf(stepsText).saveAndSignIn}</SubmitButton>
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>
        {textOf(loginText).asSomebodyElse}
      </StepLink>
    </StepForm>
  );
}
