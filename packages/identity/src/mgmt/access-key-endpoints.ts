import { z } from 'zod';
import { keyHash, keyWithId, makeKey, type AccessKey } from '../access-keys/access-key.ts';
import {
  insertKey,
  keyById,
  lockKeys,
  searchKeys,
  setKeyHash,
  updateKey,
} from '../access-keys/access-key-store.ts';
import { replaceKeyAccess } from '../access-keys/key-access.ts';
import { isPermittedIp } from '../access-keys/permitted-ips.ts';
import { renewKeys } from '../access-keys/renew-keys.ts';
import { writeAudit, type AuditAction } from '../audit/audit-store.ts';
import { newId } from '../crypto/ids.ts';
import type { IdentityContext } from '../identity-context.ts';
import { isMissingReference, type Client, type Queryable } from '../store/statement.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import {
  optionalNumber,
  optionalObject,
  optionalText,
  optionalTexts,
  parseFields,
  requiredText,
} from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { TrustedClaims } from './jwt-bodies.ts';
import { tenantList } from './user-bodies.ts';

/** The year 9999. Milliseconds, sent by mistake, are beyond it. */
const LATEST_SECONDS = 253_402_300_799;
/** Creator of a key, always the management key at present. */
const CREATOR = 'management-key';

const KeyFields = {
  name: requiredText('name', 200),
  description: optionalText('description'),
  roleNames: optionalTexts('roleNames'),
  keyTenants: tenantList('keyTenants'),
  customClaims: TrustedClaims,
  customAttributes: optionalObject('customAttributes'),
  permittedIps: optionalTexts('permittedIps').refine((list) => !list || list.every(isPermittedIp), {
    error: '"permittedIps" must be addresses or CIDR ranges',
  }),
};

const NewKey = z.object({
  ...KeyFields,
  /** Seconds since 1970; 0 and absent: never. */
  expireTime: optionalNumber('expireTime').refine((seconds) => (seconds ?? 0) <= LATEST_SECONDS, {
    error: '"expireTime" must be in seconds',
  }),
  userId: optionalText('userId'),
});

async function create(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(NewKey, call.body);
  const now = new Date(context.clock());
  const expiresAt = body.expireTime ? new Date(body.expireTime * 1000) : null;
  const { keyId, cleartext } = makeKey(now.getTime());
  const key = await context.revocations.transaction(async (client) => {
    const stored = {
      keyId,
      name: body.name,
      description: body.description ?? '',
      isActive: true,
      expiresAt,
      boundUserId: body.userId || null,
      customClaims: body.customClaims ?? {},
      customAttributes: body.customAttributes ?? {},
      permittedIps: body.permittedIps ?? [],
      createdBy: CREATOR,
      sid: newId('S', now.getTime()),
      createdAt: now,
    };
    await insertKey(client, stored, keyHash(cleartext)).catch((error: unknown) => {
      if (!isMissingReference(error)) throw error;
      throw new WireError(400, WIRE_CODES.invalidArguments, 'There is no such user');
    });
    // A bound key has its user's authorization and none of its own.
    if (!body.userId) {
      await replaceKeyAccess(client, keyId, {
        roleNames: body.roleNames ?? [],
        tenants: body.keyTenants ?? [],
      });
    }
    return audited(client, keyId, 'AccessKeyCreated', now);
  });
  return { body: { key: keyResponse(key, now), cleartext } };
}

const WhichKey = z.object({ id: requiredText('id') });

async function load(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id } = parseFields(WhichKey, call.query);
  const key = await requireKey(context.pool, id);
  return { body: { key: keyResponse(key, new Date(context.clock())) } };
}

const KeySearch = z.object({
  tenantIds: optionalTexts('tenantIds'),
  boundUserId: optionalText('boundUserId'),
  creatingUser: optionalText('creatingUser'),
  customAttributes: optionalObject('customAttributes'),
});

async function search(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const keys = await searchKeys(context.pool, parseFields(KeySearch, call.body));
  const now = new Date(context.clock());
  return { body: { keys: keys.map((key) => keyResponse(key, now)) } };
}

const ChangedKey = z.object({ id: requiredText('id'), ...KeyFields });

/** Absent fields stay; given roles and tenants are replaced. Its sessions end. */
async function update(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const body = parseFields(ChangedKey, call.body);
  const now = new Date(context.clock());
  const key = await context.revocations.transaction(async (client, revoke) => {
    await lockKeys(client, [body.id]);
    const before = await requireKey(client, body.id);
    await updateKey(client, {
      keyId: body.id,
      name: body.name,
      description: body.description ?? before.description,
      customClaims: body.customClaims ?? before.customClaims,
      customAttributes: body.customAttributes ?? before.customAttributes,
      permittedIps: body.permittedIps ?? before.permittedIps,
    });
    if (before.boundUserId === null) {
      await replaceKeyAccess(client, body.id, {
        roleNames: body.roleNames ?? before.roleNames,
        tenants: body.keyTenants ?? before.tenants,
      });
    }
    await renewKeys(client, revoke, { keyIds: [body.id] }, now);
    return audited(client, body.id, 'AccessKeyModified', now);
  });
  return { body: { key: keyResponse(key, now) } };
}

/** A new secret for the same key; the previous one and its sessions end immediately. */
async function rotate(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { id } = parseFields(WhichKey, call.body);
  const now = new Date(context.clock());
  const cleartext = keyWithId(id);
  const key = await context.revocations.transaction(async (client, revoke) => {
    await lockKeys(client, [id]);
    await requireKey(client, id);
    await setKeyHash(client, id, keyHash(cleartext));
    await renewKeys(client, revoke, { keyIds: [id] }, now);
    return audited(client, id, 'AccessKeyRotated', now);
  });
  return { body: { key: keyResponse(key, now), cleartext } };
}

/** The key as it is now, after the change was written into the audit. */
async function audited(
  client: Client,
  keyId: string,
  action: AuditAction,
  now: Date,
): Promise<AccessKey> {
  const key = await requireKey(client, keyId);
  await writeAudit(client, {
    action,
    occurredAt: now,
    userId: key.boundUserId ?? undefined,
    tenantIds: key.tenants.map((tenant) => tenant.tenantId),
    data: { keyId, name: key.name },
  });
  return key;
}

async function requireKey(db: Queryable, keyId: string): Promise<AccessKey> {
  const key = await keyById(db, keyId);
  if (key) return key;
  throw new WireError(404, WIRE_CODES.invalidArguments, 'There is no such access key');
}

/** Times are in seconds since 1970; 0: never. The end is there under each name that clients read. */
function keyResponse(key: AccessKey, now: Date) {
  const end = key.expiresAt ? Math.floor(key.expiresAt.getTime() / 1000) : 0;
  const isOver = key.expiresAt !== null && key.expiresAt <= now;
  return {
    id: key.keyId,
    clientId: key.keyId,
    name: key.name,
    description: key.description,
    status: isOver ? 'expired' : key.isActive ? 'active' : 'inactive',
    roleNames: key.roleNames,
    keyTenants: key.tenants.map(({ tenantId, tenantName, roleNames }) => ({
      tenantId,
      tenantName,
      roleNames,
    })),
    createdTime: Math.floor(key.createdAt.getTime() / 1000),
    expireTime: end,
    expiresTime: end,
    expiredTime: end,
    createdBy: key.createdBy,
    boundUserId: key.boundUserId ?? '',
    permittedIps: key.permittedIps,
    customClaims: key.customClaims,
    customAttributes: key.customAttributes,
  };
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/accesskey/create', run: create },
  { ...key, method: 'GET', path: '/v1/mgmt/accesskey', run: load },
  { ...key, path: '/v1/mgmt/accesskey/search', run: search },
  { ...key, path: '/v1/mgmt/accesskey/update', run: update },
  { ...key, path: '/v1/mgmt/accesskey/rotate', run: rotate },
];
