import { emailText } from '../wire/fields.ts';

/** Maximum length of accepted texts, as for typed ones. */
const MAX_TEXT = 1000;

/** A provider's claims about a person, unvalidated. */
export type Claims = Readonly<Record<string, unknown>>;

export function isClaims(value: unknown): value is Claims {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is neither empty nor overlong; numbers count, as some providers have numeric ids. */
export function textClaim(claims: Claims, name: string): string | undefined {
  const value = claims[name];
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '' || value.length > MAX_TEXT) return undefined;
  return value;
}

/** A user's mail address, in lower case; anything else counts as absent. */
export function emailClaim(claims: Claims, name: string): string | undefined {
  const text = textClaim(claims, name);
  return emailText(name).safeParse(text).success ? text?.toLowerCase() : undefined;
}

/** True only for explicit values; one provider sends it as text. */
export function flagClaim(claims: Claims, name: string): boolean {
  return claims[name] === true || claims[name] === 'true';
}
