import type { IdentityContext } from '../identity-context.ts';
import { isSignedInAs } from '../sessions/is-signed-in-as.ts';
import type { Revoke } from '../sessions/session-revocations.ts';
import type { Client } from '../store/statement.ts';
import type { WireCall } from '../wire/endpoint.ts';
import { isOnlyClaimed, markLoginIdVerified } from './claimed-login-id.ts';
import { handOver } from './hand-over.ts';
import type { User } from './user.ts';
import { normaliseLoginId } from './user-store.ts';

/** The transaction of a proof, and the request that brings it. */
export interface ProofWork {
  client: Client;
  revoke: Revoke;
  /** Null: whoever brings it is never taken for who signed up. */
  call: WireCall | null;
}

interface AddressProof {
  /** Held until the transaction ends. */
  user: Pick<User, 'userId' | 'loginIds'>;
  kind: 'email' | 'phone';
  address: string;
  /** False: enough to sign in, but the address was not verified. */
  isChecked?: boolean;
  now: Date;
}

/**
 * Records that someone has verified an address of the user. The first to verify a merely claimed one
 * gets the user, unless they are already signed in as the user: someone who signs up and then opens
 * their mailed link keeps their password.
 */
export async function noteProof(
  context: Pick<IdentityContext, 'projectId' | 'clock' | 'settings' | 'keys'>,
  { client, revoke, call }: ProofWork,
  { user, kind, address, isChecked = true, now }: AddressProof,
): Promise<void> {
  const { userId } = user;
  const proved = normaliseLoginId(address);
  const isFirst = await isOnlyClaimed(client, userId, proved);
  const isOwn = isFirst && call !== null && (await isSignedInAs(context, client, { call, userId }));
  if (isFirst && !isOwn) {
    const contact = { address: proved, isVerified: isChecked };
    await handOver(
      { client, revoke },
      {
        user,
        loginIds: user.loginIds.includes(proved) ? [proved] : user.loginIds,
        email: kind === 'email' ? contact : null,
        phone: kind === 'phone' ? contact : null,
        reason: 'the address was proved for the first time',
        now,
      },
    );
  }
  if (isChecked) await markLoginIdVerified(client, userId, proved, now);
}
