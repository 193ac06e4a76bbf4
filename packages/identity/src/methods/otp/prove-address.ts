import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { addLoginId, verifyAddress } from '../../links/address-store.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import { noteCaller } from '../../notices/notice-store.ts';
import type { CodeContent } from '../../one-time-code/code-content.ts';
import { renewSessions } from '../../sessions/end-sessions.ts';
import { createUser } from '../../users/create-user.ts';
import { noteProof, type ProofWork } from '../../users/note-proof.ts';
import type { User } from '../../users/user.ts';
import { lockUsers, normaliseLoginId, userById, userByLoginId } from '../../users/user-store.ts';
import { WireError, WIRE_CODES } from '../../wire/wire-error.ts';
import { loginIdTaken } from './login-id-taken.ts';

/** A sent code was returned: in the transaction that uses the code. */
interface Proof extends ProofWork {
  /** Held until the transaction ends. */
  user: User;
  method: DeliveryMethod;
  now: Date;
}

/** Marks the user's own address as verified. False when it was taken from the user since. */
export async function verifyProved(
  context: IdentityContext,
  proof: Proof,
  to: string,
): Promise<boolean> {
  const { client, user, method, now } = proof;
  const kind = method === 'email' ? 'email' : 'phone';
  const current = user[kind];
  const isCurrent = current !== null && normaliseLoginId(current) === normaliseLoginId(to);
  if (!isCurrent && !user.loginIds.includes(normaliseLoginId(to))) return false;
  await noteProof(context, proof, { user, kind, address: to, now });
  if (isCurrent || current === null) {
    await verifyAddress(client, user.userId, { kind, address: current ?? to, now });
  }
  return true;
}

/**
 * Verifies the user's address. Throws E011004 if it should become a login id and someone else has it.
 */
export async function updateProved(
  context: IdentityContext,
  proof: Proof,
  { field, to, isToBeLoginId }: Extract<CodeContent, { kind: 'update' }>,
): Promise<void> {
  const { client, user, now, revoke, call } = proof;
  if (call) await noteCaller(client, call);
  await noteProof(context, proof, { user, kind: field, address: to, now });
  await verifyAddress(client, user.userId, { kind: field, address: to, now });
  if (isToBeLoginId) {
    await addLoginId(client, user, to, now).catch((error: unknown) => {
      const isTaken = error instanceof WireError && error.code === WIRE_CODES.userExists;
      throw isTaken ? loginIdTaken() : error;
    });
  }
  await writeAudit(client, {
    action: 'UserModified',
    occurredAt: now,
    userId: user.userId,
    loginIds: user.loginIds,
    data: { changed: field },
  });
  // Session tokens show the address.
  await renewSessions(client, revoke, [user.userId], now);
}

/**
 * Creates a new user, or returns the one who has got the verified address as login id since. Throws
 * E062107 if the login id is different and taken.
 */
export async function createProvedUser(
  context: IdentityContext,
  work: ProofWork,
  { loginId, to, user, method }: SignUp,
): Promise<string> {
  const { client } = work;
  const found = await userByLoginId(client, loginId);
  if (found && to === normaliseLoginId(loginId)) {
    await lockUsers(client, [found.userId]);
    const held = await userById(client, found.userId);
    const now = new Date(context.clock());
    if (held && held.status !== 'disabled') {
      await verifyProved(context, { ...work, user: held, method, now }, to);
    }
    return found.userId;
  }
  return createUser(context, client, {
    ...user,
    loginIds: [loginId],
    // The verified address, not the claimed one.
    ...(method === 'email'
      ? { email: to, isEmailVerified: true }
      : { phone: to, isPhoneVerified: true }),
  });
}

type SignUp = Pick<Extract<CodeContent, { kind: 'signUp' }>, 'loginId' | 'to' | 'user'> & {
  method: DeliveryMethod;
};
