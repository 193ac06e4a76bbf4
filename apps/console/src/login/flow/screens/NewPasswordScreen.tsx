import { CodeField, PasswordField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { APP_NEEDED } from '../../finish-sign-in.ts';
import { PasswordRules } from '../../PasswordRules.tsx';
import { FlowForm } from '../FlowForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';
import { flowText } from '../flow.text.ts';
import { loginText } from '../../login.text.ts';

function NewPasswordScreen({ state, failure, press, isBusy }: FlowScreenProps) {
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [code, setCode] = useState('');
  const { passwordPolicy } = state;
  const isAppAsked = state.refusal?.code === APP_NEEDED || code !== '';
  return (
    <FlowForm
      action={textOf(flowText).saveAndGoOn}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() =>
        void press(
          'submit',
          isAppAsked ? { password, newPassword, code } : { password, newPassword },
        )
      }
      others={<StartOver press={press} />}
    >
      <PasswordField
        label={textOf(flowText).soFar}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label={textOf(loginText).newPassword}
        name="new-password"
        autoComplete="new-password"
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        meter={passwordPolicy && <PasswordRules policy={passwordPolicy} password={newPassword} />}
      />
      {isAppAsked && <CodeField label={textOf(flowText).appCode} value={code} onChange={setCode} />}
    </FlowForm>
  );
}

export const screen: FlowScreen = {
  name: 'waybill-new-password',
  heading: ({ email }) => ({
    title: textOf(loginText).chooseNew,
    lead: textOf(flowText).notGood(email),
  }),
  deed: 'password',
  Screen: NewPasswordScreen,
};
