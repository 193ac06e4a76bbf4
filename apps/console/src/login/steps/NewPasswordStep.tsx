import { Button, textOf } from '@waybill/ui';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { addPasskey, setPassword } from '../finish-sign-in.ts';
import { FormError } from '../FormError.tsx';
import { NewPasswordForm } from '../NewPasswordForm.tsx';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useAttempt } from '../use-attempt.ts';
import { StepLink } from './StepLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { stepsText } from './steps.text.ts';

type NewPassword = Extract<Step, { name: 'newPassword' }>;

/** After a reset link: a new password. After an invitation: a password or a passkey. */
export function NewPasswordStep({ step }: { step: NewPassword }) {
  const { tools } = useSignInPage();
  const { facts, reason } = step;
  if (reason === 'invite') return <Welcome step={step} />;
  return (
    <NewPasswordForm
      loginId={facts.loginId}
      save={(password) => setPassword(tools, facts, password)}
      action={textOf(stepsText).saveAndGoOn}
    />
  );
}

function Welcome({ step: { facts } }: { step: NewPassword }) {
  const text = textOf(stepsText);
  const { tools, login, dispatch } = useSignInPage();
  const attempt = useAttempt();
  const hasPasskeys = usePasskeySupport() && login.methods.includes('passkey');
  const hasPasswords = login.methods.includes('password');
  const hasOthers = login.methods.some((method) => method !== 'password' && method !== 'passkey');
  const goOn = () => dispatch({ type: 'passwordSet', facts });
  const failure = attempt.faultAt('form');

  if (!hasPasswords && !hasPasskeys) {
    return (
      <SubmitButton attempt={attempt} onClick={goOn}>
        {text.toConsole}
      </SubmitButton>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {failure !== undefined && <FormError>{failure}</FormError>}
      {hasPasswords && (
        <NewPasswordForm
          loginId={facts.loginId}
          save={(password) => setPassword(tools, facts, password)}
          action={textOf(stepsText).saveAndGoOn}
        />
      )}
      {hasPasskeys && (
        <>
          {hasPasswords && <p className="text-center text-base text-ink-3">{text.or}</p>}
          <Button
            className="w-full"
            icon={<Icon.key aria-hidden />}
            isBusy={attempt.isBusy}
            onClick={() => void attempt.run(() => addPasskey(tools, facts))}
          >
            {text.addPasskey}
          </Button>
        </>
      )}
      {hasOthers && <StepLink onClick={goOn}>{text.notNow}</StepLink>}
    </div>
  );
}

/** Whether the browser supports passkeys; false until known. */
function usePasskeySupport(): boolean {
  const { tools } = useSignInPage();
  const [isSupported, setIsSupported] = useState(false);
  const { helpers } = tools.sdk.webauthn;
  useEffect(() => {
    helpers.isSupported().then(setIsSupported, () => setIsSupported(false));
  }, [helpers]);
  return isSupported;
}
