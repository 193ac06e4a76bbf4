import { buttonClass, textOf } from '@waybill/ui';
import { imageAddress } from '../image-address.ts';
import type { Step } from '../sign-in-machine.ts';
import { useSignInPage } from '../sign-in-page.ts';
import { SessionWait } from './SessionWait.tsx';
import { stepsText } from './steps.text.ts';

/** A picture that opens WhatsApp with a message to send; sending it signs in this page. */
export function QrStep({ step }: { step: Extract<Step, { name: 'qr' }> }) {
  const text = textOf(stepsText);
  const { sdk } = useSignInPage().tools;
  const { loginId, image, address, waiting } = step;
  return (
    <div className="flex flex-col gap-5">
      {/* White around the picture in both themes: cameras need the contrast. */}
      <img
        src={imageAddress(image)}
        alt={text.qrImage}
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
          {text.openWhatsapp}
        </a>
      )}
      <SessionWait
        waiting={waiting}
        loginId={loginId}
        call={sdk.notp.waitForSession}
        expired={text.qrExpired}
        again={{ label: text.newQr, method: 'whatsapp_link' }}
      />
    </div>
  );
}
