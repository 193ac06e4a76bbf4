import { isClaims, textClaim, type Claims } from '../../federation/claims.ts';

/**
 * The name sent next to the tokens on the first sign-in, as claims. It is unsigned: suitable for
 * display only, which is all that a name is used for.
 *
 * @param user JSON: {name: {firstName, lastName}}.
 */
export function appleName(user: string | null | undefined): Claims {
  const parsed = parse(user ?? '');
  const name = isClaims(parsed) ? parsed['name'] : undefined;
  if (!isClaims(name)) return {};
  const given = textClaim(name, 'firstName');
  const family = textClaim(name, 'lastName');
  const full = [given, family].filter(Boolean).join(' ');
  return {
    ...(given ? { given_name: given } : {}),
    ...(family ? { family_name: family } : {}),
    ...(full ? { name: full } : {}),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
