import { isReachable } from '../../links/recipient.ts';
import type { DeliveryMethod } from '../../messages/message.ts';
import { normaliseLoginId } from '../../users/user-store.ts';
import { emailText, parseFields, phoneText } from '../../wire/fields.ts';
import { invalid, type WireError } from '../../wire/wire-error.ts';

/** Text that is no plausible name: it was meant as an address or number, and is invalid. */
const MEANT_AS = { email: /@/, phone: /^\+?[\d\s()-]+$/ };

/** Throws E011003 for a login id that looks like an address for the method, but is invalid. */
export function refuseMalformed(loginId: string, method: DeliveryMethod): void {
  const named = normaliseLoginId(loginId);
  const meantAs = method === 'email' ? MEANT_AS.email : MEANT_AS.phone;
  if (!meantAs.test(named) || isReachable(named, method)) return;
  parseFields(method === 'email' ? emailText('loginId') : phoneText('loginId'), named);
}

/** Neither the login id nor its user has an address for the method. */
export function notReachable(loginId: string, method: DeliveryMethod): WireError {
  const what = method === 'email' ? 'email' : 'phone number';
  return invalid(`"${loginId}" is not a valid ${what}`);
}
