import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { ClientClaims } from '../sessions/login-options.ts';
import { currentTenant, trustedClaims } from '../tokens/session-claims.ts';
import type { UserTenant } from '../users/user.ts';
import { userById } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { optionalText, parseFields } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { isKeyOf, keyIdOf, type AccessKey } from './access-key.ts';
import { keyWithHash } from './access-key-store.ts';
import { isAddressPermitted } from './permitted-ips.ts';

const ExchangeBody = z.object({
  loginOptions: z
    .object({
      customClaims: ClientClaims.nullish(),
      selectedTenant: optionalText('selectedTenant'),
    })
    .nullish(),
});

/** Exchanges an access key for a session token. There is no refresh token: the key serves as one. */
async function exchange(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginOptions } = parseFields(ExchangeBody, call.body);
  const key = await presentedKey(context, call);
  const reason = refusalOf(context, call, key);
  if (reason !== null) throw await refused(context, call, key, reason);
  const access = await accessOf(context, key);
  if (access === null) {
    throw await refused(context, call, key, 'The user of the access key is not enabled');
  }
  const tenants = access.tenants.filter((tenant) => !tenant.isDisabled);
  const selected = requireTenant(tenants, loginOptions?.selectedTenant);
  const claims = keyClaims(context, { key, tenants, access, selected });
  const nsec = loginOptions?.customClaims ? { nsec: loginOptions.customClaims } : {};
  const sessionJwt = await context.keys.sign({ ...claims, ...nsec }, 'session');
  await writeAudit(context.pool, { ...aboutKey(context, call, key), action: 'AccessKeyExchanged' });
  return { body: { keyId: key.keyId, sessionJwt, expiration: claims.exp } };
}

function requireTenant(
  tenants: readonly UserTenant[],
  selected: string | undefined,
): string | null {
  if (!selected) return null;
  if (tenants.some(({ tenantId }) => tenantId === selected)) return selected;
  throw new WireError(403, WIRE_CODES.invalidArguments, 'The key belongs to another tenant');
}

/** The key with the given full text. The same error for every invalid text. */
async function presentedKey(context: IdentityContext, call: WireCall): Promise<AccessKey> {
  if (call.key === null) {
    throw new WireError(401, WIRE_CODES.missingArguments, 'An access key is required');
  }
  const found = await keyWithHash(context.pool, keyIdOf(call.key));
  if (!found) throw new WireError(401, WIRE_CODES.invalidArguments, 'Invalid access key');
  if (isKeyOf(call.key, found.secretHash)) return found.key;
  throw await refused(context, call, found.key, 'Invalid access key');
}

/** Only shown to the key's holder. */
function refusalOf(context: IdentityContext, call: WireCall, key: AccessKey): string | null {
  if (!key.isActive) return 'The access key is deactivated';
  if (key.expiresAt !== null && key.expiresAt.getTime() <= context.clock()) {
    return 'The access key has expired';
  }
  if (!isAddressPermitted(call.remoteAddress, key.permittedIps)) {
    return 'The access key may not be used from this address';
  }
  return null;
}

async function refused(
  context: IdentityContext,
  call: WireCall,
  key: AccessKey,
  reason: string,
): Promise<WireError> {
  const about = aboutKey(context, call, key);
  await writeAudit(context.pool, {
    ...about,
    action: 'AccessKeyExchangeFailed',
    data: { ...about.data, reason },
  });
  return new WireError(401, WIRE_CODES.invalidArguments, reason);
}

function aboutKey(context: IdentityContext, call: WireCall, key: AccessKey) {
  return {
    occurredAt: new Date(context.clock()),
    userId: key.boundUserId ?? undefined,
    device: call.device,
    remoteAddress: call.remoteAddress,
    tenantIds: key.tenants.map((tenant) => tenant.tenantId),
    data: { keyId: key.keyId, name: key.name },
  };
}

interface KeyAccess {
  roleNames: string[];
  permissions: string[];
  tenants: UserTenant[];
}

/** The key's own roles and tenants, or those of its user; null if that user may not sign in. */
async function accessOf(context: IdentityContext, key: AccessKey): Promise<KeyAccess | null> {
  if (key.boundUserId === null) return key;
  const user = await userById(context.pool, key.boundUserId);
  return user?.status === 'disabled' ? null : user;
}

/** As those of a user's session; the key is the subject. */
function keyClaims(
  context: IdentityContext,
  what: { key: AccessKey; tenants: UserTenant[]; access: KeyAccess; selected: string | null },
): JWTPayload & { exp: number } {
  const { key, tenants, access } = what;
  const issuedAt = Math.floor(context.clock() / 1000);
  const end = issuedAt + context.settings.sessionTtlSeconds;
  const keyEnd = key.expiresAt ? Math.floor(key.expiresAt.getTime() / 1000) : end;
  const current = currentTenant(tenants, what.selected);
  return {
    ...trustedClaims(key.customClaims),
    iss: context.projectId,
    sub: key.keyId,
    aud: [context.projectId],
    iat: issuedAt,
    exp: Math.min(end, keyEnd),
    jti: randomBytes(24).toString('base64url'),
    sid: key.sid,
    amr: ['access_key'],
    drn: 'DS',
    tenants: Object.fromEntries(
      tenants.map(({ tenantId, tenantName, roleNames, permissions }) => [
        tenantId,
        { roles: roleNames, permissions, tenantName },
      ]),
    ),
    roles: access.roleNames,
    permissions: access.permissions,
    ...(current ? { dct: current } : {}),
  };
}

/** Not limited by address: keys have 256 bits, and many machines may share one. */
export const endpoints: EndpointGroup = [
  {
    method: 'POST',
    effect: 'sign-in',
    path: '/v1/auth/accesskey/exchange',
    access: 'project',
    run: exchange,
  },
];
