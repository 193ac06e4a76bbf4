import type { ProfileSession } from '@waybill/contract';
import { Badge, Button, ConfirmDialog, Panel, SkeletonRows, toast, textOf } from '@waybill/ui';
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
import { profileText } from './profile.text.ts';

/** Current sign-ins of the person, and how to end them. */
export function SessionsPanel() {
  return (
    <Panel title={textOf(profileText).sessions}>
      <Lines>
        <SignOutLine />
        <SessionList />
      </Lines>
    </Panel>
  );
}

function SignOutLine() {
  const text = textOf(profileText);
  const { sdk } = useProfileTools();
  const [isAsking, setIsAsking] = useState(false);
  const leave = (where: 'here' | 'everywhere') => {
    setIsAsking(false);
    signOut(sdk, where).catch(() => toast({ variant: 'error', title: text.signOutFailed }));
  };
  return (
    <>
      <Line title={text.signOut} text={text.signOutNote}>
        <Button onClick={() => setIsAsking(true)}>{text.signOutEverywhere}</Button>
        <Button icon={<Icon.signOut aria-hidden />} onClick={() => leave('here')}>
          {text.signOut}
        </Button>
      </Line>
      <ConfirmDialog
        isOpen={isAsking}
        title={text.signOutQuestion}
        description={text.signOutEffect}
        confirmLabel={text.signOutEverywhere}
        onClose={() => setIsAsking(false)}
        onConfirm={() => leave('everywhere')}
      />
    </>
  );
}

function SessionList() {
  const text = textOf(profileText);
  const { calls } = useProfileTools();
  const { data, error, isValidating, mutate } = useRead('/v1/profile/sessions');
  const { isBusy, run } = useChange(() => mutate());

  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={3} rowHeight={56} label={text.loadingSessions} />
    ) : (
      <ErrorPanel error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
    );
  }
  if (data.items === null) {
    return <div className="pt-3 text-sm text-ink-3">{text.sessionsUnknown}</div>;
  }
  return data.items.map((session) => (
    <SessionLine
      key={session.sessionId}
      session={session}
      isBusy={isBusy}
      onEnd={() => void run(() => calls.endSession(session.sessionId), text.sessionEnded)}
    />
  ));
}

interface SessionLineProps {
  session: ProfileSession;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const text = textOf(profileText);
  const { device, isCurrent, methods, address, createdAt, lastUsedAt } = session;
  const name = deviceWords(device);
  return (
    <Line
      title={
        <span className="flex items-center gap-2" title={device}>
          {name} {isCurrent && <Badge tone="accent">{text.thisOne}</Badge>}
        </span>
      }
      text={
        <>
          {methodWords(methods)} · <span className="font-mono">{address}</span> · {text.signedIn}{' '}
          <Age at={createdAt} />, {text.used} <Age at={lastUsedAt} />
        </>
      }
    >
      {!isCurrent && (
        <Button aria-label={text.endNamed(name)} isBusy={isBusy} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </Line>
  );
}
