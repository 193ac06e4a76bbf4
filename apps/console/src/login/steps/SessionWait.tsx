import type { LoginMethod } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { loginText } from '../login.text.ts';
import type { Waiting } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { startMethod } from '../start-method.ts';
import { waitForSession, type WaitCall } from '../wait-for-session.ts';
import { Resend } from './Resend.tsx';
import { StepLink } from './StepLink.tsx';
import { WaitBar } from './WaitBar.tsx';

export interface SessionWaitProps {
  waiting: Waiting;
  loginId: string;
  /** Asks the provider whether it has been done. */
  call: WaitCall;
  /** Instead of the bar, when there is nothing to wait for. */
  expired: string;
  /** Starts over with this method. */
  again: { label: string; method: LoginMethod };
}

/** Waits for a sign-in from elsewhere; restarts, or cancels. */
export function SessionWait({ waiting, loginId, call, expired, again }: SessionWaitProps) {
  const { tools, dispatch } = useSignInPage();
  return (
    <>
      <WaitBar
        waiting={waiting}
        wait={(signal) => waitForSession(call, waiting, { loginId, now: tools.now, signal })}
        expired={expired}
      />
      <Resend label={again.label} send={() => startMethod(tools, again.method, { loginId })} />
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>
        {textOf(loginText).cancel}
      </StepLink>
    </>
  );
}
