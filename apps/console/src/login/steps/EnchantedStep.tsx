import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { startMethod } from '../start-method.ts';
import { waitForSession } from '../wait-for-session.ts';
import { Resend } from './Resend.tsx';
import { StepLink } from './StepLink.tsx';
import { WaitBar } from './WaitBar.tsx';

/** The mail holds several links; only the one with this number signs in, and it signs in this page. */
export function EnchantedStep({ step }: { step: Extract<Step, { name: 'enchanted' }> }) {
  const { tools, dispatch } = useSignInPage();
  const { loginId, sentTo, linkId, waiting } = step;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-md text-ink-2">
        If {sentTo} has an account, a mail with three links is on its way. Choose the one with this
        number:
      </p>
      <p className="rounded-lg border border-line bg-sunken py-5 text-center font-mono text-[2.5rem] leading-none font-semibold tabular-nums">
        {linkId}
      </p>
      <WaitBar
        waiting={waiting}
        wait={(signal) =>
          waitForSession(tools.sdk.enchantedLink.waitForSession, waiting, {
            loginId,
            now: tools.now,
            signal,
          })
        }
        expired="The links have expired."
      />
      <Resend
        label="Send new links"
        send={() => startMethod(tools, 'enchanted_link', { loginId })}
      />
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>Cancel</StepLink>
    </div>
  );
}
