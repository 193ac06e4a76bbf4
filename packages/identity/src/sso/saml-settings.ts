import { z } from 'zod';

const texts = z.array(z.string());

/** Which attribute of the assertion fills which field of a user; absent: the usual names of it. */
const SamlAttributeMapping = z.object({
  name: z.string().optional(),
  email: z.string().optional(),
  username: z.string().optional(),
  phoneNumber: z.string().optional(),
  givenName: z.string().optional(),
  middleName: z.string().optional(),
  familyName: z.string().optional(),
  picture: z.string().optional(),
  verifiedEmail: z.string().optional(),
  verifiedPhone: z.string().optional(),
  /** Attribute with the groups that `groupsMapping` knows. */
  group: z.string().optional(),
  /** Custom attribute by attribute of the assertion. */
  customAttributes: z.record(z.string(), z.string()).optional(),
});
export type SamlAttributeMapping = z.infer<typeof SamlAttributeMapping>;

/** Settings of a tenant's SAML provider. Names as in the API, where available. */
export const SamlSettings = z.object({
  idpEntityId: z.string(),
  idpSSOUrl: z.string(),
  /** PEM. Several while the provider changes its key. */
  idpCertificates: texts,
  /** Where all of the above was read, and is read again; in milliseconds since 1970. */
  idpMetadataUrl: z.string().optional(),
  metadataReadAt: z.number().optional(),
  /** Instead of our own. */
  spEntityId: z.string().optional(),
  spACSUrl: z.string().optional(),
  /** Default target if the authorization named no address. */
  redirectUrl: z.string().optional(),
  attributeMapping: SamlAttributeMapping.optional(),
  groupsMapping: z.array(z.object({ roleName: z.string(), groups: texts })).optional(),
  /** Tenant roles for everyone who signs in this way. */
  defaultSSORoles: texts.optional(),
});
export type SamlSettings = z.infer<typeof SamlSettings>;
