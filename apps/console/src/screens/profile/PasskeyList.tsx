import type { Profile } from '@waybill/contract';
import { Button, ConfirmDialog, toast } from '@waybill/ui';
import { useState } from 'react';
import { Age } from '../../components/Age.tsx';
import { Icon } from '../../components/icons.ts';
import { localDateTime } from '../../components/local-time.ts';
import { callProvider } from '../../login/provider-call.ts';
import { Line } from './Line.tsx';
import { useProfileTools } from './profile-sdk.ts';
import { useChange } from './use-change.ts';

type Passkey = Profile['passkeys'][number];

export interface PasskeyListProps {
  passkeys: readonly Passkey[];
  loginId: string;
  reload: () => Promise<unknown>;
}

/** The passkeys of the person; another one is made by the browser or a key. */
export function PasskeyList({ passkeys, loginId, reload }: PasskeyListProps) {
  const { sdk, calls } = useProfileTools();
  const { isBusy, run } = useChange(reload);
  const [isAdding, setIsAdding] = useState(false);
  const [removing, setRemoving] = useState<Passkey | null>(null);

  async function add() {
    setIsAdding(true);
    const result = await callProvider('passkey', () => sdk.webauthn.update(loginId));
    setIsAdding(false);
    if ('failure' in result) {
      toast({ variant: 'error', title: result.failure.message });
      return;
    }
    await reload();
    toast({ variant: 'success', title: 'Passkey added' });
  }

  return (
    <>
      <Line
        title="Passkeys"
        text={
          passkeys.length === 0
            ? 'None yet. A passkey signs you in with your fingerprint, your face or a PIN.'
            : 'Each signs you in by itself, without a password.'
        }
      >
        <Button icon={<Icon.add aria-hidden />} isBusy={isAdding} onClick={() => void add()}>
          Add a passkey
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
            aria-label={`Remove the passkey ${passkey.name}`}
            isBusy={isBusy}
            onClick={() => setRemoving(passkey)}
          >
            Remove
          </Button>
        </Line>
      ))}
      <ConfirmDialog
        isOpen={removing !== null}
        isDanger
        title={`Remove the passkey “${removing?.name ?? ''}”?`}
        description="It signs nobody in any more. Delete it from the device or key as well, which would still offer it."
        confirmLabel="Remove passkey"
        onClose={() => setRemoving(null)}
        onConfirm={() => {
          if (removing === null) return;
          const { passkeyId } = removing;
          setRemoving(null);
          void run(() => calls.removePasskey(passkeyId), 'Passkey removed');
        }}
      />
    </>
  );
}

function PasskeyDates({ passkey: { createdAt, lastUsedAt } }: { passkey: Passkey }) {
  return (
    <>
      Added {localDateTime(createdAt, 'date')} ·{' '}
      {lastUsedAt === null ? (
        'never used'
      ) : (
        <>
          used <Age at={lastUsedAt} />
        </>
      )}
    </>
  );
}
