import { TextField, toast, textOf } from '@waybill/ui';
import { useState } from 'react';
import { renewAfterRecovery } from '../finish-sign-in.ts';
import { emptyFault } from '../sign-in-checks.ts';
import { formFailure } from '../sign-in-error.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { spendRecoveryCode } from '../spend-recovery-code.ts';
import { useAttempt } from '../use-attempt.ts';
import { StepLink } from './StepLink.tsx';
import { StepForm } from '../StepForm.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

/** One of the ten codes that were shown when the authenticator app was set up. */
export function RecoveryStep({ step }: { step: Extract<Step, { name: 'recovery' }> }) {
  const text = textOf(stepsText);
  const { tools, product, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const [code, setCode] = useState('');
  const { facts } = step;
  function submit() {
    const typed = code.trim();
    const fault = emptyFault('code', typed);
    if (fault !== null) return attempt.fail(formFailure(fault, 'code'));
    return void attempt.run(async () => {
      const spent = await spendRecoveryCode(product.spendRecoveryCode, typed);
      if ('failure' in spent) return spent;
      toast({
        variant: 'warning',
        title: text.appRemoved,
        description: text.appRemovedNote,
      });
      return renewAfterRecovery(tools, facts);
    });
  }

  return (
    <StepForm attempt={attempt} onSubmit={() => submit()}>
      <TextField
        label={text.recoveryCode}
        autoComplete="off"
        spellCheck={false}
        isMono
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={attempt.faultAt('code')}
      />
      <SubmitButton attempt={attempt}>{textOf(loginText).goOn}</SubmitButton>
      <StepLink
        onClick={() => dispatch({ type: 'moved', step: { ...step, name: 'secondFactor' } })}
      >
        {text.useApp}
      </StepLink>
    </StepForm>
  );
}
