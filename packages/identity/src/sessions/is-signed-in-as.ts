import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { WireError } from '../wire/wire-error.ts';
import { presentedHash } from './presented-token.ts';
import { isReuse } from './refresh-reuse.ts';
import { refreshTokenByHash } from './refresh-store.ts';

/** Whether the request comes from a living sign-in of the user, begun by themselves. Changes nothing. */
export async function isSignedInAs(
  context: Pick<IdentityContext, 'projectId' | 'clock' | 'settings'>,
  db: Queryable,
  { call, userId }: { call: WireCall; userId: string },
): Promise<boolean> {
  const hash = hashOrNull(context, call);
  if (hash === null) return false;
  const now = new Date(context.clock());
  const token = await refreshTokenByHash(db, hash);
  if (!token || isReuse(token, now, context.settings.rotationGraceSeconds)) return false;
  const rows = await statement(
    db,
    'living_family_of_token',
    `SELECT f.family_id FROM refresh_token t JOIN refresh_family f USING (family_id)
     WHERE t.token_hash = $1 AND f.user_id = $2 AND f.actor_id IS NULL
       AND f.revoked_at IS NULL AND f.expires_at > $3`,
    [hash, userId, now],
  );
  return rows.length > 0;
}

function hashOrNull(
  context: Pick<IdentityContext, 'projectId' | 'clock'>,
  call: WireCall,
): Buffer | null {
  try {
    return presentedHash(context, call);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return null;
  }
}
