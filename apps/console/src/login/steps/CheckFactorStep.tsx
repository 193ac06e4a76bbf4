import { Spinner, textOf } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { FormError } from '../FormError.tsx';
import { askProvider } from '../provider-call.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useAttempt } from '../use-attempt.ts';
import { SignOutLink } from './SignOutLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

/** Finds out whether the person has an authenticator app to ask, or must set one up. */
export function CheckFactorStep({ step }: { step: Extract<Step, { name: 'checkFactor' }> }) {
  const { tools } = useSignInPage();
  const attempt = useAttempt();
  const isStarted = useRef(false);
  const { facts } = step;

  function check() {
    void attempt.run(async () => {
      const result = await askProvider('other', () => tools.sdk.me());
      if ('failure' in result) return result;
      const { TOTP: hasTotp, loginIds } = result.data;
      const known = { ...facts, hasTotp, loginId: loginIds[0] ?? facts.loginId };
      const name = hasTotp ? 'secondFactor' : 'enrol';
      return { event: { type: 'moved', step: { name, facts: known } } };
    });
  }

  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    check();
  });

  const failure = attempt.faultAt('form');
  if (failure === undefined) return <Spinner label={textOf(loginText).oneMoment} />;
  return (
    <div className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <SubmitButton attempt={attempt} onClick={check}>
        {textOf(stepsText).tryAgain}
      </SubmitButton>
      <SignOutLink />
    </div>
  );
}
