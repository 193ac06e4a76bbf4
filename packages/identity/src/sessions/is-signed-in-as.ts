import type { IdentityContext } from '../identity-context.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { WireError } from '../wire/wire-error.ts';
import { presentedHash } from './presented-token.ts';
import { isReuse } from './refresh-reuse.ts';
import { refreshTokenByHash } from './refresh-store.ts';

type Context = Pick<IdentityContext, 'projectId' | 'clock' | 'settings' | 'keys'>;

/**
 * Whether the request comes from an active sign-in of the user, started by themselves. Changes nothing.
 */
export async function isSignedInAs(
  context: Context,
  db: Queryable,
  asked: { call: WireCall; userId: string },
): Promise<boolean> {
  return (await proofsAlongside(context, db, asked)) !== null;
}

/**
 * The proofs, as RFC 8176 values, of the request's active sign-in; null unless it is the user's and
 * started by themselves. Changes nothing.
 */
export async function proofsAlongside(
  context: Context,
  db: Queryable,
  { call, userId }: { call: WireCall; userId: string },
): Promise<string[] | null> {
  const hash = hashOrNull(context, call);
  if (hash === null) return null;
  const now = new Date(context.clock());
  const token = await refreshTokenByHash(db, hash);
  if (!token || isReuse(token, now, context.settings.rotationGraceSeconds)) return null;
  const [row] = await statement<{ amr: string[] }>(
    db,
    'living_family_of_token',
    `SELECT f.amr FROM refresh_token t JOIN refresh_family f USING (family_id)
     WHERE t.token_hash = $1 AND f.user_id = $2 AND f.actor_id IS NULL
       AND f.revoked_at IS NULL AND f.expires_at > $3`,
    [hash, userId, now],
  );
  return row?.amr ?? null;
}

function hashOrNull(
  context: Pick<IdentityContext, 'projectId' | 'clock' | 'keys'>,
  call: WireCall,
): Buffer | null {
  try {
    return presentedHash(context, call);
  } catch (error) {
    if (!(error instanceof WireError)) throw error;
    return null;
  }
}
