import type { Profile } from '@waybill/contract';
import { Button, ConfirmDialog, toast, textOf } from '@waybill/ui';
import { useState } from 'react';
import { Age } from '../../components/Age.tsx';
import { Icon } from '../../components/icons.ts';
import { localDateTime } from '../../components/local-time.ts';
import { callProvider } from '../../login/provider-call.ts';
import { Line } from './Line.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { useChange } from './use-change.ts';
import { profileText } from './profile.text.ts';

type Passkey = Profile['passkeys'][number];

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  loginId: string;
  reload: () => Promise<unknown>;
}

/** The person's passkeys; the browser or a security key creates new ones. */
export function PasskeyList({ passkeys, loginId, reload }: PasskeyListProps) {
  const text = textOf(profileText);
  const { sdk, calls } = useProfileTools();
  const { isBusy, run } = useChange(reload);
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  async function add() {
    setIsAdding(true);
    const result = await callProvider('change', () => sdk.webauthn.update(loginId));
    setIsAdding(false);
    if ('failure' in result) {
      toast({ variant: 'error', title: result.failure.message });
      return;
    }
    await reload();
    toast({ variant: 'success', title: text.passkeyAdded });
  }

  return (
    <>
      <Line
        title={text.passkeys}
        text={passkeys.length === 0 ? text.noPasskeys : text.passkeysNote}
      >
        <Button icon={<Icon.add aria-hidden />} isBusy={isAdding} onClick={() => void add()}>
          {text.addPasskey}
        </Button>
      </Line>
      {passkeys.map((passkey) => (
        <Line
          key={passkey.passkeyId}
          title={
            <span className="flex items-center gap-2">
              <Icon.key aria-hidden className="size-4 text-ink-3" /> {passkey.name}
            </span>
          }
          text={<PasskeyDates passkey={passkey} />}
        >
          <Button
            aria-label={text.removeNamed(passkey.name)}
            isBusy={isBusy}
            onClick={() => setRemoving(passkey)}
          >
            {text.remove}
          </Button>
        </Line>
      ))}
      <ConfirmDialog
        isOpen={removing !== null}
        isDanger
        title={text.removeQuestion(removing?.name ?? '')}
        description={text.removeNote}
        confirmLabel={text.removePasskey}
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing === null) return;
          const { passkeyId } = removing;
          setRemoving(null);
          void run(() => calls.removePasskey(passkeyId), text.passkeyRemoved);
        }}
      />
    </>
  );
}

function PasskeyDates({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  const text = textOf(profileText);
  return (
    <>
      {text.added(localDateTime(createdAt, 'date'))} ·{' '}
      {lastUsedAt === null ? (
        text.neverUsed
      ) : (
        <>
          {text.used} <Age at={lastUsedAt} />
        </>
      )}
    </>
  );
}
