import { createLruMap } from '../../platform/lru-map.ts';
import type { Log } from '../../platform/log.ts';
import { AppError } from '../../platform/app-error.ts';
import type { ManagedUser } from './managed-user.ts';

/** How long what the provider said of a user is relied on. */
const LIFE_MS = 30_000;
/** A provider that did not answer is left alone for this long. */
const PAUSE_MS = 5_000;
const MOST_SESSIONS = 10_000;

interface Entry {
  userId: string;
  /** Undefined until the provider answered for the first time. */
  user: ManagedUser | null | undefined;
  goodUntil: number;
  loading: Promise<ManagedUser | null> | null;
}

export interface UserStandings {
  /**
   * The user as the provider has them, at most 30 s old; null when there is none. While the provider
   * does not answer, what it said last. Throws `identity.unavailable` when it never said anything.
   *
   * @param sessionKey changes with the session id, so that a new session is looked at again.
   */
  of(userId: string, sessionKey: string): ManagedUser | null | Promise<ManagedUser | null>;
  /** What is known of the user may have changed just now. */
  forget(userId: string): void;
  /** The same of every user. */
  forgetAll(): void;
}

/** What the provider says of users, kept for a short while: a request does not wait for it. */
export function userStandings(options: {
  load: (userId: string) => Promise<ManagedUser | null>;
  now: () => number;
  log: Log;
}): UserStandings {
  const { load, now, log } = options;
  const entries = createLruMap<Entry>(MOST_SESSIONS);
  let isAway = false;

  async function refresh(entry: Entry): Promise<ManagedUser | null> {
    try {
      entry.user = await load(entry.userId);
      entry.goodUntil = now() + LIFE_MS;
      if (isAway) log.info('identity provider is responding again');
      isAway = false;
      return entry.user;
    } catch (cause) {
      if (!isAway) log.warn('identity provider is not responding; using its last response');
      isAway = true;
      entry.goodUntil = now() + PAUSE_MS;
      if (entry.user === undefined) throw new AppError('identity.unavailable', { cause });
      return entry.user;
    } finally {
      entry.loading = null;
    }
  }

  return {
    of(userId, sessionKey) {
      const key = `${userId} ${sessionKey}`;
      const known = entries.get(key);
      if (known?.user !== undefined && now() < known.goodUntil) return known.user;
      const entry = known ?? { userId, user: undefined, goodUntil: 0, loading: null };
      if (!known) entries.set(key, entry);
      entry.loading ??= refresh(entry);
      return entry.loading;
    },
    forget: (userId) => entries.deleteWhere((entry) => entry.userId === userId),
    forgetAll: () => entries.deleteWhere(() => true),
  };
}
