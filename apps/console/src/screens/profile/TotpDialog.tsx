import { Button, Dialog, Spinner } from '@waybill/ui';
import { useState } from 'react';
import { FormError } from '../../login/FormError.tsx';
import { makeRecoveryCodes } from '../../login/totp/make-recovery-codes.ts';
import { RecoveryCodes } from '../../login/totp/RecoveryCodes.tsx';
import { TotpSetup } from '../../login/totp/TotpSetup.tsx';
import { useProfileTools } from './profile-sdk.ts';

export interface TotpDialogProps {
  loginId: string;
  onClose: () => void;
  /** The app is in use from now on. */
  onDone: () => void;
}

/** Sets an authenticator app up, then shows the codes for the day when it is lost. */
export function TotpDialog({ loginId, onClose, onDone }: TotpDialogProps) {
  const [isSetUp, setIsSetUp] = useState(false);
  if (isSetUp) return <RecoveryCodesDialog onClose={onClose} onMade={onDone} />;
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title="Set up an authenticator app"
      description="From then on, signing in asks for a code of the app."
    >
      <div className="pb-4">
        <TotpSetup
          loginId={loginId}
          onDone={() => {
            setIsSetUp(true);
            onDone();
          }}
        />
      </div>
    </Dialog>
  );
}

export interface RecoveryCodesDialogProps {
  onClose: () => void;
  onMade: () => void;
}

/** Makes recovery codes in place of the earlier ones and shows them, this once. */
export function RecoveryCodesDialog({ onClose, onMade }: RecoveryCodesDialogProps) {
  const { calls } = useProfileTools();
  const [made, setMade] = useState<Awaited<ReturnType<typeof makeRecoveryCodes>> | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function make() {
    setIsBusy(true);
    const result = await makeRecoveryCodes(calls.makeRecoveryCodes);
    setIsBusy(false);
    setMade(result);
    if ('codes' in result) onMade();
  }

  const hasCodes = made !== null && 'codes' in made;
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title="Recovery codes"
      description={
        hasCodes
          ? undefined
          : 'Ten codes that get you in when the app is lost. Codes that were made before stop working.'
      }
      actions={
        <>
          <Button onClick={onClose}>{hasCodes ? 'I have kept them' : 'Not now'}</Button>
          {!hasCodes && (
            <Button variant="primary" isBusy={isBusy} data-autofocus onClick={() => void make()}>
              Make recovery codes
            </Button>
          )}
        </>
      }
    >
      {isBusy && <Spinner label="Making codes" />}
      {made !== null && 'fault' in made && <FormError>{made.fault}</FormError>}
      {hasCodes && <RecoveryCodes codes={made.codes} />}
    </Dialog>
  );
}
