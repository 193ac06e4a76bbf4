import { emailClaim, textClaim, type Claims } from '../../federation/claims.ts';
import type { FederatedIdentity } from '../../federation/federated-identity.ts';
import type { OidcSettings } from '../../federation/oidc-settings.ts';

type MemberProfile = Pick<
  FederatedIdentity,
  | 'email'
  | 'isEmailVerified'
  | 'name'
  | 'givenName'
  | 'middleName'
  | 'familyName'
  | 'phone'
  | 'picture'
  | 'customAttributes'
>;

/** The tenant provider's claims about a person, mapped by the tenant. */
export function readMember(settings: OidcSettings, claims: Claims): MemberProfile {
  const names = settings.userAttrMapping ?? {};
  const read = (mapped: string | undefined, standard: string) =>
    textClaim(claims, mapped || standard);
  const email =
    emailClaim(claims, names.email || 'email') ??
    emailClaim(claims, names.loginId || 'preferred_username');
  const verified = claims[names.verifiedEmail || 'email_verified'];
  return {
    email,
    // It is the tenant's own provider, heard about the tenant's own domains only: silence will do.
    isEmailVerified: email !== undefined && verified !== false && verified !== 'false',
    name: read(names.name, 'name') ?? read(names.username, 'preferred_username'),
    givenName: read(names.givenName, 'given_name'),
    middleName: read(names.middleName, 'middle_name'),
    familyName: read(names.familyName, 'family_name'),
    phone: read(names.phoneNumber, 'phone_number'),
    picture: read(names.picture, 'picture'),
    customAttributes: customAttributes(names.customAttributes ?? {}, claims),
  };
}

/** The person's groups at the provider; a single one may be a text. */
export function groupsOf(settings: OidcSettings, claims: Claims): string[] {
  const value = claims[settings.userAttrMapping?.group || 'groups'];
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((group) => typeof group === 'string' && group !== '').map(String);
}

function customAttributes(
  claimByName: Record<string, string>,
  claims: Claims,
): Record<string, unknown> | undefined {
  const found = Object.entries(claimByName).filter(([, claim]) => claims[claim] !== undefined);
  if (found.length === 0) return undefined;
  return Object.fromEntries(found.map(([name, claim]) => [name, claims[claim]]));
}
