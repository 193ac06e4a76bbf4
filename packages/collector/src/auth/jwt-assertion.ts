import { createPrivateKey, randomUUID, sign, type KeyObject } from 'node:crypto';
import { CollectFailure } from '../collect-failure.ts';
import { fillTemplate, type Scope } from '../fill-template.ts';
import { textOf, valueAt } from '../path-value.ts';
import type { Run } from '../run-context.ts';
import type { Auth } from './auth-type.ts';

/** Google and Snowflake take an hour at most; ours are used at once. */
const LIFETIME_SEC = 600;

/**
 * A signed JSON Web Token that identifies the caller (RFC 7523). Throws `config_invalid` for an
 * unusable key.
 */
export function assertion(
  run: Run,
  auth: Extract<Auth, { type: 'jwt_assertion' }>,
  scope: Scope,
): string {
  const secret = run.options.values[auth.privateKey] ?? '';
  const account = serviceAccount(secret);
  const fill = (template: string | undefined): string =>
    template === undefined ? '' : fillTemplate(template, scope);
  const issuedAt = Math.floor(run.options.now() / 1000);
  const keyId = fill(auth.keyId) || textOf(account?.['private_key_id']);
  const header = { alg: auth.algorithm, typ: 'JWT', ...(keyId && { kid: keyId }) };
  const claims = {
    iss: fill(auth.issuer) || textOf(account?.['client_email']),
    ...(fill(auth.subject) && { sub: fill(auth.subject) }),
    aud: fill(auth.audience),
    ...(fill(auth.scope) && { scope: fill(auth.scope) }),
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SEC,
    jti: randomUUID(),
  };
  const signed = `${encoded(header)}.${encoded(claims)}`;
  const key = privateKey(textOf(account?.['private_key']) ?? secret);
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** The members of a Google service-account file, where that is what was pasted. */
function serviceAccount(secret: string): Record<string, unknown> | null {
  if (!secret.trimStart().startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(secret);
    if (textOf(valueAt(parsed, 'private_key')) === undefined) return null;
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

function privateKey(pem: string): KeyObject {
  try {
    // Forms and environments flatten line ends into two characters.
    return createPrivateKey(pem.replaceAll(String.raw`\n`, '\n').trim());
  } catch {
    throw new CollectFailure('config_invalid', 'The private key cannot be read.');
  }
}
