import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { LoginOptionsBody, type LoginOptions } from '../sessions/login-options.ts';
import { startSession, type SignIn } from '../sessions/start-session.ts';
import { statement, type Queryable } from '../store/statement.ts';
import type { WireCall, WireReply } from '../wire/endpoint.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { browserHashes } from './browser-binding.ts';
import { newSecret, secretHash } from '../crypto/one-time-secret.ts';

const LIFE_MS = 60_000;

/** `oauth`: a provider of the operator's; `sso`: a tenant's own. */
type FederatedMethod = 'oauth' | 'sso';

interface ProvenIdentity {
  userId: string;
  method: FederatedMethod;
  /** RFC 8176 values. */
  amr: string[];
  loginOptions: LoginOptions;
  /** For the audit: the provider's name, or the id of the tenant's configuration. */
  provider?: string | undefined;
  /** The other provider's data, for the client: `idpGroups`, `idpOIDCClaims`, … */
  idpResponse?: Record<string, unknown> | undefined;
  tenantSsoId?: string | undefined;
  /**
   * From the authorization: only that browser may exchange the code. Null: any client that is not a
   * browser.
   */
  browserHash: Buffer | null;
  /** From the authorization: a server may also exchange the code. */
  isFromServer: boolean;
}

const CodeData = z.object({
  amr: z.array(z.string()),
  loginOptions: LoginOptionsBody,
  provider: z.string().optional(),
  idpResponse: z.record(z.string(), z.unknown()).optional(),
  tenantSsoId: z.string().optional(),
});

/** A one-time code, valid for a minute, for the tokens of the user. Only its hash is stored. */
export async function createExchangeCode(
  context: IdentityContext,
  db: Queryable,
  proven: ProvenIdentity,
): Promise<string> {
  const code = newSecret();
  const hash = secretHash(code);
  const { userId, method, browserHash, isFromServer, ...data } = proven;
  await statement(
    db,
    'insert_exchange_code',
    `INSERT INTO exchange_code
       (code_hash, method, user_id, browser_hash, sealed_data, expires_at, is_from_server)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      hash,
      method,
      userId,
      browserHash,
      context.vault.seal(Buffer.from(JSON.stringify(data)), exchangeCodeLabel(hash)),
      new Date(context.clock() + LIFE_MS),
      isFromServer,
    ],
  );
  return code;
}

interface Trade {
  code: string;
  method: FederatedMethod;
  /** The request that exchanges the code has just created it. */
  isMadeNow?: boolean;
}

/** Trades a code for a sign-in. Throws as `redeemExchangeCode` does. */
export async function exchange(
  context: IdentityContext,
  call: WireCall,
  trade: Trade,
): Promise<WireReply> {
  const { signIn, extra } = await redeemExchangeCode(context, call, trade);
  const reply = await startSession(context, call, signIn);
  return { ...reply, body: { ...reply.body, ...extra } };
}

/**
 * Owner of a code's sign-in, and further data for the client. The code is used up. Throws 401 E061102
 * if it is unknown, used, expired, of another method, or not presented by the browser that started:
 * someone else’s code would sign a person in as someone else, and an intercepted one would sign its
 * reader in. Only a server may complete without that browser what a server started.
 */
export async function redeemExchangeCode(
  context: IdentityContext,
  call: WireCall,
  { code, method: expectedMethod, isMadeNow = false }: Trade,
): Promise<{ signIn: SignIn; extra: Record<string, unknown> }> {
  const hash = secretHash(code);
  const isServer = call.header('origin') === undefined;
  const { isServerExchangeAllowed } = context.settings;
  const [row] = await statement<{ user_id: string; sealed_data: Buffer }>(
    context.pool,
    'take_exchange_code',
    `DELETE FROM exchange_code
     WHERE code_hash = $1 AND method = $2 AND expires_at > $3
       AND (browser_hash = ANY ($4::bytea[]) OR $5
         OR ($6 AND (browser_hash IS NULL OR is_from_server OR $7)))
     RETURNING user_id, sealed_data`,
    [
      hash,
      expectedMethod,
      new Date(context.clock()),
      browserHashes(call),
      isMadeNow,
      isServer,
      isServerExchangeAllowed,
    ],
  );
  if (!row) return refuse(context, call, expectedMethod);
  const plain = context.vault.open(row.sealed_data, exchangeCodeLabel(hash)).toString('utf8');
  const { amr, loginOptions, provider, idpResponse, tenantSsoId } = CodeData.parse(
    JSON.parse(plain),
  );
  return {
    signIn: {
      userId: row.user_id,
      method: expectedMethod,
      amr,
      options: loginOptions,
      ...(provider === undefined ? {} : { data: { provider } }),
    },
    extra: {
      ...(idpResponse === undefined ? {} : { idpResponse }),
      ...(tenantSsoId === undefined ? {} : { tenantSSOID: tenantSsoId }),
    },
  };
}

export async function deleteEndedExchangeCodes(db: Queryable, now: Date): Promise<void> {
  await statement(
    db,
    'delete_ended_exchange_codes',
    'DELETE FROM exchange_code WHERE expires_at <= $1',
    [now],
  );
}

async function refuse(
  context: IdentityContext,
  call: WireCall,
  method: FederatedMethod,
): Promise<never> {
  await writeAudit(context.pool, {
    action: 'LoginFailed',
    occurredAt: new Date(context.clock()),
    method,
    device: call.device,
    remoteAddress: call.remoteAddress,
    data: { reason: 'exchange code' },
  });
  throw new WireError(401, WIRE_CODES.wrongCode, 'The code is wrong or has ended');
}

/** Binding of the sealed value. */
export function exchangeCodeLabel(hash: Buffer): string {
  return `exchange code ${hash.toString('hex')}`;
}
