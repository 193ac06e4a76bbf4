import type { LoginMethod } from '@waybill/contract';
import { PasswordField, TextField, textOf } from '@waybill/ui';
import { useEffect, useRef } from 'react';
import { FormError } from '../FormError.tsx';
import { PlainForm } from '../PlainForm.tsx';
import { canReset, loginIdKind, methodLook, needsLoginId } from '../login-methods.ts';
import type { LoginIdKind } from '../sign-in-checks.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { useIdentify } from '../use-identify.ts';
import { useOneTap } from '../use-one-tap.ts';
import { usePasskeyAutofill } from '../use-passkey-autofill.ts';
import { OauthButtons } from './OauthButtons.tsx';
import { OtherWays } from './OtherWays.tsx';
import { StepLink } from './StepLink.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { loginText } from '../login.text.ts';

type Identify = ReturnType<typeof useIdentify>;

/** Who and how: one method's form, the others below it. `said` is why the person returned. */
export function IdentifyStep({ said }: { said?: string | undefined }) {
  const { login } = useSignInPage();
  const identify = useIdentify();
  const { attempt, method, chosen, others, choose, begin } = identify;
  const form = useRef<HTMLFormElement>(null);
  useOneTap(login.isOneTap);
  usePasskeyAutofill(login.methods.includes('passkey'), attempt);

  useEffect(() => {
    if (chosen !== null) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [chosen]);

  if (method === undefined) {
    return <FormError>{textOf(loginText).noWay}</FormError>;
  }
  const failure = attempt.faultAt('form') ?? attempt.faultAt('code') ?? said;
  return (
    <div className="flex flex-col gap-6">
      <PlainForm ref={form} failure={failure} onSubmit={() => begin(method)}>
        {needsLoginId(method) && <LoginIdField identify={identify} method={method} />}
        {method === 'password' && <Password identify={identify} />}
        {method === 'oauth' ? (
          <OauthButtons isBusy={attempt.isBusy} onChoose={(name) => begin('oauth', name)} />
        ) : (
          <SubmitButton attempt={attempt}>{methodLook(method).action}</SubmitButton>
        )}
      </PlainForm>
      <OtherWays methods={others} isBusy={attempt.isBusy} onChoose={choose} />
    </div>
  );
}

const LABELS = {
  email: 'email',
  phone: 'phone',
  either: 'emailOrPhone',
} as const satisfies Record<LoginIdKind, string>;

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
  const text = textOf(loginText);
  const { login } = useSignInPage();
  const { attempt, typed, setTyped, isKnown, lastName } = identify;
  const kind = loginIdKind(method, login.methods);
  const hint = lastName === '' ? text.lastUsed : text.lastUsedBy(lastName);
  return (
    <TextField
      {...(kind === 'phone' ? PHONE_INPUT : EMAIL_INPUT)}
      // A mail field would refuse an invalid address before our own message.
      {...(kind === 'either' ? { type: 'text' } : {})}
      label={text[LABELS[kind]]}
      data-autofocus={isKnown && method === 'password' ? undefined : ''}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      error={attempt.faultAt('loginId')}
      hint={isKnown ? hint : undefined}
    />
  );
}

function Password({ identify }: { identify: Identify }) {
  const text = textOf(loginText);
  const { login } = useSignInPage();
  const { attempt, password, setPassword, isKnown, forgot } = identify;
  return (
    <>
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        data-autofocus={isKnown ? '' : undefined}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={attempt.faultAt('password')}
      />
      {canReset(login.methods) && <StepLink onClick={forgot}>{text.forgot}</StepLink>}
    </>
  );
}
