import { buttonClass } from '@waybill/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { LoginFrame } from './LoginFrame.tsx';
import { SetupForm } from './SetupForm.tsx';
import type { SetupOutcome } from './submit-setup.ts';

/** What the page says once the form is done with. */
const ENDINGS = {
  tokenInvalid: {
    title: 'The set-up link is not valid any more',
    lead: 'Each link works once, for one hour. Start Waybill again to print a new one; if somebody has set it up already, sign in.',
  },
  done: {
    title: 'Waybill is set up',
    lead: 'Sign in with the e-mail and the password of its administrator.',
  },
} as const;

/** The page behind the one-time link: the form, or why it cannot be used. */
export function SetupScreen({ token }: { token: string }) {
  const navigate = useNavigate();
  const [ending, setEnding] = useState<keyof typeof ENDINGS | null>(null);

  function end(outcome: SetupOutcome) {
    if (outcome.state === 'signedIn') void navigate('/', { replace: true });
    else if (outcome.state !== 'failed') setEnding(outcome.state);
  }

  if (ending === null) {
    return (
      <LoginFrame title="Set up Waybill" lead="Name your organisation and its first administrator.">
        <SetupForm token={token} onOutcome={end} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame {...ENDINGS[ending]}>
      {/* Afresh, because the page still believes that the installation is not set up. */}
      <Link to="/login" reloadDocument className={buttonClass('primary', 'md')}>
        Go to sign-in
      </Link>
    </LoginFrame>
  );
}
