import type { DeliveryMethod } from '../messages/message.ts';
import { normaliseLoginId } from '../users/user-store.ts';
import { emailText, optionalPhone } from '../wire/fields.ts';

const Email = emailText('email');

/** Whether a login id is an address, or number, that the method can send to. */
export function isReachable(loginId: string, delivery: DeliveryMethod): boolean {
  if (delivery === 'email') return Email.safeParse(loginId).success;
  return loginId !== '' && optionalPhone.safeParse(loginId).success;
}

/**
 * Receiver of a message for a login id: the login id itself if it is an address, otherwise the user's
 * address. Null if none.
 */
export function recipientOf(
  loginId: string,
  delivery: DeliveryMethod,
  user: { email?: string | null | undefined; phone?: string | null | undefined },
): string | null {
  const named = normaliseLoginId(loginId);
  if (isReachable(named, delivery)) return named;
  return (delivery === 'email' ? user.email : user.phone) || null;
}
