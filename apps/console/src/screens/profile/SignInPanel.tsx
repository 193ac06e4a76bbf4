import type { Profile } from '@waybill/contract';
import { Button, Panel, SkeletonRows } from '@waybill/ui';
import { useState } from 'react';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { TotpLine } from './TotpLine.tsx';

export interface SignInPanelProps {
  /** Undefined while it is on its way. */
  profile: Profile | undefined;
  error: unknown;
  reload: () => Promise<unknown>;
}

/** What the person can sign in with. */
export function SignInPanel({ profile, error, reload }: SignInPanelProps) {
  return (
    <Panel title="Sign-in">
      {profile !== undefined ? (
        <Factors profile={profile} reload={reload} />
      ) : error === undefined ? (
        <SkeletonRows rows={3} columns={3} rowHeight={56} label="Loading how you sign in" />
      ) : (
        <ErrorPanel error={error} onRetry={() => void reload()} />
      )}
    </Panel>
  );
}

function Factors({ profile, reload }: { profile: Profile; reload: () => Promise<unknown> }) {
  const [isChanging, setIsChanging] = useState(false);
  const { hasPassword, passkeys } = profile;
  const loginId = profile.loginIds[0] ?? profile.email;
  return (
    <Lines>
      <Line
        title="Password"
        text={hasPassword ? 'A password is set.' : 'None is set. You sign in in other ways.'}
      >
        <Button onClick={() => setIsChanging(true)}>
          {hasPassword ? 'Change password' : 'Set a password'}
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
