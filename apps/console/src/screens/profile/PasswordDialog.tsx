import { AccountField } from '../../login/AccountField.tsx';
import { Button, Dialog, PasswordField, toast } from '@waybill/ui';
import { useId, useState } from 'react';
import { FormError } from '../../login/FormError.tsx';
import { PasswordRules } from '../../login/PasswordRules.tsx';
import { callProvider } from '../../login/provider-call.ts';
import { emptyFault } from '../../login/sign-in-checks.ts';
import { useCountdown } from '../../login/use-countdown.ts';
import { usePasswordPolicy } from '../../login/use-password-policy.ts';
import { useProfileTools } from './profile-sdk.ts';

export interface PasswordDialogProps {
  loginId: string;
  onClose: () => void;
  onSaved: () => void;
}

/** A new password under the provider's policy. */
export function PasswordDialog({ loginId, onClose, onSaved }: PasswordDialogProps) {
  const { sdk } = useProfileTools();
  const policy = usePasswordPolicy(sdk);
  const formId = useId();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<{ text: string; isField: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { secondsLeft, start } = useCountdown();

  async function save() {
    const empty = emptyFault('newPassword', password);
    setFault(empty === null ? null : { text: empty, isField: true });
    if (empty !== null || isBusy || secondsLeft > 0) return;
    setIsBusy(true);
    const result = await callProvider('other', () => sdk.password.update(loginId, password));
    setIsBusy(false);
    if ('data' in result) {
      toast({ variant: 'success', title: 'Password saved' });
      onSaved();
      return;
    }
    setFault({ text: result.failure.message, isField: false });
    start(result.failure.retryAfterSeconds);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Choose a new password"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isBusy={isBusy}
            disabledReason={secondsLeft > 0 ? 'The provider asked to wait' : undefined}
          >
            {secondsLeft > 0 ? `Try again in ${secondsLeft} s` : 'Save password'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {fault !== null && !fault.isField && <FormError>{fault.text}</FormError>}
        <AccountField loginId={loginId} />
        <PasswordField
          label="New password"
          name="new-password"
          autoComplete="new-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={fault?.isField ? fault.text : undefined}
          meter={policy && <PasswordRules policy={policy} password={password} />}
        />
      </form>
    </Dialog>
  );
}
