import { Button, Spinner, textOf } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { wasAway } from '../away-mark.ts';
import { exchangeCode } from '../finish-sign-in.ts';
import { FormError } from '../FormError.tsx';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useAttempt } from '../use-attempt.ts';
import { stepsText } from './steps.text.ts';

/**
 * Returned from another provider: the code is exchanged for a session immediately, as it lives for a
 * minute.
 */
export function ExchangeStep({ step }: { step: Extract<Step, { name: 'exchange' }> }) {
  const { tools, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const isStarted = useRef(false);
  const { via, code } = step;

  useEffect(() => {
    // Once, although effects may run twice: the code works once.
    if (isStarted.current) return;
    isStarted.current = true;
    wasAway(tools.browser);
    void attempt.run(() => exchangeCode(tools, via, code));
  });

  const failure = attempt.faultAt('form') ?? attempt.faultAt('code');
  if (failure === undefined) return <Spinner label={textOf(stepsText).signingIn} />;
  return (
    <div className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      <Button
        variant="primary"
        className="w-full"
        onClick={() => dispatch({ type: 'startedOver' })}
      >
        {textOf(stepsText).back}
      </Button>
    </div>
  );
}
