import { PasswordField } from '@waybill/ui';
import { useState } from 'react';
import { PasswordRules } from '../../PasswordRules.tsx';
import { FlowForm } from '../FlowForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';

function NewPasswordScreen({ state, failure, press, isBusy }: FlowScreenProps) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { passwordPolicy } = state;
  return (
    <FlowForm
      action="Save and go on"
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => void press('submit', { password, newPassword })}
      others={<StartOver press={press} />}
    >
      <PasswordField
        label="Password so far"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="New password"
        name="new-password"
        autoComplete="new-password"
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        meter={passwordPolicy && <PasswordRules policy={passwordPolicy} password={newPassword} />}
      />
    </FlowForm>
  );
}

export const screen: FlowScreen = {
  name: 'waybill-new-password',
  heading: ({ email }) => ({
    title: 'Choose a new password',
    lead: `The one of ${email} is not good any more.`,
  }),
  deed: 'password',
  Screen: NewPasswordScreen,
};
