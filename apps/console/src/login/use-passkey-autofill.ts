import { useEffect } from 'react';
import { whenIdle } from '../app/when-idle.ts';
import { askProvider, type SignInTools } from './provider-call.ts';
import { factsOf } from './session-facts.ts';
import { useSignInPage } from './sign-in-page.ts';
import type { Attempt } from './use-attempt.ts';

/**
 * Offers passkeys in the browser's autofill, while the page waits. Prompts no one until one is chosen;
 * any other method ends it.
 */
export function usePasskeyAutofill(
  isEnabled: boolean,
  { isBusy, run }: Pick<Attempt, 'isBusy' | 'run'>,
): void {
  const { tools } = useSignInPage();
  useEffect(() => {
    if (!isEnabled || isBusy) return undefined;
    const abort = new AbortController();
    void chosenPasskey(tools, abort).then((chosen) => {
      if (chosen === null || abort.signal.aborted) return;
      void run(async () => {
        const result = await askProvider('passkey', () =>
          tools.sdk.webauthn.signIn.finish(chosen.transactionId, chosen.response),
        );
        if ('failure' in result) return result;
        return { event: { type: 'signedIn', facts: factsOf(result.data, '') } };
      });
    });
    return () => abort.abort();
    // `run` is a new function on every render; the first one does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isEnabled, isBusy, tools]);
}

async function chosenPasskey(
  { sdk, origin }: SignInTools,
  abort: AbortController,
): Promise<{ transactionId: string; response: string } | null> {
  try {
    if (!(await canAutofill())) return null;
    // After the form is drawn: this fetches the provider's SDK.
    await new Promise<void>(whenIdle);
    if (abort.signal.aborted) return null;
    const started = await sdk.webauthn.signIn.start('', origin);
    if (!started.ok || started.data === undefined || abort.signal.aborted) return null;
    const { transactionId, options } = started.data;
    return { transactionId, response: await sdk.webauthn.helpers.conditional(options, abort) };
  } catch {
    // No one requested it, so failures are silent: the passkey button is still there.
    return null;
  }
}

/** Whether the browser can list passkeys among stored logins. */
async function canAutofill(): Promise<boolean> {
  const { PublicKeyCredential: credential } = globalThis;
  if (typeof credential?.isConditionalMediationAvailable !== 'function') return false;
  return credential.isConditionalMediationAvailable();
}
