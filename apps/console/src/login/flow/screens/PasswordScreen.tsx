import { PasswordField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { emptyFault } from '../../sign-in-checks.ts';
import { StepLink } from '../../steps/StepLink.tsx';
import { FlowForm } from '../FlowForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { StartOver } from '../StartOver.tsx';
import { flowText } from '../flow.text.ts';
import { loginText } from '../../login.text.ts';

function PasswordScreen({ state, failure, press, isBusy }: FlowScreenProps) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | undefined>(undefined);

  function submit() {
    const found = emptyFault('password', password) ?? undefined;
    setFault(found);
    if (found === undefined) void press('submit', { password });
  }

  return (
    <FlowForm
      action={textOf(flowText).signIn}
      isBusy={isBusy}
      failure={failure}
      onSubmit={submit}
      others={
        <>
          {state.canSendCode && (
            <StepLink onClick={() => void press('code')}>{textOf(flowText).codeInstead}</StepLink>
          )}
          <StartOver press={press} />
        </>
      }
    >
      <PasswordField
        label={textOf(loginText).password}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={fault}
      />
    </FlowForm>
  );
}

export const screen: FlowScreen = {
  name: 'waybill-password',
  heading: ({ email }) => ({
    title: textOf(flowText).enterPassword,
    lead: textOf(loginText).forAccount(email),
  }),
  deed: 'password',
  Screen: PasswordScreen,
};
