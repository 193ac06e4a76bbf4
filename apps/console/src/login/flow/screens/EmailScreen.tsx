import { Button, TextField, textOf } from '@waybill/ui';
import { useState } from 'react';
import { methodLook } from '../../login-methods.ts';
import { loginIdFault } from '../../sign-in-checks.ts';
import { useSignInPage } from '../../sign-in-page.ts';
import { OauthButtons } from '../../steps/OauthButtons.tsx';
import { FlowForm } from '../FlowForm.tsx';
import type { FlowScreen, FlowScreenProps } from '../flow-screen.ts';
import { loginText } from '../../login.text.ts';

function EmailScreen({ state, failure, press, isBusy }: FlowScreenProps) {
  const { tools } = useSignInPage();
  const [email, setEmail] = useState(() => state.email || (tools.sdk.getLastUserLoginId() ?? ''));
  const [fault, setFault] = useState<string | undefined>(undefined);

  function pressWithEmail(interactionId: string) {
    const found = loginIdFault(email.trim(), 'email') ?? undefined;
    setFault(found);
    if (found === undefined) void press(interactionId, { email: email.trim() });
  }

  return (
    <FlowForm
      action={textOf(loginText).goOn}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => pressWithEmail('submit')}
      others={<Others press={press} isBusy={isBusy} onSso={() => pressWithEmail('sso')} />}
    >
      <TextField
        type="email"
        name="email"
        inputMode="email"
        autoComplete="username"
        label={textOf(loginText).email}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={fault}
      />
    </FlowForm>
  );
}

interface OthersProps extends Pick<FlowScreenProps, 'press' | 'isBusy'> {
  onSso: () => void;
}

/** Methods without further input here. */
function Others({ press, isBusy, onSso }: OthersProps) {
  const { login } = useSignInPage();
  const disabledReason = isBusy ? textOf(loginText).oneMoment : undefined;
  return (
    <div className="flex flex-col gap-2">
      {login.methods.includes('passkey') && (
        <Button
          className="w-full"
          disabledReason={disabledReason}
          onClick={() => void press('passkey', { origin: window.location.origin })}
        >
          {methodLook('passkey').action}
        </Button>
      )}
      {login.methods.includes('oauth') && (
        <OauthButtons
          isBusy={isBusy}
          onChoose={(provider) => void press(`oauth:${provider}`, { provider })}
        />
      )}
      {login.methods.includes('sso') && (
        <Button className="w-full" disabledReason={disabledReason} onClick={onSso}>
          {methodLook('sso').action}
        </Button>
      )}
    </div>
  );
}

export const screen: FlowScreen = {
  name: 'waybill-email',
  heading: null,
  deed: null,
  Screen: EmailScreen,
};
