import { CodeField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { verifyTotp } from '../finish-sign-in.ts';
import { emptyFault } from '../sign-in-checks.ts';
import { formFailure } from '../sign-in-error.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useAttempt } from '../use-attempt.ts';
import { SignOutLink } from './SignOutLink.tsx';
import { StepLink } from './StepLink.tsx';
import { StepForm } from '../StepForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

/** The code of the authenticator app, on top of how the person signed in. */
export function SecondFactorStep({ step }: { step: Extract<Step, { name: 'secondFactor' }> }) {
  const text = textOf(stepsText);
  const { tools, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const { facts } = step;
  function verify(typed: string) {
    const fault = emptyFault('code', typed);
    if (fault !== null) attempt.fail(formFailure(fault, 'code'));
    else void attempt.run(() => verifyTotp(tools, facts, typed));
  }

  return (
    <StepForm attempt={attempt} onSubmit={() => verify(code)}>
      <CodeField
        label={text.appCode}
        value={code}
        onChange={setCode}
        onComplete={verify}
        error={attempt.faultAt('code')}
      />
      <SubmitButton attempt={attempt}>{textOf(loginText).goOn}</SubmitButton>
      <StepLink onClick={() => dispatch({ type: 'moved', step: { ...step, name: 'recovery' } })}>
        {text.useRecovery}
      </StepLink>
      <SignOutLink />
    </StepForm>
  );
}
