import type { LoginMethod } from '@waybill/contract';
import { PasswordField, TextField } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { FormError } from '../FormError.tsx';
import { canReset, loginIdKind, METHOD_LOOKS, needsLoginId } from '../login-methods.ts';
import type { LoginIdKind } from '../sign-in-checks.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useIdentify } from '../use-identify.ts';
import { usePasskeyAutofill } from '../use-passkey-autofill.ts';
import { OauthButtons } from './OauthButtons.tsx';
import { OtherWays } from './OtherWays.tsx';
import { StepLink } from './StepLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';

type Identify = ReturnType<typeof useIdentify>;

/** Who and how: one method's form, the others below it. `said` is what brought the person back. */
export function IdentifyStep({ said }: { said?: string | undefined }) {
  const { login } = useSignInPage();
  const identify = useIdentify();
  const { attempt, method, chosen, others, choose, begin } = identify;
  const form = useRef<HTMLFormElement>(null);
  usePasskeyAutofill(login.methods.includes('passkey'), attempt);

  useEffect(() => {
    if (chosen !== null) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [chosen]);

  if (method === undefined) {
    return <FormError>No way to sign in is enabled. Ask an administrator.</FormError>;
  }
  const failure = attempt.faultAt('form') ?? attempt.faultAt('code') ?? said;
  return (
    <div className="flex flex-col gap-6">
      <form
        ref={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          begin(method);
        }}
      >
        {failure !== undefined && <FormError>{failure}</FormError>}
        {needsLoginId(method) && <LoginIdField identify={identify} method={method} />}
        {method === 'password' && <Password identify={identify} />}
        {method === 'oauth' ? (
          <OauthButtons isBusy={attempt.isBusy} onChoose={(name) => begin('oauth', name)} />
        ) : (
          <SubmitButton attempt={attempt}>{METHOD_LOOKS[method].action}</SubmitButton>
        )}
      </form>
      <OtherWays methods={others} isBusy={attempt.isBusy} onChoose={choose} />
    </div>
  );
}

const LABELS: Record<LoginIdKind, string> = {
  email: 'E-mail',
  phone: 'Phone number',
  either: 'E-mail or phone number',
};

const PHONE_INPUT = {
  type: 'tel',
  name: 'tel',
  inputMode: 'tel',
  autoComplete: 'tel',
  placeholder: '+49 170 1234567',
} as const;
const EMAIL_INPUT = {
  type: 'email',
  name: 'email',
  inputMode: 'email',
  // `webauthn` lets the browser list passkeys here.
  autoComplete: 'username webauthn',
} as const;

function LoginIdField({ identify, method }: { identify: Identify; method: LoginMethod }) {
  const { login } = useSignInPage();
  const { attempt, typed, setTyped, isKnown, lastName } = identify;
  const kind = loginIdKind(method, login.methods);
  const by = lastName === '' ? '' : ` by ${lastName}`;
  return (
    <TextField
      {...(kind === 'phone' ? PHONE_INPUT : EMAIL_INPUT)}
      // A mail field would refuse what is no address before our own words could.
      {...(kind === 'either' ? { type: 'text' } : {})}
      label={LABELS[kind]}
      data-autofocus={isKnown && method === 'password' ? undefined : ''}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      error={attempt.faultAt('loginId')}
      hint={isKnown ? `Last used on this device${by}` : undefined}
    />
  );
}

function Password({ identify }: { identify: Identify }) {
  const { login } = useSignInPage();
  const { attempt, password, setPassword, isKnown, forgot } = identify;
  return (
    <>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        data-autofocus={isKnown ? '' : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={attempt.faultAt('password')}
      />
      {canReset(login.methods) && <StepLink onClick={forgot}>Forgot your password?</StepLink>}
    </>
  );
}
