import type { Profile } from '@waybill/contract';
import { Badge, Button, ConfirmDialog } from '@waybill/ui';
import { useState } from 'react';
import { Line } from './Line.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { RecoveryCodesDialog, TotpDialog } from './TotpDialog.tsx';
import { useChange } from './use-change.ts';

export interface TotpLineProps {
  profile: Pick<Profile, 'hasTotp' | 'recoveryCodesLeft'>;
  loginId: string;
  reload: () => Promise<unknown>;
}

/** The authenticator app: its state, its set-up, its recovery codes, its end. */
export function TotpLine({ profile, loginId, reload }: TotpLineProps) {
  const { calls } = useProfileTools();
  const { isBusy, run } = useChange(reload);
  const [shown, setShown] = useState<'setUp' | 'codes' | 'remove' | null>(null);
  const { hasTotp, recoveryCodesLeft } = profile;
  const close = () => setShown(null);

  return (
    <>
      <Line
        title={
          <span className="flex items-center gap-2">
            Authenticator app {hasTotp && <Badge tone="ok">On</Badge>}
          </span>
        }
        text={hasTotp ? codesText(recoveryCodesLeft) : 'A second factor beside the password.'}
      >
        {hasTotp ? (
          <>
            <Button onClick={() => setShown('codes')}>New recovery codes</Button>
            <Button isBusy={isBusy} onClick={() => setShown('remove')}>
              Remove app
            </Button>
          </>
        ) : (
          <Button onClick={() => setShown('setUp')}>Set up app</Button>
        )}
      </Line>
      {shown === 'setUp' && (
        <TotpDialog loginId={loginId} onClose={close} onDone={() => void reload()} />
      )}
      {shown === 'codes' && <RecoveryCodesDialog onClose={close} onMade={() => void reload()} />}
      <ConfirmDialog
        isOpen={shown === 'remove'}
        isDanger
        title="Remove the authenticator app?"
        description="Signing in asks for no code any more, and the recovery codes stop working."
        confirmLabel="Remove app"
        onClose={close}
        onConfirm={() => {
          close();
          void run(calls.removeTotp, 'Authenticator app removed');
        }}
      />
    </>
  );
}

function codesText(left: number): string {
  if (left === 0) return 'No recovery codes are left: make new ones.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}
