import { Spinner, textOf } from '@waybill/ui';
import { useEffect } from 'react';
import { focusStep } from './focus-step.ts';
import { loginText } from './login.text.ts';
import type { Step } from './sign-in-machine.ts';
import { CheckFactorStep } from './steps/CheckFactorStep.tsx';
import { CodeStep } from './steps/CodeStep.tsx';
import { EnchantedStep } from './steps/EnchantedStep.tsx';
import { EnrolStep } from './steps/EnrolStep.tsx';
import { ExchangeStep } from './steps/ExchangeStep.tsx';
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

export type LaterStepOf = Exclude<Step, { name: 'identify' | 'refused' }>;

/**
 * Every step after the first one. Its code loads once someone uses the page, or if an address leads
 * here.
 */
export function LaterStep({ step }: { step: LaterStepOf }) {
  // The page moved the focus when the step started, possibly before these fields existed.
  useEffect(() => {
    const main = document.querySelector('main');
    if (main !== null) focusStep(main);
  }, [step.name]);
  return <ByName step={step} />;
}

function ByName({ step }: { step: LaterStepOf }) {
  switch (step.name) {
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
      return <KnownStep step={step} />;
  }
}

type EarlyName =
  | 'code'
  | 'linkSent'
  | 'enchanted'
  | 'qr'
  | 'replacePassword'
  | 'exchange'
  | 'openLink'
  | 'linkFailed'
  | 'newPassword';

/** The steps after the account is known. */
function KnownStep({ step }: { step: Exclude<LaterStepOf, { name: EarlyName }> }) {
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
