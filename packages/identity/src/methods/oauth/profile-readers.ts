import {
  emailClaim,
  flagClaim,
  isClaims,
  textClaim,
  type Claims,
} from '../../federation/claims.ts';
import type { ProfileShape } from './known-providers.data.ts';

/** A person's identity at a provider. */
export interface Profile {
  subject: string | undefined;
  email: string | undefined;
  /** Whether the provider says that the address was checked. */
  isEmailVerified: boolean;
  name: string | undefined;
  givenName: string | undefined;
  middleName?: string | undefined;
  familyName: string | undefined;
  picture?: string | undefined;
}

/** Reads an id token's claims, or the response of the provider's profile endpoint. */
export const READERS: Readonly<Record<ProfileShape, (claims: Claims) => Profile>> = {
  openid: readOpenId,
  // Anyone can set up a directory and write any address into it: only this claim says that the
  // directory owns the domain.
  microsoft: (claims) => ({
    ...readOpenId(claims),
    isEmailVerified:
      flagClaim(claims, 'xms_edov') || claims['xms_edov'] === 1 || claims['xms_edov'] === '1',
  }),
  github: (claims) => ({
    subject: textClaim(claims, 'id'),
    ...primaryAddress(claims['emails']),
    name: textClaim(claims, 'name') ?? textClaim(claims, 'login'),
    givenName: undefined,
    familyName: undefined,
    picture: textClaim(claims, 'avatar_url'),
  }),
  discord: (claims) => ({
    subject: textClaim(claims, 'id'),
    email: emailClaim(claims, 'email'),
    isEmailVerified: flagClaim(claims, 'verified'),
    name: textClaim(claims, 'global_name') ?? textClaim(claims, 'username'),
    givenName: undefined,
    familyName: undefined,
  }),
  // Facebook does not say whether it checked the address.
  facebook: (claims) => ({
    subject: textClaim(claims, 'id'),
    email: emailClaim(claims, 'email'),
    isEmailVerified: false,
    name: textClaim(claims, 'name'),
    givenName: textClaim(claims, 'first_name'),
    middleName: textClaim(claims, 'middle_name'),
    familyName: textClaim(claims, 'last_name'),
  }),
};

function readOpenId(claims: Claims): Profile {
  return {
    subject: textClaim(claims, 'sub'),
    email: emailClaim(claims, 'email'),
    isEmailVerified: flagClaim(claims, 'email_verified'),
    name: textClaim(claims, 'name'),
    givenName: textClaim(claims, 'given_name'),
    middleName: textClaim(claims, 'middle_name'),
    familyName: textClaim(claims, 'family_name'),
    picture: textClaim(claims, 'picture'),
  };
}

/** GitHub's list of addresses: the primary one is used. */
function primaryAddress(list: unknown): Pick<Profile, 'email' | 'isEmailVerified'> {
  const addresses: unknown[] = Array.isArray(list) ? list : [];
  const primary = addresses.filter(isClaims).find((address) => flagClaim(address, 'primary'));
  if (!primary) return { email: undefined, isEmailVerified: false };
  return { email: emailClaim(primary, 'email'), isEmailVerified: flagClaim(primary, 'verified') };
}
