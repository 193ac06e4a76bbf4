import { writeAudit } from '../../audit/audit-store.ts';
import type { IdentityContext } from '../../identity-context.ts';
import {
  deleteLinksOfPending,
  linkByHash,
  type LinkGrant,
  type StoredLink,
} from '../../links/link-store.ts';
import { secretHash } from '../../crypto/one-time-secret.ts';
import { decidePending, lockPending } from '../../links/pending-store.ts';
import { redeemLink } from '../../links/redeem-link.ts';
import { lockUsers, userById, userByLoginId } from '../../users/user-store.ts';
import type { WireCall } from '../../wire/endpoint.ts';
import { notpCodeIn } from './notp-code.ts';

interface Received {
  /** Null: the phone that the screen named. */
  from: string | null;
  text: string;
}

/**
 * Signs in the screen whose code was sent, if it came from the named phone. Any other phone ends the
 * attempt. False if no one was signed in.
 */
export async function receiveNotp(
  context: IdentityContext,
  call: WireCall,
  { from, text }: Received,
): Promise<boolean> {
  const code = notpCodeIn(text);
  const link = code === null ? null : await linkByHash(context.pool, secretHash(code), 'notp');
  if (!link?.pendingHash || link.expiresAt.getTime() <= context.clock()) return false;
  const { pendingHash, terms } = link;
  const phone = from ?? terms.address;
  if (phone === '') return false;
  const granted = await grantOf(context, link, phone);
  const userId = await context.revocations.transaction(async (client, revoke) => {
    if (granted?.userId) await lockUsers(client, [granted.userId]);
    if (!(await lockPending(client, pendingHash))) return null;
    await deleteLinksOfPending(client, pendingHash);
    const about = {
      occurredAt: new Date(context.clock()),
      method: 'notp',
      remoteAddress: call.remoteAddress,
    };
    if (!granted) {
      await decidePending(client, pendingHash, { state: 'refused', userId: null });
      const data = { reason: 'another phone or no such user' };
      await writeAudit(client, { ...about, action: 'LoginFailed', data });
      return null;
    }
    const redeemed = await redeemLink(context, { client, revoke, call: null }, granted);
    await decidePending(client, pendingHash, { state: 'approved', userId: redeemed });
    return redeemed;
  });
  return userId !== null;
}

/** Sign-in opened by a phone's message; null if none. */
async function grantOf(
  { pool }: Pick<IdentityContext, 'pool'>,
  { purpose, userId, terms }: StoredLink,
  phone: string,
): Promise<LinkGrant | null> {
  const isOther = terms.address !== '' && terms.address !== phone;
  if (purpose === 'decoy' || isOther) return null;
  const proved = { ...terms, address: phone };
  const user = userId === null ? await userByLoginId(pool, phone) : await userById(pool, userId);
  if (user) {
    const isTheirs = user.phone === phone || user.loginIds.includes(phone);
    if (!isTheirs || user.status === 'disabled') return null;
    return { purpose: 'signIn', userId: user.userId, terms: proved };
  }
  if (purpose !== 'either') return null;
  return { purpose: 'signUp', userId: null, terms: { ...proved, loginId: phone } };
}
