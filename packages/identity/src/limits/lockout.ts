import type { KeyVault } from '../crypto/key-vault.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Pool } from '../store/statement.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { clearAttempts, countAttempt } from './lockout-store.ts';

/** Whose attempts count together: those with any login id of a user are attempts at one account. */
export interface LockoutSubject {
  /** Null when nobody has the login id. */
  userId: string | null;
  loginId: string;
}

/** What is counted apart. A success clears one of them only. */
type AttemptPurpose = 'attempts' | 'totp attempts';

/** Locks a user, or a login id that nobody has, after failures: the answer tells nothing. */
export interface Lockout {
  /** Counts an attempt. Answers the seconds to wait, or 0 when it may be tried now. */
  attempt(
    subject: LockoutSubject,
    purpose?: AttemptPurpose,
  ): Promise<{ waitSeconds: number; isLast: boolean }>;
  /** Forgets the failures after a success. */
  clear(subject: LockoutSubject, purpose?: AttemptPurpose): Promise<void>;
}

/**
 * What attempts are stored under. No login id, whatever somebody chose for it, leads to the count of a
 * user or to one of another purpose.
 */
export function attemptKey(
  vault: Pick<KeyVault, 'keyedHash'>,
  purpose: string,
  { userId, loginId }: LockoutSubject,
): Buffer {
  return userId === null
    ? vault.keyedHash(`${purpose} of a login id`, normaliseLoginId(loginId))
    : vault.keyedHash(purpose, userId);
}

export function createLockout(
  pool: Pool,
  vault: Pick<KeyVault, 'keyedHash'>,
  options: {
    settings: IdentitySettings;
    clock: () => number;
    /** Failures before a lock, where administrators ask for another number; null: the settings' own. */
    freeFailures?: () => number | null;
  },
): Lockout {
  const { settings, clock } = options;
  const free = (): number => options.freeFailures?.() ?? settings.lockoutFailures;
  return {
    async attempt(subject, purpose = 'attempts') {
      const now = clock();
      const key = attemptKey(vault, purpose, subject);
      const { lockedUntil, failures } = await countAttempt(pool, key, {
        now: new Date(now),
        free: free(),
        firstSeconds: settings.lockoutFirstSeconds,
        maxSeconds: settings.lockoutMaxSeconds,
      });
      if (lockedUntil === null) {
        return { waitSeconds: 0, isLast: failures >= free() };
      }
      return {
        waitSeconds: Math.max(1, Math.ceil((lockedUntil.getTime() - now) / 1000)),
        isLast: true,
      };
    },
    clear: (subject, purpose = 'attempts') =>
      clearAttempts(pool, attemptKey(vault, purpose, subject)),
  };
}
