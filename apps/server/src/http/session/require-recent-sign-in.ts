import type { Services } from '../feature.ts';
import type { SessionCaller } from '../implement.ts';
import { AppError } from '../../platform/app-error.ts';

const RECENT_MS = 15 * 60_000;

/**
 * An unattended open screen must not suffice to end sign-ins or to remove a factor. A hosted provider
 * does not report when a sign-in started, so nothing is checked there. Throws `session.sign_in_old`.
 */
export async function requireRecentSignIn(
  { identity, now }: Pick<Services, 'identity' | 'now'>,
  { userId, sid }: SessionCaller,
): Promise<void> {
  if (!identity.sessions) return;
  const sessions = await identity.sessions.list(userId);
  const own = sessions.find((session) => session.sid === sid);
  if (!own || now() - own.createdAt.getTime() > RECENT_MS) {
    throw new AppError('session.sign_in_old');
  }
}
