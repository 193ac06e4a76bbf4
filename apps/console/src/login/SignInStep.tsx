import { Spinner, textOf } from '@waybill/ui';
import { lazy, Suspense, useState } from 'react';
import { wasAway } from './away-mark.ts';
import type { Step } from './sign-in-machine.ts';
import { useSignInPage } from './sign-in-page.ts';
import { CheckFactorStep } from './steps/CheckFactorStep.tsx';
import { CodeStep } from './steps/CodeStep.tsx';
import { EnchantedStep } from './steps/EnchantedStep.tsx';
import { EnrolStep } from './steps/EnrolStep.tsx';
import { ExchangeStep } from './steps/ExchangeStep.tsx';
import { IdentifyStep } from './steps/IdentifyStep.tsx';
import { LinkFailedStep } from './steps/LinkFailedStep.tsx';
import { LinkSentStep } from './steps/LinkSentStep.tsx';
import { NewPasswordStep } from './steps/NewPasswordStep.tsx';
import { NoTenantStep } from './steps/NoTenantStep.tsx';
import { OpenLinkStep } from './steps/OpenLinkStep.tsx';
import { QrStep } from './steps/QrStep.tsx';
import { RecoveryStep } from './steps/RecoveryStep.tsx';
import { ReplacePasswordStep } from './steps/ReplacePasswordStep.tsx';
import { ReplaceWithAppStep } from './steps/ReplaceWithAppStep.tsx';
import { SecondFactorStep } from './steps/SecondFactorStep.tsx';
import { TenantStep } from './steps/TenantStep.tsx';
import { loginText } from './login.text.ts';

const FlowSignIn = lazy(() =>
  import('./flow/FlowSignIn.tsx').then((module) => ({ default: module.FlowSignIn })),
);

/** What a step shows below its heading. */
export function SignInStep({ step }: { step: Step }) {
  switch (step.name) {
    case 'identify':
      return <Identify />;
    case 'refused':
      return <Refused text={step.text} />;
    case 'code':
      return <CodeStep step={step} />;
    case 'linkSent':
      return <LinkSentStep step={step} />;
    case 'enchanted':
      return <EnchantedStep step={step} />;
    case 'qr':
      return <QrStep step={step} />;
    case 'replacePassword':
      return <ReplacePasswordStep step={step} />;
    case 'exchange':
      return <ExchangeStep step={step} />;
    case 'openLink':
      return <OpenLinkStep step={step} />;
    case 'linkFailed':
      return <LinkFailedStep step={step} />;
    case 'newPassword':
      return <NewPasswordStep step={step} />;
    default:
      return <LateStep step={step} />;
  }
}

type EarlyName =
  | 'identify'
  | 'refused'
  | 'code'
  | 'linkSent'
  | 'enchanted'
  | 'qr'
  | 'replacePassword'
  | 'exchange'
  | 'openLink'
  | 'linkFailed'
  | 'newPassword';

/** The steps that come once it is known who signs in. */
function LateStep({ step }: { step: Exclude<Step, { name: EarlyName }> }) {
  switch (step.name) {
    case 'replaceWithApp':
      return <ReplaceWithAppStep step={step} />;
    case 'checkFactor':
      return <CheckFactorStep step={step} />;
    case 'secondFactor':
      return <SecondFactorStep step={step} />;
    case 'recovery':
      return <RecoveryStep step={step} />;
    case 'enrol':
      return <EnrolStep step={step} />;
    case 'tenant':
      return <TenantStep step={step} />;
    case 'noTenant':
      return <NoTenantStep />;
    case 'linkDone':
      return null;
    case 'entered':
      return <Spinner label={textOf(loginText).signingIn} />;
  }
}

/** Our form, or the flow that the installation runs in its place. */
function Identify({ said }: { said?: string | undefined }) {
  const { login } = useSignInPage();
  if (login.flowId === '') return <IdentifyStep said={said} />;
  return (
    <Suspense fallback={<Spinner label={textOf(loginText).signingIn} />}>
      <FlowSignIn />
    </Suspense>
  );
}

/** Anyone can write an address: what it says is repeated only to a tab that was away itself. */
function Refused({ text }: { text: string }) {
  const { tools } = useSignInPage();
  const [said] = useState(() =>
    wasAway(tools.browser) && text !== ''
      ? text.slice(0, 200)
      : 'The sign-in at the provider failed.',
  );
  return <Identify said={said} />;
}
