import { Button, CodeField, ErrorState, IconButton, Skeleton, toast, textOf } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { PlainForm } from '../PlainForm.tsx';
import { imageAddress } from '../image-address.ts';
import { askProvider } from '../provider-call.ts';
import type { SignInFailure } from '../sign-in-error.ts';
import { useSignInSdk, type SignedIn, type TotpSeed } from '../sign-in-sdk.ts';
import { useTries } from '../use-tries.ts';
import { keyGroups } from './key-groups.ts';
import { loginText } from '../login.text.ts';
import { totpText } from './totp.text.ts';

export interface TotpSetupProps {
  loginId: string;
  /** The app's first code was right: it is in use, and the session has its second factor. */
  onDone: (answer: SignedIn) => void;
}

/** Adds a new seed to an authenticator app and verifies the app's first code. */
export function TotpSetup({ loginId, onDone }: TotpSetupProps) {
  const text = textOf(totpText);
  const sdk = useSignInSdk();
  const [seed, setSeed] = useState<TotpSeed | null>(null);
  const [refusal, setRefusal] = useState<SignInFailure | null>(null);
  const isStarted = useRef(false);

  async function begin() {
    setRefusal(null);
    const result = await askProvider('change', () => sdk.totp.update(loginId));
    if ('failure' in result) setRefusal(result.failure);
    else setSeed(result.data);
  }

  useEffect(() => {
    // Once, although effects may run twice: each seed replaces the previous one.
    if (isStarted.current) return;
    isStarted.current = true;
    void begin();
  });

  if (refusal !== null) {
    return <ErrorState title={refusal.message} onRetry={() => void begin()} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <ol className="flex list-inside list-decimal flex-col gap-4 text-base text-ink-2">
        <li>
          {text.scan}
          {seed === null ? <Skeleton className="mt-3 h-44 w-full" /> : <Seed seed={seed} />}
        </li>
        <li>{text.typeCode}</li>
      </ol>
      <FirstCode loginId={loginId} onDone={onDone} />
    </div>
  );
}

function Seed({ seed }: { seed: TotpSeed }) {
  const text = textOf(totpText);
  function copy() {
    navigator.clipboard.writeText(seed.key).then(
      () => toast({ variant: 'success', title: text.keyCopied }),
      () => toast({ variant: 'error', title: text.keyNotCopied }),
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      {/* White around the picture in both themes: cameras need the contrast. */}
      <img
        src={imageAddress(seed.image)}
        alt={text.image}
        width={168}
        height={168}
        className="rounded-lg border border-line bg-white p-2"
      />
      <div className="min-w-48 flex-1">
        <p className="flex items-center gap-1 text-sm text-ink-3">
          {text.key}
          <IconButton size="sm" label={text.copyKey} icon={<Icon.copy />} onClick={copy} />
        </p>
        <code className="font-mono text-base leading-6 break-words text-ink select-all">
          {keyGroups(seed.key)}
        </code>
      </div>
    </div>
  );
}

function FirstCode({ loginId, onDone }: TotpSetupProps) {
  const text = textOf(totpText);
  const sdk = useSignInSdk();
  const tries = useTries();
  const { isBusy, secondsLeft } = tries;
  const [code, setCode] = useState('');

  async function verify(typed: string) {
    if (!tries.begin()) return;
    const result = await askProvider('code', () => sdk.totp.verify(loginId, typed, { mfa: true }));
    tries.end('failure' in result ? result.failure : null);
    if ('data' in result) onDone(result.data);
    else setCode('');
  }

  return (
    <PlainForm failure={tries.faultAt('form')} onSubmit={() => void verify(code)}>
      <CodeField
        label={text.code}
        value={code}
        onChange={setCode}
        onComplete={(typed) => void verify(typed)}
        error={tries.faultAt('code')}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabledReason={blockedBecause(code, secondsLeft)}
      >
        {secondsLeft > 0 ? textOf(loginText).tryAgainIn(secondsLeft) : text.turnOn}
      </Button>
    </PlainForm>
  );
}

function blockedBecause(code: string, secondsLeft: number): string | undefined {
  if (secondsLeft > 0) return textOf(loginText).askedToWait;
  return code.length < 6 ? textOf(totpText).sixDigits : undefined;
}
