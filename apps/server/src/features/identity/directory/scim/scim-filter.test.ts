import { describe, expect, test } from 'vitest';
import { matchesFilter } from './match-filter.ts';
import { parseFilter } from './scim-filter.ts';
import { ScimError } from './scim-error.ts';
import { ENTERPRISE_SCHEMA, USER_TYPE } from './scim-schema.data.ts';

const ANA = {
  id: '2819c223-7f76-453a-919d-413861904646',
  externalId: '00u1',
  userName: 'Ana@Northwind.example',
  active: true,
  title: 'Engineer',
  name: { familyName: 'Ribeiro', givenName: 'Ana' },
  emails: [
    { value: 'ana@northwind.example', type: 'work', primary: true },
    { value: 'ana@home.example', type: 'home' },
  ],
  meta: { lastModified: '2026-11-20T04:56:22.000Z' },
  [ENTERPRISE_SCHEMA.id]: { department: 'Lending', manager: { value: '26118915' } },
};

const matches = (filter: string): boolean => matchesFilter(USER_TYPE, ANA, parseFilter(filter));

describe('a filter', () => {
  // The first rows are the examples of RFC 7644, section 3.4.2.2.
  test.each([
    ['userName eq "ana@northwind.example"', true],
    ['name.familyName co "ibei"', true],
    ['userName sw "A"', true],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName sw "A"', true],
    ['title pr', true],
    ['nickName pr', false],
    ['meta.lastModified gt "2011-05-13T04:42:34Z"', true],
    ['meta.lastModified ge "2027-05-13T04:42:34Z"', false],
    ['meta.lastModified lt "2027-05-13T04:42:34Z"', true],
    ['meta.lastModified le "2011-05-13T04:42:34Z"', false],
    ['title pr and userType eq "Employee"', false],
    ['title pr or userType eq "Intern"', true],
    ['title pr and not (userType eq "Employee")', true],
    [
      'userType ne "Employee" and not (emails co "example.org" or emails.value co "example.net")',
      true,
    ],
    ['emails[type eq "work" and value co "@northwind.example"]', true],
    ['emails[type eq "home" and value co "@northwind.example"]', false],
    ['emails[type eq "work"] or addresses[type eq "work"]', true],
    ['userName ew "example"', true],
    ['USERNAME EQ "ANA@NORTHWIND.EXAMPLE"', true],
    ['active eq true', true],
    ['active eq "False"', false],
    ['externalId eq "00U1"', false],
    ['externalId eq "00u1"', true],
    ['title eq null', false],
    ['nickName eq null', true],
    [`${ENTERPRISE_SCHEMA.id}:department eq "lending"`, true],
    [`${ENTERPRISE_SCHEMA.id}:manager.value eq "26118915"`, true],
    // `and` binds tighter than `or`.
    ['title eq "x" and title eq "y" or active eq true', true],
    ['title eq "x" and (title eq "y" or active eq true)', false],
    ['userName eq "with \\"quotes\\""', false],
  ])('%s', (filter, expected) => {
    expect(matches(filter)).toBe(expected);
  });

  test.each([
    '',
    'userName',
    'userName is "x"',
    'userName eq',
    'userName eq x',
    'userName eq "x',
    'userName eq "x" and',
    '(userName eq "x"',
    'userName eq "x")',
    'not userName eq "x"',
    'emails[type eq "work"',
    'userName eq "\\x"',
    'password eq "x"',
    'emails[colour eq "red"]',
    `${'('.repeat(40)}title pr${')'.repeat(40)}`,
    `userName eq "${'x'.repeat(5000)}"`,
    'userName eq "x" %',
  ])('is refused: %s', (filter) => {
    expect(() => matches(filter)).toThrow(ScimError);
    expect(() => matches(filter)).toThrow(expect.objectContaining({ scimType: 'invalidFilter' }));
  });
});
