import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import type { CountedGuess, Guesses } from '../../limits/lockout.ts';
import { noteCaller } from '../../notices/notice-store.ts';
import { tellOfGuesses } from '../../notices/tell-of-guesses.ts';
import { renewSessions } from '../../sessions/end-sessions.ts';
import type { Revoke } from '../../sessions/session-revocations.ts';
import type { Client } from '../../store/statement.ts';
import { voidOutstanding } from '../../users/void-outstanding.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { tooMany, WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { newSeed, stepOf } from './totp-seed.ts';
import { confirmOffer, totpOf, spendStep, type StoredTotp } from './totp-store.ts';

/** A user without a seed costs the same work as one with it. */
const NOBODYS_SEED = newSeed();

interface CheckedTotp {
  userId: string;
  /** Uses the code up. Throws 401 when another request was faster. */
  isProven(client: Client, revoke: Revoke): Promise<boolean>;
}

/** A seed that a code fits. */
interface Fit {
  sealedSeed: Buffer;
  step: number;
  isOffered: boolean;
}

/**
 * Returns the owner of the code. Throws the same 401 E061102 if the user does not exist (E062108 with
 * strict errors), has no seed, is disabled, or the code was used before; 429 while they are guessed at
 * too fast from there.
 *
 * @param asked `isAfterProof`: whether the caller has another proof of the user.
 */
export async function checkTotp(
  context: IdentityContext,
  call: WireCall,
  asked: { loginId: string; code: string; isAfterProof: (userId: string) => Promise<boolean> },
): Promise<CheckedTotp> {
  const { pool } = context;
  const { loginId, code } = asked;
  const now = new Date(context.clock());
  const about = {
    occurredAt: now,
    method: 'totp',
    device: call.device,
    remoteAddress: call.remoteAddress,
  };
  const stored = await totpOf(pool, loginId, now);
  // Asked for no one, too: it costs the same.
  const isAfterProof = await asked.isAfterProof(stored?.userId ?? '');
  const subject = { userId: stored?.userId ?? null, loginId, isAfterProof };
  const guesses = await context.lockout.guessesOf(subject, call);
  const { waitSeconds, isLast, isToBeTold } = await countGuess(guesses);
  const tell = () => tellOfGuesses(context, { userId: subject.userId, call, isToBeTold });
  if (waitSeconds > 0) {
    await tell();
    await writeAudit(pool, { ...about, action: 'LoginExceedMaxAttempts' });
    throw tooMany(waitSeconds);
  }
  const fit = fitOf(context, stored, code);
  if (!stored || !fit || stored.status === 'disabled') {
    await noteWrong(context, { about, stored, isLast });
    await tell();
    throw refusalOf(context, stored);
  }
  for (const purpose of PURPOSES) await guesses.clear(purpose);
  const { userId } = stored;
  return {
    userId,
    async isProven(client, revoke) {
      if (!fit.isOffered) {
        if (!(await spendStep(client, userId, fit))) throw wrongCode();
        return true;
      }
      await confirmApp({ client, revoke, call }, { ...fit, userId, now, loginId: stored.loginId });
      return true;
    },
  };
}

async function noteWrong(
  { pool }: IdentityContext,
  wrong: {
    about: { occurredAt: Date; method: string; device: string; remoteAddress: string };
    stored: StoredTotp | null;
    isLast: boolean;
  },
): Promise<void> {
  const { about, stored, isLast } = wrong;
  await writeAudit(pool, {
    ...about,
    ...(stored ? { userId: stored.userId, loginIds: [stored.loginId] } : {}),
    action: 'LoginFailed',
    data: { isLocked: isLast },
  });
}

function refusalOf({ settings }: IdentityContext, stored: StoredTotp | null): WireError {
  return stored === null && settings.hasStrictErrors
    ? new WireError(400, WIRE_CODES.userNotFound, 'User not found')
    : wrongCode();
}

/** The first code of a new seed: it is valid from now on, and the previous one no longer. */
async function confirmApp(
  { client, revoke, call }: { client: Client; revoke: Revoke; call: WireCall },
  { userId, loginId, now, ...fit }: Fit & { userId: string; loginId: string; now: Date },
): Promise<void> {
  await noteCaller(client, call);
  if (!(await confirmOffer(client, userId, { ...fit, now }))) throw wrongCode();
  await writeAudit(client, {
    action: 'TOTPAdded',
    occurredAt: now,
    method: 'totp',
    device: call.device,
    remoteAddress: call.remoteAddress,
    userId,
    loginIds: [loginId],
  });
  // A change started without the app must not complete anymore.
  await voidOutstanding(client, userId);
  // Existing sign-ins must learn that there is a second factor now.
  await renewSessions(client, revoke, [userId], now);
}

/**
 * Failures are counted twice, where no other method clears them: whoever has someone’s password could
 * otherwise sign in with it after every fourth guess of a code.
 */
const PURPOSES = ['guesses', 'codes'] as const;

async function countGuess(guesses: Guesses): Promise<CountedGuess> {
  const all = { waitSeconds: 0, isLast: false, isToBeTold: false };
  for (const purpose of PURPOSES) {
    const counted = await guesses.count(purpose);
    if (counted.waitSeconds > 0) return counted;
    all.isLast ||= counted.isLast;
    all.isToBeTold ||= counted.isToBeTold;
  }
  return all;
}

function fitOf(context: IdentityContext, stored: StoredTotp | null, code: string): Fit | null {
  const nowMs = context.clock();
  const open = (sealed: Buffer): string =>
    stored ? context.vault.open(sealed, seedLabel(stored.userId)).toString() : '';
  if (!stored?.seed && !stored?.offeredSeed) {
    stepOf(NOBODYS_SEED, code, nowMs);
    return null;
  }
  if (stored.seed) {
    const step = stepOf(open(stored.seed), code, nowMs);
    if (step !== null && step > (stored.lastStep ?? -1)) {
      return { sealedSeed: stored.seed, step, isOffered: false };
    }
  }
  if (stored.offeredSeed) {
    const step = stepOf(open(stored.offeredSeed), code, nowMs);
    if (step !== null) return { sealedSeed: stored.offeredSeed, step, isOffered: true };
  }
  return null;
}

/** Binding of a sealed seed. */
export function seedLabel(userId: string): string {
  return `totp ${userId}`;
}

function wrongCode(): WireError {
  return new WireError(401, WIRE_CODES.wrongCode, 'Wrong code');
}
