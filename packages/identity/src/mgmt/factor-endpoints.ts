import { z } from 'zod';
import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { deleteTotp } from '../methods/totp/totp-store.ts';
import {
  deletePasskeys,
  passkeysOfUser,
  type KeptPasskey,
} from '../methods/webauthn/passkey-store.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import { inTransaction } from '../store/statement.ts';
import { userByEitherId } from '../users/user-store.ts';
import type { EndpointGroup, WireCall, WireReply } from '../wire/endpoint.ts';
import { parseFields, requiredText } from '../wire/fields.ts';
import { WireError, WIRE_CODES } from '../wire/wire-error.ts';
import { holdUser, userNotFound } from './change-user.ts';

const UserBody = z.object({ loginId: requiredText('loginId') });

/** Active sessions end and are renewed: they may rely on a removed factor. */
async function deleteTotpSeed(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId } = parseFields(UserBody, call.body);
  const now = new Date(context.clock());
  await context.revocations.transaction(async (client, revoke) => {
    const { userId, loginIds } = await holdUser(client, loginId);
    if (!(await deleteTotp(client, userId))) return;
    await renewSessions(client, revoke, [userId], now);
    await writeAudit(client, { action: 'TOTPRemoved', occurredAt: now, userId, loginIds });
  });
  return { body: {} };
}

async function listPasskeys(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId } = parseFields(UserBody, call.body);
  const user = await userByEitherId(context.pool, loginId);
  if (!user) throw userNotFound();
  const passkeys = await passkeysOfUser(context.pool, user.userId);
  return { body: { passkeys: passkeys.map(passkeyResponse) } };
}

/** A passkey in API form, with its last use. Times are in seconds since 1970. */
function passkeyResponse(passkey: KeptPasskey) {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1000);
  const { credentialId, rpId, deviceType, name, createdAt, lastUsedAt } = passkey;
  return {
    id: credentialId,
    rpId,
    kind: deviceType,
    displayName: name,
    createdTime: seconds(createdAt),
    ...(lastUsedAt === null ? {} : { lastUsedTime: seconds(lastUsedAt) }),
  };
}

async function deleteAllPasskeys(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId } = parseFields(UserBody, call.body);
  await removePasskeys(context, loginId, null);
  return { body: {} };
}

const PasskeyBody = UserBody.extend({ credentialId: requiredText('credentialId', 2000) });

async function deletePasskey(context: IdentityContext, call: WireCall): Promise<WireReply> {
  const { loginId, credentialId } = parseFields(PasskeyBody, call.body);
  const removed = await removePasskeys(context, loginId, credentialId);
  if (removed === 0) {
    throw new WireError(400, WIRE_CODES.invalidArguments, 'The user has no such passkey');
  }
  return { body: {} };
}

/** Returns their number. */
async function removePasskeys(
  context: IdentityContext,
  loginId: string,
  credentialId: string | null,
): Promise<number> {
  const occurredAt = new Date(context.clock());
  return inTransaction(context.pool, async (client) => {
    const { userId, loginIds } = await holdUser(client, loginId);
    const credentialIds = await deletePasskeys(client, userId, credentialId);
    if (credentialIds.length > 0) {
      await writeAudit(client, {
        action: 'PasskeyRemoved',
        occurredAt,
        userId,
        loginIds,
        data: { credentialIds },
      });
    }
    return credentialIds.length;
  });
}

const key = { method: 'POST', access: 'management' } as const;

export const endpoints: EndpointGroup = [
  { ...key, path: '/v1/mgmt/user/totp/delete', run: deleteTotpSeed },
  { ...key, path: '/v1/mgmt/user/passkeys/list', run: listPasskeys },
  { ...key, path: '/v1/mgmt/user/passkeys/delete', run: deleteAllPasskeys },
  { ...key, path: '/v1/mgmt/user/passkey/delete', run: deletePasskey },
];
