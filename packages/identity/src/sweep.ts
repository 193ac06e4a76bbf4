import type { IdentityContext } from './identity-context.ts';
import { deleteEndedSigningKeys } from './keys/signing-key-store.ts';
import { deleteQuietLockouts } from './limits/lockout-store.ts';
import { deleteEndedFamilies } from './sessions/refresh-store.ts';
import { deleteEndedRevocations } from './sessions/revocation-store.ts';

const SWEEP_MS = 3_600_000;
const LOCKOUT_MEMORY_MS = 86_400_000;

/** Removes what has ended, and reads again what another process may have changed. */
export async function sweep(
  context: Pick<IdentityContext, 'pool' | 'clock'> & {
    revocations: Pick<IdentityContext['revocations'], 'reload'>;
    keys: Pick<IdentityContext['keys'], 'reload'>;
  },
): Promise<void> {
  const now = context.clock();
  await deleteEndedFamilies(context.pool, new Date(now));
  await deleteEndedRevocations(context.pool, new Date(now));
  await deleteQuietLockouts(context.pool, new Date(now - LOCKOUT_MEMORY_MS));
  await deleteEndedSigningKeys(context.pool, new Date(now));
  await context.revocations.reload();
  await context.keys.reload();
}

/** Sweeps every hour; answers what stops it. */
export function startSweeping(context: IdentityContext): () => void {
  const timer = setInterval(() => {
    sweep(context).catch((err: Error) =>
      context.log({ level: 'warn', event: 'sweep.failed', err }),
    );
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
