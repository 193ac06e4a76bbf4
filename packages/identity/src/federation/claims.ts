import { emailText } from '../wire/fields.ts';

/** Longest text that is taken over, as for what people type themselves. */
const MAX_TEXT = 1000;

/** What a provider said about a person, unchecked in its shape. */
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

/** A mail address as users have one, in lower case; anything else counts as absent. */
export function emailClaim(claims: Claims, name: string): string | undefined {
  const text = textClaim(claims, name);
  return emailText(name).safeParse(text).success ? text?.toLowerCase() : undefined;
}

/** True only for what says so; one provider writes the word. */
export function flagClaim(claims: Claims, name: string): boolean {
  return claims[name] === true || claims[name] === 'true';
}
