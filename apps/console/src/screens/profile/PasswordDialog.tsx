import { AccountField } from '../../login/AccountField.tsx';
import { Button, Dialog, PasswordField, toast, textOf } from '@waybill/ui';
import { useId, useState } from 'react';
import { PlainForm } from '../../login/PlainForm.tsx';
import { PasswordRules } from '../../login/PasswordRules.tsx';
import { callProvider } from '../../login/provider-call.ts';
import { emptyFault } from '../../login/sign-in-checks.ts';
import { formFailure } from '../../login/sign-in-error.ts';
import { useTries } from '../../login/use-tries.ts';
import { usePasswordPolicy } from '../../login/use-password-policy.ts';
import { useProfileTools } from './profile-sdk.ts';
import { loginText } from '../../login/login.text.ts';
import { profileText } from './profile.text.ts';

export interface PasswordDialogProps {
  loginId: string;
  onClose: () => void;
  onSaved: () => void;
}

/** A new password under the provider's policy. */
export function PasswordDialog({ loginId, onClose, onSaved }: PasswordDialogProps) {
  const text = textOf(profileText);
  const { sdk } = useProfileTools();
  const policy = usePasswordPolicy(sdk);
  const formId = useId();
  const [password, setPassword] = useState('');
  const tries = useTries();
  const { isBusy, secondsLeft } = tries;

  async function save() {
    const empty = emptyFault('newPassword', password);
    if (empty !== null) {
      tries.fail(formFailure(empty, 'password'));
      return;
    }
    if (!tries.begin()) return;
    const result = await callProvider('other', () => sdk.password.update(loginId, password));
    tries.end('failure' in result ? result.failure : null);
    if ('failure' in result) return;
    toast({ variant: 'success', title: text.passwordSaved });
    onSaved();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.choosePassword}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isBusy}
            disabledReason={secondsLeft > 0 ? textOf(loginText).askedToWait : undefined}
          >
            {secondsLeft > 0 ? textOf(loginText).tryAgainIn(secondsLeft) : text.savePassword}
          </Button>
        </>
      }
    >
      <PlainForm id={formId} failure={tries.faultAt('form')} onSubmit={() => void save()}>
        <AccountField loginId={loginId} />
        <PasswordField
          label={text.newPassword}
          name="new-password"
          autoComplete="new-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tries.faultAt('password')}
          meter={policy && <PasswordRules policy={policy} password={password} />}
        />
      </PlainForm>
    </Dialog>
  );
}
