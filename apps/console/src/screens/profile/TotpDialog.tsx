import { Button, Dialog, Spinner, textOf } from '@waybill/ui';
import { useState } from 'react';
import { FormError } from '../../login/FormError.tsx';
import { makeRecoveryCodes } from '../../login/totp/make-recovery-codes.ts';
import { RecoveryCodes } from '../../login/totp/RecoveryCodes.tsx';
import { TotpSetup } from '../../login/totp/TotpSetup.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { profileText } from './profile.text.ts';

export interface TotpDialogProps {
  loginId: string;
  onClose: () => void;
  /** The app is in use from now on. */
  onDone: () => void;
}

/** Sets an authenticator app up, then shows the codes for the day when it is lost. */
export function TotpDialog({ loginId, onClose, onDone }: TotpDialogProps) {
  const text = textOf(profileText);
  const [isSetUp, setIsSetUp] = useState(false);
  if (isSetUp) return <RecoveryCodesDialog onClose={onClose} onMade={onDone} />;
  return (
    <Dialog isOpen size="md" onClose={onClose} title={text.setUpTitle} description={text.setUpNote}>
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

/** Creates recovery codes that replace the earlier ones, shown only once. */
export function RecoveryCodesDialog({ onClose, onMade }: RecoveryCodesDialogProps) {
  const text = textOf(profileText);
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
      title={text.codes}
      description={hasCodes ? undefined : text.codesNote}
      actions={
        <>
          <Button onClick={onClose}>{hasCodes ? text.codesKept : text.notNow}</Button>
          {!hasCodes && (
            <Button variant="primary" isBusy={isBusy} data-autofocus onClick={() => void make()}>
              {text.makeCodes}
            </Button>
          )}
        </>
      }
    >
      {isBusy && <Spinner label={text.makingCodes} />}
      {made !== null && 'fault' in made && <FormError>{made.fault}</FormError>}
      {hasCodes && <RecoveryCodes codes={made.codes} />}
    </Dialog>
  );
}
