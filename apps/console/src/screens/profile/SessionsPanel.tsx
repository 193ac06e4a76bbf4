import type { ProfileSession } from '@waybill/contract';
import { Badge, Button, ConfirmDialog, Panel, SkeletonRows, toast } from '@waybill/ui';
import { useState } from 'react';
import { useRead } from '../../app/http/use-read.ts';
import { signOut } from '../../app/session/sign-out.ts';
import { Age } from '../../components/Age.tsx';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { Icon } from '../../components/icons.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { deviceWords, methodWords } from './sign-in-words.ts';
import { useChange } from './use-change.ts';

/** Where the person is signed in now, and the ways out. */
export function SessionsPanel() {
  return (
    <Panel title="Sessions">
      <Lines>
        <SignOutLine />
        <SessionList />
      </Lines>
    </Panel>
  );
}

function SignOutLine() {
  const { sdk } = useProfileTools();
  const [isAsking, setIsAsking] = useState(false);
  const leave = (where: 'here' | 'everywhere') => {
    setIsAsking(false);
    signOut(sdk, where).catch(() =>
      toast({ variant: 'error', title: 'Signing out failed: the server did not answer' }),
    );
  };
  return (
    <>
      <Line title="Sign out" text="Here, or on every device at once.">
        <Button onClick={() => setIsAsking(true)}>Sign out everywhere</Button>
        <Button icon={<Icon.signOut aria-hidden />} onClick={() => leave('here')}>
          Sign out
        </Button>
      </Line>
      <ConfirmDialog
        isOpen={isAsking}
        title="Sign out everywhere?"
        description="Every session of yours ends, on this device and on all others."
        confirmLabel="Sign out everywhere"
        onClose={() => setIsAsking(false)}
        onConfirm={() => leave('everywhere')}
      />
    </>
  );
}

function SessionList() {
  const { calls } = useProfileTools();
  const { data, error, isValidating, mutate } = useRead('/v1/profile/sessions');
  const { isBusy, run } = useChange(() => mutate());

  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={3} rowHeight={56} label="Loading your sessions" />
    ) : (
      <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  if (data.items === null) {
    return (
      <div className="pt-3 text-sm text-ink-3">
        Your identity provider does not tell where else you are signed in. Signing out everywhere
        ends those sessions as well.
      </div>
    );
  }
  return data.items.map((session) => (
    <SessionLine
      key={session.sessionId}
      session={session}
      isBusy={isBusy}
      onEnd={() => void run(() => calls.endSession(session.sessionId), 'Session ended')}
    />
  ));
}

interface SessionLineProps {
  session: ProfileSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const { device, isCurrent, methods, address, createdAt, lastUsedAt } = session;
  const name = deviceWords(device);
  return (
    <Line
      title={
        <span className="flex items-center gap-2" title={device}>
          {name} {isCurrent && <Badge tone="accent">This one</Badge>}
        </span>
      }
      text={
        <>
          {methodWords(methods)} · <span className="font-mono">{address}</span> · signed in{' '}
          <Age at={createdAt} />, used <Age at={lastUsedAt} />
        </>
      }
    >
      {!isCurrent && (
        <Button aria-label={`End the session of ${name}`} isBusy={isBusy} onClick={onEnd}>
          End
        </Button>
      )}
    </Line>
  );
}
