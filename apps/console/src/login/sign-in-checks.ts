/** Accepted login ids: a mail address, a phone number, or whichever it looks like. */
export type LoginIdKind = 'email' | 'phone' | 'either';

// Both are the patterns of the identity provider's SDK, which checks only some of its calls by them.
const EMAIL = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9-]+(?:\.[a-zA-Z0-9-]+)*$/;
const PHONE = /^\+[1-9][0-9]{3,14}$/;

/** The specification's check of a required text; null when it is fine. */
export function emptyFault(name: string, value: string): string | null {
  return value === '' ? `"${name}" must not be empty` : null;
}

/** The specification's check of a sign-in e-mail; null when it is fine. */
export function emailFault(value: string): string | null {
  return emptyFault('loginId', value) ?? (EMAIL.test(value) ? null : notValid(value, 'email'));
}

/** The specification's check of a phone number: a plus sign, a non-zero digit, 3 to 14 digits. */
export function phoneFault(value: string): string | null {
  return (
    emptyFault('loginId', value) ?? (PHONE.test(value) ? null : notValid(value, 'phone number'))
  );
}

function notValid(value: string, what: string): string {
  return `"${value}" is not a valid ${what}`;
}

/** Checks a login id by its kind; for `either`, digits and a plus sign make it a phone number. */
export function loginIdFault(value: string, kind: LoginIdKind): string | null {
  const isPhone = kind === 'phone' || (kind === 'either' && /^\+?[\d().\s-]+$/.test(value));
  return isPhone ? phoneFault(value) : emailFault(value);
}

/** The login id in API form: people group the digits of a number, which the provider rejects. */
export function tidyLoginId(typed: string): string {
  const text = typed.trim();
  return /^\+[\d().\s-]+$/.test(text) ? text.replace(/[().\s-]/g, '') : text;
}
