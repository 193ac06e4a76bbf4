import type { Profile } from '@waybill/contract';
import { Badge, Button, ConfirmDialog, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Line } from './Line.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { RecoveryCodesDialog, TotpDialog } from './TotpDialog.tsx';
import { useChange } from './use-change.ts';
import { profileText } from './profile.text.ts';

export interface TotpLineProps {
  profile: Pick<Profile, 'hasTotp' | 'recoveryCodesLeft'>;
  loginId: string;
  reload: () => Promise<unknown>;
}

/** The authenticator app: its state, its set-up, its recovery codes, its end. */
export function TotpLine({ profile, loginId, reload }: TotpLineProps) {
  const text = textOf(profileText);
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
            {text.app} {hasTotp && <Badge tone="ok">{text.on}</Badge>}
          </span>
        }
        text={hasTotp ? text.codesLeft(recoveryCodesLeft) : text.appNote}
      >
        {hasTotp ? (
          <>
            <Button onClick={() => setShown('codes')}>{text.newCodes}</Button>
            <Button isBusy={isBusy} onClick={() => setShown('remove')}>
              {text.removeApp}
            </Button>
          </>
        ) : (
          <Button onClick={() => setShown('setUp')}>{text.setUpApp}</Button>
        )}
      </Line>
      {shown === 'setUp' && (
        <TotpDialog loginId={loginId} onClose={close} onDone={() => void reload()} />
      )}
      {shown === 'codes' && <RecoveryCodesDialog onClose={close} onMade={() => void reload()} />}
      <ConfirmDialog
        isOpen={shown === 'remove'}
        isDanger
        title={text.removeAppQuestion}
        description={text.removeAppEffect}
        confirmLabel={text.removeApp}
        onClose={close}
        onConfirm={() => {
          close();
          void run(calls.removeTotp, text.appRemoved);
        }}
      />
    </>
  );
}
