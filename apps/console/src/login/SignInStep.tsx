import { Spinner, textOf } from '@waybill/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../app/screens/lazy-part.ts';
import { useIsUsed } from '../app/use-is-used.ts';
import { wasAway } from './away-mark.ts';
import { loginText } from './login.text.ts';
import type { Step } from './sign-in-machine.ts';
import { useSignInPage } from './sign-in-page.ts';
import { IdentifyStep } from './steps/IdentifyStep.tsx';

const FlowSignIn = lazy(() =>
  import('./flow/FlowSignIn.tsx').then((module) => ({ default: module.FlowSignIn })),
);

const later = lazyPart('the steps of the sign-in', () =>
  import('./LaterStep.tsx').then((module) => module.LaterStep),
);

/** Fetches the code of the later steps. */
export const preloadSteps = later.preload;

/**
 * Contents of a step below its heading. Anyone who uses the page will need the next ones: they are
 * fetched then.
 */
export function SignInStep({ step }: { step: Step }) {
  const isUsed = useIsUsed();
  useEffect(() => {
    if (isUsed) void preloadSteps();
  }, [isUsed]);
  if (step.name === 'identify') return <Identify />;
  if (step.name === 'refused') return <Refused text={step.text} />;
  return (
    <Suspense fallback={<Spinner label={textOf(loginText).signingIn} />}>
      <later.Part step={step} />
    </Suspense>
  );
}

/** Our form, or the flow that the installation runs instead. */
function Identify({ said }: { said?: string | undefined }) {
  const { login } = useSignInPage();
  if (login.flowId === '') return <IdentifyStep said={said} />;
  return (
    <Suspense fallback={<Spinner label={textOf(loginText).signingIn} />}>
      <FlowSignIn />
    </Suspense>
  );
}

/** Addresses are untrusted: their text is repeated only to a tab that was away itself. */
function Refused({ text }: { text: string }) {
  const { tools } = useSignInPage();
  const [said] = useState(() =>
    wasAway(tools.browser) && text !== ''
      ? text.slice(0, 200)
      : 'The sign-in at the provider failed.',
  );
  return <Identify said={said} />;
}
