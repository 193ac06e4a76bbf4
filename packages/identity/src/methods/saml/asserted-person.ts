import type { FederatedIdentity } from '../../federation/federated-identity.ts';
import { isAddressOfTenant } from '../../federation/tenant-authority.ts';
import { mappedRoles } from '../../sso/mapped-roles.ts';
import { ssoIssuer } from '../../sso/sso-configuration.ts';
import { emailText } from '../../wire/fields.ts';
import type { SamlConfiguration } from './check-response.ts';
import type { Arrival } from './saml-store.ts';

const MICROSOFT = 'http://schemas.microsoft.com';
const SOAP = 'http://schemas.xmlsoap.org';
const CLAIMS = `${SOAP}/ws/2005/05/identity/claims`;

/** Providers' default names for these attributes; the last ones are from LDAP. */
const USUAL_NAMES = {
  email: [
    'email',
    'mail',
    'emailAddress',
    `${CLAIMS}/emailaddress`,
    'urn:oid:0.9.2342.19200300.100.1.3',
  ],
  name: [
    'displayName',
    'name',
    `${MICROSOFT}/identity/claims/displayname`,
    'urn:oid:2.16.840.1.113730.3.1.241',
  ],
  givenName: ['givenName', 'firstName', 'given_name', `${CLAIMS}/givenname`, 'urn:oid:2.5.4.42'],
  middleName: ['middleName', 'middle_name'],
  familyName: ['familyName', 'lastName', 'surname', 'sn', `${CLAIMS}/surname`, 'urn:oid:2.5.4.4'],
  phoneNumber: ['phoneNumber', 'telephoneNumber', 'urn:oid:2.5.4.20'],
  picture: ['picture'],
  group: [
    'groups',
    'group',
    'memberOf',
    `${MICROSOFT}/ws/2008/06/identity/claims/groups`,
    `${SOAP}/claims/Group`,
  ],
} as const;

/** Groups that the provider puts the person in. */
export function groupsOf({ settings: { saml } }: SamlConfiguration, arrival: Arrival): string[] {
  return valuesOf(arrival, 'group', saml.attributeMapping?.group);
}

/** The person of an assertion, as users are found and made by. */
export function assertedPerson(
  configuration: SamlConfiguration,
  arrival: Arrival,
): Omit<FederatedIdentity, 'mayCreate'> {
  const { tenantId, ssoId, domains, settings } = configuration;
  const mapping = settings.saml.attributeMapping ?? {};
  const first = (field: Exclude<keyof typeof USUAL_NAMES, 'group'>): string | undefined =>
    valuesOf(arrival, field, mapping[field])[0];
  const email = emailOf(first('email') ?? arrival.nameId);
  const tenant = { tenantId, domains };
  return {
    kind: 'saml',
    issuer: ssoIssuer(configuration),
    provider: ssoId,
    subject: arrival.nameId,
    email,
    isEmailVerified:
      email !== undefined && (domains.length === 0 || isAddressOfTenant(tenant, email)),
    name: first('name'),
    givenName: first('givenName'),
    middleName: first('middleName'),
    familyName: first('familyName'),
    phone: first('phoneNumber'),
    picture: first('picture'),
    customAttributes: customAttributes(mapping.customAttributes ?? {}, arrival),
    tenant,
    roleNames: mappedRoles(settings.saml, groupsOf(configuration, arrival)),
  };
}

function valuesOf(
  { attributes }: Arrival,
  field: keyof typeof USUAL_NAMES,
  mapped: string | undefined,
): string[] {
  if (mapped) return attributes[mapped] ?? [];
  const name = USUAL_NAMES[field].find((usual) => (attributes[usual]?.length ?? 0) > 0);
  return name === undefined ? [] : (attributes[name] ?? []);
}

function emailOf(text: string): string | undefined {
  return emailText('email').safeParse(text).success ? text.toLowerCase() : undefined;
}

/** @param theirNames name of the attribute of the assertion by that of the custom attribute. */
function customAttributes(
  theirNames: Readonly<Record<string, string>>,
  { attributes }: Arrival,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(theirNames).flatMap(([own, theirs]): [string, unknown][] => {
      const values = attributes[theirs] ?? [];
      return values.length === 0 ? [] : [[own, values.length === 1 ? values[0] : values]];
    }),
  );
}
