import { z } from 'zod';

const texts = z.array(z.string());

/** Which claim fills which field of a user; absent: the standard claim of the same meaning. */
const OidcAttributeMapping = z.object({
  loginId: z.string().optional(),
  name: z.string().optional(),
  givenName: z.string().optional(),
  middleName: z.string().optional(),
  familyName: z.string().optional(),
  email: z.string().optional(),
  verifiedEmail: z.string().optional(),
  username: z.string().optional(),
  phoneNumber: z.string().optional(),
  verifiedPhone: z.string().optional(),
  picture: z.string().optional(),
  /** Claim with the groups that `groupsMapping` knows. */
  group: z.string().optional(),
  /** Claim by name of the custom attribute. */
  customAttributes: z.record(z.string(), z.string()).optional(),
});

/**
 * Settings of a tenant's OpenID Connect provider. Names as in the API; stored sealed, because they
 * include the secret. Either `issuer`, which is discovered, or all of the addresses.
 */
export const OidcSettings = z.object({
  name: z.string().optional(),
  clientId: z.string(),
  clientSecret: z.string().optional(),
  issuer: z.string().optional(),
  authUrl: z.string().optional(),
  tokenUrl: z.string().optional(),
  userDataUrl: z.string().optional(),
  JWKsUrl: z.string().optional(),
  /** Default target if the authorization named no address. */
  redirectUrl: z.string().optional(),
  scope: texts.optional(),
  prompt: texts.optional(),
  userAttrMapping: OidcAttributeMapping.optional(),
  groupsMapping: z.array(z.object({ roleName: z.string(), groups: texts })).optional(),
  /** Tenant roles for everyone who signs in this way. */
  defaultSSORoles: texts.optional(),
});
export type OidcSettings = z.infer<typeof OidcSettings>;
