import { PasswordField } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { FormError } from './FormError.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import { emptyFault } from './sign-in-checks.ts';
import { formFailure } from './sign-in-error.ts';
import { useSignInPage } from './sign-in-page.ts';
import type { Outcome } from './provider-call.ts';
import { SubmitButton } from './steps/SubmitButton.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePasswordPolicy } from './use-password-policy.ts';

export interface NewPasswordFormProps {
  /** Whose password it is, for the browser's own store of passwords. */
  loginId: string;
  save: (password: string) => Promise<Outcome>;
  action: string;
  children?: ReactNode;
}

/** A new password under the provider's policy. */
export function NewPasswordForm({ loginId, save, action, children }: NewPasswordFormProps) {
  const { tools } = useSignInPage();
  const attempt = useAttempt();
  const policy = usePasswordPolicy(tools.sdk);
  const [password, setPassword] = useState('');
  const failure = attempt.faultAt('form');

  function submit() {
    const fault = emptyFault('newPassword', password);
    if (fault !== null) attempt.fail(formFailure(fault, 'password'));
    else void attempt.run(() => save(password));
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {failure !== undefined && <FormError>{failure}</FormError>}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={loginId}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={attempt.faultAt('password')}
        meter={policy && <PasswordRules policy={policy} password={password} />}
      />
      <SubmitButton attempt={attempt}>{action}</SubmitButton>
      {children}
    </form>
  );
}
