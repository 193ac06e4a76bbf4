import { z } from 'zod';
import type { IdentityContext } from '../identity-context.ts';
import { LoginOptionsBody } from '../sessions/login-options.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { bindBrowser, browserHashes, isBrowser } from './browser-binding.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';

const LIFE_MS = 600_000;

type AuthorizationKind = 'oauth' | 'native' | 'oidc' | 'saml';

const AuthorizationData = z.object({
  /** Name of the OAuth provider. */
  provider: z.string().optional(),
  tenantId: z.string().optional(),
  ssoId: z.string().optional(),
  intent: z.enum(['signin', 'signup', 'signup-in', 'update']).optional(),
  /** The signed-in user that the identity is to be linked to. */
  userId: z.string().optional(),
  /** Already allowed; the code or the error is added to it. Empty for apps. */
  redirectUrl: z.string(),
  loginOptions: LoginOptionsBody,
  /** Of PKCE. */
  verifier: z.string().optional(),
  nonce: z.string().optional(),
  /** SAML: the id of the request, which the answer must name. */
  requestId: z.string().optional(),
  /** Further state of the method, parsed by the method. */
  extra: z.unknown().optional(),
  /** Started by a server: its request had neither an origin nor a cookie of ours. */
  isFromServer: z.boolean().default(false),
});
type AuthorizationData = z.infer<typeof AuthorizationData>;
type NewAuthorization = Omit<AuthorizationData, 'isFromServer'>;

interface StartedAuthorization {
  /** OAuth: `state`; SAML: `RelayState`. */
  state: string;
  /** Set-Cookie lines for the reply. */
  cookies: string[];
}

/**
 * Remembers for ten minutes that someone was sent to another provider.
 *
 * @param options.isPosted whether the way back is a posted form.
 */
export async function startAuthorization(
  context: IdentityContext,
  call: WireCall,
  started: NewAuthorization,
  options: { kind: AuthorizationKind; isPosted?: boolean },
): Promise<StartedAuthorization> {
  const state = newSecret();
  const hash = secretHash(state);
  // An app keeps the state itself and sends it over its own connection.
  const browser = options.kind === 'native' ? null : bindBrowser(call, options.isPosted ?? false);
  const data: AuthorizationData = { ...started, isFromServer: !isBrowser(call) };
  await statement(
    context.pool,
    'insert_started_authorization',
    `INSERT INTO started_authorization
       (state_hash, kind, browser_hash, sealed_data, expires_at, user_id)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [
      hash,
      options.kind,
      browser?.hash ?? null,
      context.vault.seal(Buffer.from(JSON.stringify(data)), authorizationLabel(hash)),
      new Date(context.clock() + LIFE_MS),
      data.userId ?? null,
    ],
  );
  return { state, cookies: browser ? [browser.cookie] : [] };
}

export type TakenAuthorization = AuthorizationData & { browserHash: Buffer | null };

/**
 * The sign-in started with the state, once. Null if unknown, expired, or started by another browser: it
 * then stays valid for that one.
 */
export async function takeAuthorization(
  context: IdentityContext,
  call: WireCall,
  state: string,
  kind: AuthorizationKind,
): Promise<TakenAuthorization | null> {
  const hash = secretHash(state);
  const [row] = await statement<{ browser_hash: Buffer | null; sealed_data: Buffer }>(
    context.pool,
    'take_started_authorization',
    `DELETE FROM started_authorization
     WHERE state_hash = $1 AND kind = $2 AND expires_at > $3
       AND (browser_hash IS NULL OR browser_hash = ANY ($4::bytea[]))
     RETURNING browser_hash, sealed_data`,
    [hash, kind, new Date(context.clock()), browserHashes(call)],
  );
  if (!row) return null;
  return { ...openData(context, hash, row.sealed_data), browserHash: row.browser_hash };
}

/** As `newSecret` makes them. */
const STATE = /^[\w-]{43}$/;

/**
 * The sign-in started with the state of a posted response, which has no cookies; null for a state that
 * is unknown, expired or already answered. It signs no one in: `takeAuthorization` determines the
 * owner. One response is checked per started sign-in, which bounds the work.
 */
export async function claimAnswer(
  context: IdentityContext,
  state: string,
): Promise<AuthorizationData | null> {
  if (!STATE.test(state)) return null;
  const hash = secretHash(state);
  const [row] = await statement<{ sealed_data: Buffer }>(
    context.pool,
    'claim_answer',
    `UPDATE started_authorization SET answered_at = $2
     WHERE state_hash = $1 AND kind = 'saml' AND expires_at > $2 AND answered_at IS NULL
     RETURNING sealed_data`,
    [hash, new Date(context.clock())],
  );
  return row ? openData(context, hash, row.sealed_data) : null;
}

function openData({ vault }: IdentityContext, hash: Buffer, sealed: Buffer): AuthorizationData {
  return AuthorizationData.parse(
    JSON.parse(vault.open(sealed, authorizationLabel(hash)).toString('utf8')),
  );
}

export async function deleteEndedAuthorizations(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_authorizations',
    'DELETE FROM started_authorization WHERE expires_at <= $1',
    [now],
  );
}

/** Binding of the sealed value. */
export function authorizationLabel(hash: Buffer): string {
  return `authorization ${hash.toString('hex')}`;
}
