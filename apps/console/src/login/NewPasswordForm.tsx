import { AccountField } from './AccountField.tsx';
import { PasswordField, textOf } from '@waybill/ui';
import { useState, type ReactNode } from 'react';
import { PasswordRules } from './PasswordRules.tsx';
import { emptyFault } from './sign-in-checks.ts';
import { formFailure } from './sign-in-error.ts';
import { useSignInPage } from './sign-in-page.ts';
import type { Outcome } from './provider-call.ts';
import { StepForm } from './StepForm.tsx';
import { SubmitButton } from './steps/SubmitButton.tsx';
import { useAttempt } from './use-attempt.ts';
import { usePasswordPolicy } from './use-password-policy.ts';
import { loginText } from './login.text.ts';

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
  function submit() {
    const fault = emptyFault('newPassword', password);
    if (fault !== null) attempt.fail(formFailure(fault, 'password'));
    else void attempt.run(() => save(password));
  }

  return (
    <StepForm attempt={attempt} onSubmit={() => submit()}>
      <AccountField loginId={loginId} />
      <PasswordField
        label={textOf(loginText).newPassword}
        name="new-password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={attempt.faultAt('password')}
        meter={policy && <PasswordRules policy={policy} password={password} />}
      />
      <SubmitButton attempt={attempt}>{action}</SubmitButton>
      {children}
    </StepForm>
  );
}
