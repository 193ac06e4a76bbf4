import { CodeField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { verifyCode } from '../finish-sign-in.ts';
import { codeChannel } from '../login-methods.ts';
import { emptyFault } from '../sign-in-checks.ts';
import { formFailure } from '../sign-in-error.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { startMethod } from '../start-method.ts';
import { useAttempt } from '../use-attempt.ts';
import { Resend } from './Resend.tsx';
import { StepLink } from './StepLink.tsx';
import { StepForm } from '../StepForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { stepsText } from './steps.text.ts';

/** A code sent by mail, SMS, call or WhatsApp. */
export function CodeStep({ step }: { step: Extract<Step, { name: 'code' }> }) {
  const text = textOf(stepsText);
  const { tools, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const { method, loginId } = step;
  const channel = codeChannel(method);

  function verify(typed: string) {
    const fault = emptyFault('code', typed);
    if (fault !== null || channel === null) {
      attempt.fail(formFailure(fault ?? '', 'code'));
      return;
    }
    void attempt.run(() => verifyCode(tools, { channel, loginId, code: typed }));
  }

  return (
    <StepForm attempt={attempt} onSubmit={() => verify(code)}>
      <CodeField
        label={text.code}
        value={code}
        onChange={setCode}
        onComplete={verify}
        error={attempt.faultAt('code')}
        hint={text.codeHint}
      />
      <SubmitButton attempt={attempt}>{text.signIn}</SubmitButton>
      <Resend
        label={text.another}
        send={async () => {
          const outcome = await startMethod(tools, method, { loginId });
          if ('event' in outcome) setCode('');
          return outcome;
        }}
      />
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>{text.otherAddress}</StepLink>
    </StepForm>
  );
}
