import { Button, CodeField, ErrorState, IconButton, Skeleton, toast } from '@waybill/ui';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icons.ts';
import { FormError } from '../FormError.tsx';
import { imageAddress } from '../image-address.ts';
import { askProvider } from '../provider-call.ts';
import type { SignInFailure } from '../sign-in-error.ts';
import { useSignInSdk, type SignedIn, type TotpSeed } from '../sign-in-sdk.ts';
import { useCountdown } from '../use-countdown.ts';
import { keyGroups } from './key-groups.ts';

export interface TotpSetupProps {
  loginId: string;
  /** The app's first code was right: it is in use, and the session has its second factor. */
  onDone: (answer: SignedIn) => void;
}

/** Puts a new seed into an authenticator app and makes sure of it with the app's first code. */
export function TotpSetup({ loginId, onDone }: TotpSetupProps) {
  const sdk = useSignInSdk();
  const [seed, setSeed] = useState<TotpSeed | null>(null);
  const [refusal, setRefusal] = useState<SignInFailure | null>(null);
  const isStarted = useRef(false);

  async function begin() {
    setRefusal(null);
    const result = await askProvider('other', () => sdk.totp.update(loginId));
    if ('failure' in result) setRefusal(result.failure);
    else setSeed(result.data);
  }

  useEffect(() => {
    // Once, although effects may run twice: each seed takes the place of the one before.
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
          Scan the picture with the app, or type the key into it.
          {seed === null ? <Skeleton className="mt-3 h-44 w-full" /> : <Seed seed={seed} />}
        </li>
        <li>Type the code that the app shows then.</li>
      </ol>
      <FirstCode loginId={loginId} onDone={onDone} />
    </div>
  );
}

function Seed({ seed }: { seed: TotpSeed }) {
  function copy() {
    navigator.clipboard.writeText(seed.key).then(
      () => toast({ variant: 'success', title: 'Key copied' }),
      () => toast({ variant: 'error', title: 'The browser did not let it be copied' }),
    );
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      {/* White around the picture in both themes: cameras need the contrast. */}
      <img
        src={imageAddress(seed.image)}
        alt="QR code for the authenticator app"
        width={168}
        height={168}
        className="rounded-lg border border-line bg-white p-2"
      />
      <div className="min-w-48 flex-1">
        <p className="flex items-center gap-1 text-sm text-ink-3">
          Key
          <IconButton size="sm" label="Copy the key" icon={<Icon.copy />} onClick={copy} />
        </p>
        <code className="font-mono text-base leading-6 break-words text-ink select-all">
          {keyGroups(seed.key)}
        </code>
      </div>
    </div>
  );
}

function FirstCode({ loginId, onDone }: TotpSetupProps) {
  const sdk = useSignInSdk();
  const { secondsLeft, start } = useCountdown();
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  async function verify(typed: string) {
    if (isBusy || secondsLeft > 0) return;
    setIsBusy(true);
    const result = await askProvider('code', () => sdk.totp.verify(loginId, typed, { mfa: true }));
    setIsBusy(false);
    if ('data' in result) {
      onDone(result.data);
      return;
    }
    setCode('');
    setFailure(result.failure);
    start(result.failure.retryAfterSeconds);
  }

  const isAboutCode = failure?.at === 'code';
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void verify(code);
      }}
    >
      {failure !== null && !isAboutCode && <FormError>{failure.message}</FormError>}
      <CodeField
        label="Code of the authenticator app"
        value={code}
        onChange={setCode}
        onComplete={(typed) => void verify(typed)}
        error={isAboutCode ? failure.message : undefined}
      />
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabledReason={blockedBecause(code, secondsLeft)}
      >
        {secondsLeft > 0 ? `Try again in ${secondsLeft} s` : 'Turn it on'}
      </Button>
    </form>
  );
}

function blockedBecause(code: string, secondsLeft: number): string | undefined {
  if (secondsLeft > 0) return 'The provider asked to wait';
  return code.length < 6 ? 'The code has six digits' : undefined;
}
