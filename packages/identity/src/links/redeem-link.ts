import { writeAudit } from '../audit/audit-store.ts';
import type { IdentityContext } from '../identity-context.ts';
import { noteCaller } from '../notices/notice-store.ts';
import { renewSessions } from '../sessions/end-sessions.ts';
import { createUser } from '../users/create-user.ts';
import { requireNoTenant } from '../users/new-user-body.ts';
import { noteProof, type ProofWork } from '../users/note-proof.ts';
import type { User } from '../users/user.ts';
import { lockUsers, normaliseLoginId, userById, userByLoginId } from '../users/user-store.ts';
import { addLoginId, verifyAddress } from './address-store.ts';
import { linkExpired, linkUnknown } from './link-errors.ts';
import {
  deleteLinksOfUser,
  linkByHash,
  takeLink,
  type LinkGrant,
  type LinkKind,
  type LinkTerms,
  type StoredLink,
} from './link-store.ts';
import { secretHash } from '../crypto/one-time-secret.ts';

/** The unused link of a token. Throws 401 if there is none or it has expired. */
export async function openLink(
  context: Pick<IdentityContext, 'pool' | 'clock'>,
  token: string,
  kind: LinkKind,
): Promise<StoredLink> {
  const link = await linkByHash(context.pool, secretHash(token), kind);
  if (!link) throw linkUnknown();
  if (link.expiresAt.getTime() <= context.clock()) throw linkExpired();
  return link;
}

/** The transaction that a link is used in, and the request that brings it. */
type Redemption = ProofWork;

/** Uses a link and performs its effect, once. Throws as `redeemLink`, and 401 for all but one. */
export async function redeemOnce(
  context: IdentityContext,
  work: Redemption,
  link: StoredLink,
): Promise<string> {
  if (!(await takeLink(work.client, link.hash))) throw linkUnknown();
  return redeemLink(context, work, link);
}

/**
 * Performs a link's effect and returns its user: creates a new user, and verifies their address. The
 * caller has locked the user and used the link in the same transaction. Throws 401 if the link is no
 * longer allowed, E062107 if the login id of a new user was taken meanwhile, E011004 if the added one
 * was.
 */
export async function redeemLink(
  context: IdentityContext,
  work: Redemption,
  link: LinkGrant,
): Promise<string> {
  const { client } = work;
  if (link.purpose === 'signUp') return signUp(context, work, link.terms);
  const user = link.userId === null ? null : await userById(client, link.userId);
  if (!user || user.status === 'disabled') throw linkUnknown();
  const now = new Date(context.clock());
  if (link.purpose === 'address') {
    await takeAddress(context, work, { user, terms: link.terms, now });
    return user.userId;
  }
  await confirmAddress(context, work, { user, terms: link.terms, now });
  // Another one was requested because the first had not arrived yet.
  if (link.purpose !== 'signIn') await deleteLinksOfUser(client, user.userId, link.purpose);
  return user.userId;
}

/** If the verified address has got an account meanwhile, that account is signed in. */
async function signUp(
  context: IdentityContext,
  work: Redemption,
  terms: LinkTerms,
): Promise<string> {
  const { client } = work;
  const { address, loginId = address, newUser = {} } = terms;
  const now = new Date(context.clock());
  const found = await userByLoginId(client, loginId);
  if (found && address === normaliseLoginId(loginId) && found.status !== 'disabled') {
    await lockUsers(client, [found.userId]);
    const user = await userById(client, found.userId);
    if (!user || user.status === 'disabled') throw linkUnknown();
    await confirmAddress(context, work, { user, terms, now });
    return user.userId;
  }
  requireNoTenant(terms.options);
  const isMail = terms.delivery === 'email';
  const isPhone = terms.delivery !== null && !isMail;
  return createUser(context, client, {
    ...newUser,
    loginIds: [loginId],
    // The verified address, not the claimed one.
    ...(isMail ? { email: address, isEmailVerified: true } : {}),
    ...(isPhone ? { phone: address, isPhoneVerified: true } : {}),
  });
}

interface Proof {
  /** Held until the transaction ends. */
  user: User;
  terms: LinkTerms;
  now: Date;
}

/** The address of a link that was sent to someone who has it already. */
async function confirmAddress(
  context: IdentityContext,
  work: Redemption,
  { user, terms, now }: Proof,
): Promise<void> {
  const { delivery, address } = terms;
  if (delivery === null || address === '') return;
  const kind = delivery === 'email' ? 'email' : 'phone';
  const current = user[kind];
  const isCurrent = current !== null && normaliseLoginId(current) === normaliseLoginId(address);
  // Taken from the user since the link was sent: it proves nothing about them anymore.
  if (!isCurrent && !user.loginIds.includes(normaliseLoginId(address))) throw linkUnknown();
  await noteProof(context, work, { user, kind, address, now });
  if (isCurrent || current === null) {
    await verifyAddress(work.client, user.userId, { kind, address: current ?? address, now });
  }
}

/** An address that the user asked to have. */
async function takeAddress(
  context: IdentityContext,
  work: Redemption,
  { user, terms, now }: Proof,
): Promise<void> {
  const { client, revoke, call } = work;
  if (call) await noteCaller(client, call);
  const kind = terms.delivery === 'email' ? 'email' : 'phone';
  await noteProof(context, work, { user, kind, address: terms.address, now });
  await verifyAddress(client, user.userId, { kind, address: terms.address, now });
  if (terms.isLoginIdAdded) await addLoginId(client, user, terms.address, now);
  await writeAudit(client, {
    action: 'UserModified',
    occurredAt: now,
    userId: user.userId,
    loginIds: user.loginIds,
    data: { changed: kind },
  });
  // Session tokens show the address.
  await renewSessions(client, revoke, [user.userId], now);
}
