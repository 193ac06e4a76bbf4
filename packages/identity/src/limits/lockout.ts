import type { KeyVault } from '../crypto/key-vault.ts';
import type { IdentitySettings } from '../settings.ts';
import type { Pool } from '../store/statement.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { clearGuess, countGuess, type Pace } from './guess-store.ts';
import { knownOf } from './known-source-store.ts';
import { senderOf } from './sender.ts';

/** The guessed account: the same for any login id of a user. */
export interface LockoutSubject {
  /** Null when no one has the login id. */
  userId: string | null;
  loginId: string;
  /** The caller has proved something else of the user. */
  isAfterProof?: boolean;
}

/**
 * Separate counters. `guesses` are of any secret; `codes` those of an authenticator app, which a
 * correct password in between does not reset.
 */
type Purpose = 'guesses' | 'codes';

/** Fewer than 100 guesses a day of any secret. */
const GUESS_PACE: Pace = { burst: 20, seconds: 1200 };
/** At most 22 codes a day, three in a million of which are correct at any time. */
const CODE_PACE: Pace = { burst: 10, seconds: 7200 };
const PACES = { guesses: GUESS_PACE, codes: CODE_PACE } as const satisfies Record<Purpose, Pace>;

type Call = Pick<WireCall, 'cookie' | 'header' | 'remoteAddress'>;

export interface CountedGuess {
  waitSeconds: number;
  /** If it is wrong, the next one must wait. */
  isLast: boolean;
  /** The first one of its source after which others wait, or refused because of others. */
  isToBeTold: boolean;
}

/** Guesses of one sender at one account. */
export interface Guesses {
  /** Counts a guess. Returns the seconds to wait, or 0 if allowed now. */
  count(purpose: Purpose): Promise<CountedGuess>;
  /** The guess was right: the sender's failures are forgotten. */
  clear(purpose: Purpose): Promise<void>;
}

/**
 * Slows down guesses, per source and for all sources of a kind together. Existing and unknown login ids
 * are treated the same. docs/architecture/guessing.md has the guarantees.
 */
export interface Lockout {
  guessesOf(subject: LockoutSubject, call: Call): Promise<Guesses>;
}

/** Kinds of sources that have one pace each; every known device has its own. */
type SourceKind = 'device' | 'proof' | 'known address' | 'stranger';

interface Source {
  kind: SourceKind;
  /** Key within its kind. */
  id: string;
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

  async function sourceOf(subject: LockoutSubject, call: Call): Promise<Source> {
    const sender = senderOf(vault, call);
    const known = await knownOf(pool, subject.userId, sender);
    if (known.isDevice && sender.deviceKey) {
      return { kind: 'device', id: sender.deviceKey.toString('hex') };
    }
    const id = sender.addressKey.toString('hex');
    if (subject.isAfterProof) return { kind: 'proof', id };
    return { kind: known.isAddress ? 'known address' : 'stranger', id };
  }

  function keysOf(purpose: Purpose, subject: LockoutSubject, { kind, id }: Source) {
    const together = kind === 'device' ? id : '';
    // An address that becomes known resumes where it was.
    const source = kind === 'known address' || kind === 'stranger' ? 'address' : kind;
    const pace = PACES[purpose];
    return {
      sourceKey: guessKey(vault, [purpose, source, id], subject),
      paceKey: guessKey(vault, ['pace', purpose, kind, together], subject),
      pace: { ...pace, burst: Math.max(pace.burst, purpose === 'guesses' ? free() : 0) },
    };
  }

  return {
    async guessesOf(subject, call) {
      const source = await sourceOf(subject, call);
      return {
        async count(purpose) {
          const now = clock();
          const { waitUntil, failures, isRefusedByPace } = await countGuess(pool, {
            ...keysOf(purpose, subject, source),
            now: new Date(now),
            free: free(),
            firstSeconds: settings.lockoutFirstSeconds,
            maxSeconds: settings.lockoutMaxSeconds,
          });
          if (waitUntil === null) {
            const isToBeTold = failures === free();
            return { waitSeconds: 0, isLast: failures >= free(), isToBeTold };
          }
          const waitSeconds = Math.max(1, Math.ceil((waitUntil.getTime() - now) / 1000));
          return { waitSeconds, isLast: true, isToBeTold: isRefusedByPace };
        },
        clear: (purpose) => clearGuess(pool, keysOf(purpose, subject, source)),
      };
    },
  };
}

/**
 * Storage key of guesses. No chosen login id can collide with the counter of a user or of another
 * purpose.
 */
function guessKey(
  vault: Pick<KeyVault, 'keyedHash'>,
  parts: readonly string[],
  { userId, loginId }: LockoutSubject,
): Buffer {
  return userId === null
    ? vault.keyedHash(JSON.stringify(['login id', ...parts]), normaliseLoginId(loginId))
    : vault.keyedHash(JSON.stringify(['user', ...parts]), userId);
}
