import type { KeyVault } from '../crypto/key-vault.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Pool } from '../store/statement.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { clearAttempts, countAttempt } from './lockout-store.ts';

/** Locks a login id after failures, whether a user has it or not: the answer tells nothing. */
export interface Lockout {
  /** Counts an attempt. Answers the seconds to wait, or 0 when it may be tried now. */
  attempt(loginId: string): Promise<{ waitSeconds: number; isLast: boolean }>;
  /** Forgets the failures after a success. */
  clear(loginId: string): Promise<void>;
}

export function createLockout(
  pool: Pool,
  vault: KeyVault,
  options: {
    settings: IdentitySettings;
    clock: () => number;
    /** Failures before a lock, where administrators ask for another number; null: the settings' own. */
    freeFailures?: () => number | null;
  },
): Lockout {
  const { settings, clock } = options;
  const free = (): number => options.freeFailures?.() ?? settings.lockoutFailures;
  const keyOf = (loginId: string): Buffer => vault.loginKey(normaliseLoginId(loginId));
  return {
    async attempt(loginId) {
      const now = clock();
      const { lockedUntil, failures } = await countAttempt(pool, keyOf(loginId), {
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
    clear: (loginId) => clearAttempts(pool, keyOf(loginId)),
  };
}
