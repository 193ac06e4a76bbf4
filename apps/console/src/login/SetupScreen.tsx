import { buttonClass, textOf } from '@waybill/ui';
import { useState } from 'react';
import { LoginFrame } from './LoginFrame.tsx';
import { SetupForm } from './SetupForm.tsx';
import type { SetupOutcome } from './submit-setup.ts';
import { setupText } from './setup.text.ts';

/** Message after the form is completed. */
const ENDINGS = {
  tokenInvalid: { says: 'invalid', lead: 'invalidLead' },
  done: { says: 'done', lead: 'doneLead' },
} as const;

/** The page of the one-time link: the form, or why it cannot be used. */
export function SetupScreen({ token, onSignedIn }: { token: string; onSignedIn: () => void }) {
  const text = textOf(setupText);
  const [ending, setEnding] = useState<keyof typeof ENDINGS | null>(null);

  function end(outcome: SetupOutcome) {
    if (outcome.state === 'signedIn') onSignedIn();
    else if (outcome.state !== 'failed') setEnding(outcome.state);
  }

  if (ending === null) {
    return (
      <LoginFrame title={text.title} lead={text.lead}>
        <SetupForm token={token} onOutcome={end} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={text[ENDINGS[ending].says]} lead={text[ENDINGS[ending].lead]}>
      {/* A fresh load, because the page still believes that the installation is not set up. */}
      <a href="/login" className={buttonClass('primary', 'md')}>
        {text.toSignIn}
      </a>
    </LoginFrame>
  );
}
