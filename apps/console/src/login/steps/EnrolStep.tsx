import { Button, Spinner, textOf } from '@waybill/ui';
import { lazy, Suspense, useState } from 'react';
import { FormError } from '../FormError.tsx';
import { factsOf, type SessionFacts } from '../session-facts.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { makeRecoveryCodes } from '../totp/make-recovery-codes.ts';
import { SignOutLink } from './SignOutLink.tsx';
import { loginText } from '../login.text.ts';
import { stepsText } from './steps.text.ts';

// Few people see them on this page, and then once.
const TotpSetup = lazy(() =>
  import('../totp/TotpSetup.tsx').then((module) => ({ default: module.TotpSetup })),
);
const RecoveryCodes = lazy(() =>
  import('../totp/RecoveryCodes.tsx').then((module) => ({ default: module.RecoveryCodes })),
);

type Made = Awaited<ReturnType<typeof makeRecoveryCodes>>;

/** The organisation requires a second factor and the person has none yet. */
export function EnrolStep({ step }: { step: Extract<Step, { name: 'enrol' }> }) {
  const { product, dispatch } = useSignInPage();
  const [facts, setFacts] = useState<SessionFacts>(step.facts);
  const [made, setMade] = useState<Made | null>(null);

  if (made !== null) {
    return (
      <Suspense fallback={<Spinner label={textOf(loginText).oneMoment} />}>
        <div className="flex flex-col gap-4">
          {'codes' in made ? (
            <RecoveryCodes codes={made.codes} />
          ) : (
            <FormError>{textOf(stepsText).noCodes(made.fault)}</FormError>
          )}
          <Button
            variant="primary"
            className="w-full"
            onClick={() => dispatch({ type: 'factorPassed', facts })}
          >
            {textOf(loginText).goOn}
          </Button>
        </div>
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Spinner label={textOf(loginText).oneMoment} />}>
      <div className="flex flex-col gap-4">
        <TotpSetup
          loginId={facts.loginId}
          onDone={(answer) => {
            setFacts(factsOf(answer, facts.loginId));
            void makeRecoveryCodes(product.makeRecoveryCodes).then(setMade);
          }}
        />
        <SignOutLink />
      </div>
    </Suspense>
  );
}
