import { writeAudit } from '../../audit/audit-store.ts';
import { byAddress } from '../../costly/callers.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { tellOfGuesses } from '../../notices/tell-of-guesses.ts';
import { isImported } from '../../password/imported-hash.ts';
import { credentialsOf, rehash } from '../../password/password-store.ts';
import { invalidCredentials } from '../../sessions/start-session.ts';
import type { Client } from '../../store/statement.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { tooMany } from '../../wire/wire-error.ts';

interface CheckedPassword {
  userId: string;
  isTemporary: boolean;
  changedAt: Date;
  tenantIds: readonly string[];
  /** Whether it is still the password. Checking takes a while, and it may change meanwhile. */
  isProven(client: Client): Promise<boolean>;
}

/**
 * Returns the owner of the password. Throws the same 401 after the same work if the user does not
 * exist, the password is wrong or the user is disabled; 429 while the user, or an unknown login id, is
 * guessed at too fast from there.
 */
export async function checkPassword(
  context: Pick<IdentityContext, 'pool' | 'clock' | 'lockout' | 'passwords'>,
  call: Pick<WireCall, 'device' | 'remoteAddress' | 'cookie' | 'header'>,
  { loginId, password }: { loginId: string; password: string },
): Promise<CheckedPassword> {
  const occurredAt = new Date(context.clock());
  const about = { occurredAt, method: 'password', ...fromWhere(call) };
  const credentials = await credentialsOf(context.pool, loginId);
  const subject = { userId: credentials?.userId ?? null, loginId };
  const guesses = await context.lockout.guessesOf(subject, call);
  const { waitSeconds, isLast, isToBeTold } = await guesses.count('guesses');
  const tell = () => tellOfGuesses(context, { userId: subject.userId, call, isToBeTold });
  if (waitSeconds > 0) {
    await tell();
    await writeAudit(context.pool, { ...about, action: 'LoginExceedMaxAttempts' });
    throw tooMany(waitSeconds);
  }
  const isRight = await context.passwords.verify(
    byAddress(call.remoteAddress),
    credentials?.hash ?? null,
    password,
    loginId,
  );
  if (!isRight || !credentials || credentials.status === 'disabled') {
    // An unknown login id is not stored: people type passwords into the wrong field.
    const known = credentials
      ? { userId: credentials.userId, loginIds: [credentials.loginId] }
      : {};
    await writeAudit(context.pool, {
      ...about,
      ...known,
      action: 'LoginFailed',
      data: { isLocked: isLast },
    });
    await tell();
    throw invalidCredentials();
  }
  await guesses.clear('guesses');
  const hash = await settledHash(context, call, { ...credentials, password });
  return {
    userId: credentials.userId,
    isTemporary: credentials.isTemporary,
    changedAt: credentials.changedAt,
    tenantIds: credentials.tenantIds,
    isProven: async (client) => (await credentialsOf(client, loginId))?.hash === hash,
  };
}

/**
 * The new stored hash: an imported one is replaced by ours, now that the password is known. Null if the
 * password was changed meanwhile.
 */
async function settledHash(
  context: Pick<IdentityContext, 'pool' | 'passwords'>,
  { remoteAddress }: Pick<WireCall, 'remoteAddress'>,
  known: { userId: string; loginId: string; hash: string | null; password: string },
): Promise<string | null> {
  const { userId, loginId, hash: imported, password } = known;
  if (imported === null || !isImported(imported)) return imported;
  const caller = byAddress(remoteAddress);
  const hash = await context.passwords.hash(caller, password);
  if (await rehash(context.pool, userId, { imported, hash })) return hash;
  // Another sign-in of the same person was faster.
  const stored = (await credentialsOf(context.pool, loginId))?.hash ?? null;
  return (await context.passwords.verify(caller, stored, password)) ? stored : null;
}

function fromWhere(call: Pick<WireCall, 'device' | 'remoteAddress'>): {
  device: string;
  remoteAddress: string;
} {
  return { device: call.device, remoteAddress: call.remoteAddress };
}
