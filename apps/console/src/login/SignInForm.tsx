import { useDescope } from '@descope/react-sdk/flows';
import { Button, PasswordField, TextField } from '@waybill/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { FormError } from './FormError.tsx';
import { emailFault, emptyFault, signInFailure, type SignInFailure } from './sign-in-error.ts';
import { useCountdown } from './use-countdown.ts';

/** E-mail and password against the identity provider, then on to `target`. */
export function SignInForm({ target }: { target: string }) {
  const sdk = useDescope();
  const navigate = useNavigate();
  const [lastUsed] = useState(() => ({
    loginId: sdk.getLastUserLoginId() ?? '',
    name: sdk.getLastUserDisplayName() ?? '',
  }));
  const [email, setEmail] = useState(lastUsed.loginId);
  const [password, setPassword] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const { secondsLeft, start } = useCountdown();

  async function signIn() {
    const loginId = email.trim();
    const emailText = emailFault(loginId);
    const passwordText = emptyFault('password', password);
    if (emailText !== null)
      return { message: emailText, at: 'email', retryAfterSeconds: 0 } as const;
    if (passwordText !== null) {
      return { message: passwordText, at: 'password', retryAfterSeconds: 0 } as const;
    }
    try {
      const answer = await sdk.password.signIn(loginId, password);
      return answer.ok ? null : signInFailure(answer.code, answer.error);
    } catch {
      return signInFailure(undefined, {
        errorMessage: 'The server did not answer. Check the connection and try again.',
      });
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || secondsLeft > 0) return;
    setIsBusy(true);
    const failed = await signIn();
    setIsBusy(false);
    setFailure(failed);
    if (failed === null) await navigate(target, { replace: true });
    else start(failed.retryAfterSeconds);
  }

  const isKnown = lastUsed.loginId !== '' && lastUsed.loginId === email;
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {failure?.at === 'form' && <FormError>{failure.message}</FormError>}
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is all there is on the page
        autoFocus={!isKnown}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={failure?.at === 'email' ? failure.message : undefined}
        hint={
          isKnown ? `Last used on this device${lastUsed.name && ` by ${lastUsed.name}`}` : undefined
        }
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form is all there is on the page
        autoFocus={isKnown}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure?.at === 'password' ? failure.message : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        isBusy={isBusy}
        disabledReason={secondsLeft > 0 ? 'The provider asked to wait' : undefined}
      >
        {secondsLeft > 0 ? `Try again in ${secondsLeft} s` : 'Sign in'}
      </Button>
    </form>
  );
}
