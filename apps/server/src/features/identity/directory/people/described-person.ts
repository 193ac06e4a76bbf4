import { ScimError } from '../scim/scim-error.ts';
import { isScimObject, type ScimObject, type ScimValue } from '../scim/scim-resource.ts';
import type { DescribedPerson } from './person-rows.ts';

/** One address with something on both sides; the identity provider checks it further. */
const ADDRESS = /^[^\s@<>"',;]+@[^\s@<>"',;]+\.[^\s@<>"',;]+$/;
const MOST_CHARACTERS = 254;

/**
 * Reads a person from a SCIM user: the primary address, else the work address, else the first one, else the user name.
 * Throws a ScimError without an address.
 */
export function describedPerson(resource: ScimObject): DescribedPerson {
  const { userName, externalId, active, ...attributes } = resource;
  const name = textOf(userName);
  if (name === '') throw new ScimError(400, 'userName is required', 'invalidValue');
  return {
    externalId: textOf(externalId) || null,
    userName: name,
    email: addressOf(attributes['emails'], name),
    displayName: nameOf(attributes) || name,
    isActive: active !== false,
    attributes,
  };
}

/** The person as SCIM has them, without what only the server says. */
export function scimOfPerson(person: DescribedPerson): ScimObject {
  const { externalId, userName, isActive, attributes } = person;
  return {
    ...(externalId === null ? {} : { externalId }),
    userName,
    active: isActive,
    ...attributes,
  };
}

function addressOf(emails: ScimValue | undefined, userName: string): string {
  const given = Array.isArray(emails) ? emails.filter(isScimObject) : [];
  const chosen =
    given.find(({ primary }) => primary === true) ??
    given.find(({ type }) => textOf(type).toLowerCase() === 'work') ??
    given[0];
  const address = (textOf(chosen?.['value']) || userName).trim().toLowerCase();
  if (ADDRESS.test(address) && address.length <= MOST_CHARACTERS) return address;
  throw new ScimError(
    400,
    'An email address is required: send emails, or an address as userName',
    'invalidValue',
  );
}

function nameOf({ displayName, name }: ScimObject): string {
  const parts = isScimObject(name) ? name : {};
  const full = [textOf(parts['givenName']), textOf(parts['familyName'])].filter(Boolean).join(' ');
  return textOf(displayName) || textOf(parts['formatted']) || full;
}

function textOf(value: ScimValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
