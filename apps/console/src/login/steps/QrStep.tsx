import { buttonClass } from '@waybill/ui';
import { imageAddress } from '../image-address.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { startMethod } from '../start-method.ts';
import { waitForSession } from '../wait-for-session.ts';
import { Resend } from './Resend.tsx';
import { StepLink } from './StepLink.tsx';
import { WaitBar } from './WaitBar.tsx';

/** A picture that opens WhatsApp with a message to send; sending it signs in this page. */
export function QrStep({ step }: { step: Extract<Step, { name: 'qr' }> }) {
  const { tools, dispatch } = useSignInPage();
  const { loginId, image, address, waiting } = step;
  return (
    <div className="flex flex-col gap-5">
      {/* White around the picture in both themes: cameras need the contrast. */}
      <img
        src={imageAddress(image)}
        alt="QR code that opens WhatsApp"
        width={208}
        height={208}
        className="self-center rounded-lg border border-line bg-white p-3"
      />
      {/^https:\/\//i.test(address) && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'md')}
        >
          Open WhatsApp on this device
        </a>
      )}
      <WaitBar
        waiting={waiting}
        wait={(signal) =>
          waitForSession(tools.sdk.notp.waitForSession, waiting, {
            loginId,
            now: tools.now,
            signal,
          })
        }
        expired="The QR code has expired."
      />
      <Resend
        label="Show a new QR code"
        send={() => startMethod(tools, 'whatsapp_link', { loginId })}
      />
      <StepLink onClick={() => dispatch({ type: 'startedOver' })}>Cancel</StepLink>
    </div>
  );
}
