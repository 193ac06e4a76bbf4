import { deleteAuditBefore } from './audit/audit-store.ts';
import type { IdentityContext } from './identity-context.ts';
import { deleteEndedAuthorizations } from './federation/authorization-state.ts';
import { deleteEndedExchangeCodes } from './federation/exchange-codes.ts';
import { deleteEndedExecutions } from './flow/execution-store.ts';
import { deleteEndedSigningKeys } from './keys/signing-key-store.ts';
import { deleteEndedLinks } from './links/link-store.ts';
import { deleteEndedPending } from './links/pending-store.ts';
import { deleteQuietGuesses } from './limits/guess-store.ts';
import { deleteOldKnown } from './limits/known-source-store.ts';
import { deleteSignInsBefore } from './outbox/sign-in-store.ts';
import { deleteOldNotices } from './notices/notice-store.ts';
import { deleteEndedIdTokens } from './methods/oauth/used-id-token-store.ts';
import { deleteEndedSaml } from './methods/saml/saml-store.ts';
import { deleteEndedOffers } from './methods/totp/totp-store.ts';
import { deleteEndedChallenges } from './methods/webauthn/challenge-store.ts';
import { deleteEndedCodes } from './one-time-code/code-store.ts';
import { deleteEndedFamilies, endIdleFamilies } from './sessions/refresh-store.ts';
import { deleteEndedSetupLinks } from './sso/setup/setup-link-store.ts';
import { deleteEndedRevocations } from './sessions/revocation-store.ts';

const SWEEP_MS = 3_600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const LOCKOUT_MEMORY_MS = 86_400_000;
/** How long an expired code is distinguished from a wrong one. */
const CODE_MEMORY_MS = 3_600_000;
/** How long an ended flow is distinguished from an unknown one: clients restart the former. */
const FLOW_MEMORY_MS = DAY_MS;

/** Ends sign-ins that were idle for too long. Runs before the first request too: the process may have been down. */
export async function endIdleSignIns({
  pool,
  clock,
  settings,
}: Pick<IdentityContext, 'pool' | 'clock'> & {
  settings: Pick<IdentityContext['settings'], 'idleHours'>;
}): Promise<void> {
  const now = clock();
  const since = new Date(now - settings.idleHours * HOUR_MS);
  await endIdleFamilies(pool, { since, now: new Date(now) });
}

/** Ends idle sign-ins, removes expired data, and reloads data that another process may have changed. */
export async function sweep(
  context: Pick<IdentityContext, 'pool' | 'clock'> & {
    settings: Pick<IdentityContext['settings'], 'auditRetentionDays' | 'idleHours'>;
    passwordPolicy: Pick<IdentityContext['passwordPolicy'], 'reload'>;
    decoys: Pick<IdentityContext['decoys'], 'reload'>;
    revocations: Pick<IdentityContext['revocations'], 'reload'>;
    keys: Pick<IdentityContext['keys'], 'reload'>;
  },
): Promise<void> {
  const now = context.clock();
  await endIdleSignIns(context);
  await deleteEndedFamilies(context.pool, new Date(now));
  await deleteEndedRevocations(context.pool, new Date(now));
  await deleteQuietGuesses(context.pool, {
    now: new Date(now),
    sourcesBefore: new Date(now - LOCKOUT_MEMORY_MS),
  });
  await deleteOldKnown(context.pool, new Date(now));
  await deleteOldNotices(context.pool, new Date(now));
  await deleteEndedLinks(context.pool, new Date(now));
  await deleteEndedSetupLinks(context.pool, new Date(now));
  await deleteEndedPending(context.pool, new Date(now));
  await deleteEndedSigningKeys(context.pool, new Date(now));
  await deleteEndedCodes(context.pool, new Date(now - CODE_MEMORY_MS));
  await deleteEndedOffers(context.pool, new Date(now));
  await deleteEndedChallenges(context.pool, new Date(now));
  await deleteEndedAuthorizations(context.pool, new Date(now));
  await deleteEndedExchangeCodes(context.pool, new Date(now));
  await deleteEndedExecutions(context.pool, new Date(now - FLOW_MEMORY_MS));
  await deleteEndedIdTokens(context.pool, new Date(now));
  const auditEnd = new Date(now - context.settings.auditRetentionDays * DAY_MS);
  await deleteAuditBefore(context.pool, auditEnd);
  await deleteSignInsBefore(context.pool, auditEnd);
  await context.passwordPolicy.reload();
  await context.decoys.reload();
  await deleteEndedSaml(context.pool, new Date(now));
  await context.revocations.reload();
  await context.keys.reload();
}

/** Sweeps every hour, and rotates the signing keys when that is due; returns what stops it. */
export function startSweeping(context: IdentityContext): () => void {
  const run = async (): Promise<void> => {
    await sweep(context);
    await context.keys.rotateWhenDue();
  };
  const timer = setInterval(() => {
    run().catch((err: Error) => context.log({ level: 'warn', event: 'sweep.failed', err }));
  }, SWEEP_MS);
  timer.unref();
  return () => clearInterval(timer);
}
