import { textOf } from '@waybill/ui';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { SessionWait } from './SessionWait.tsx';
import { stepsText } from './steps.text.ts';

/**
 * The mail contains several links; only the one with this number signs in, and it signs in this page.
 */
export function EnchantedStep({ step }: { step: Extract<Step, { name: 'enchanted' }> }) {
  const text = textOf(stepsText);
  const { sdk } = useSignInPage().tools;
  const { loginId, sentTo, linkId, waiting } = step;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-md text-ink-2">{text.threeLinks(sentTo)}</p>
      <p className="rounded-lg border border-line bg-sunken py-5 text-center font-mono text-[2.5rem] leading-none font-semibold tabular-nums">
        {linkId}
      </p>
      <SessionWait
        waiting={waiting}
        loginId={loginId}
        call={sdk.enchantedLink.waitForSession}
        expired={text.linksExpired}
        again={{ label: text.newLinks, method: 'enchanted_link' }}
      />
    </div>
  );
}
