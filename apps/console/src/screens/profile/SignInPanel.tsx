import type { Profile } from '@waybill/contract';
import { Button, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useState } from 'react';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { TotpLine } from './TotpLine.tsx';
import { profileText } from './profile.text.ts';

export interface SignInPanelProps {
  /** Undefined while it is on its way. */
  profile: Profile | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** Sign-in methods of the person. */
export function SignInPanel({ profile, error, reload }: SignInPanelProps) {
  const text = textOf(profileText);
  return (
    <Panel title={text.signIn}>
      {profile !== undefined ? (
        <Factors profile={profile} reload={reload} />
      ) : error === undefined ? (
        <SkeletonRows rows={3} columns={3} rowHeight={56} label={text.loadingSignIn} />
      ) : (
        <ErrorPanel error={error} onRetry={() => void reload()} />
      )}
    </Panel>
  );
}

function Factors({ profile, reload }: { profile: Profile; reload: () => Promise<unknown> }) {
  const text = textOf(profileText);
  const [isChanging, setIsChanging] = useState(false);
  const { hasPassword, passkeys } = profile;
  const loginId = profile.loginIds[0] ?? profile.email;
  return (
    <Lines>
      <Line title={text.password} text={hasPassword ? text.hasPassword : text.noPassword}>
        <Button onClick={() => setIsChanging(true)}>
          {hasPassword ? text.changePassword : text.setPassword}
        </Button>
      </Line>
      <TotpLine profile={profile} loginId={loginId} reload={reload} />
      <PasskeyList passkeys={passkeys} loginId={loginId} reload={reload} />
      {isChanging && (
        <PasswordDialog
          loginId={loginId}
          onClose={() => setIsChanging(false)}
          onSaved={() => {
            setIsChanging(false);
            void reload();
          }}
        />
      )}
    </Lines>
  );
}
