import { describe, expect, test } from 'vitest';
import { ScimError } from './scim-error.ts';
import { applyPatch } from './scim-patch.ts';
import { readResource } from './scim-resource.ts';
import { ENTERPRISE_SCHEMA, GROUP_TYPE, USER_TYPE } from './scim-schema.data.ts';

const ANA = {
  userName: 'ana@northwind.example',
  active: true,
  name: { givenName: 'Ana', familyName: 'Ribeiro' },
  emails: [{ value: 'ana@northwind.example', type: 'work', primary: true }],
};

const SCHEMAS = ['urn:ietf:params:scim:api:messages:2.0:PatchOp'];

const patched = (...operations: object[]) =>
  applyPatch(USER_TYPE, ANA, { schemas: SCHEMAS, Operations: operations });

describe('Okta', () => {
  test('deactivates with a value and no path', () => {
    expect(patched({ op: 'replace', value: { active: false } })).toEqual({ ...ANA, active: false });
  });

  test('replaces several attributes at once and keeps parts of a name that it does not send', () => {
    expect(
      patched({ op: 'replace', value: { title: 'Lead', name: { familyName: 'Silva' } } }),
    ).toEqual({ ...ANA, title: 'Lead', name: { givenName: 'Ana', familyName: 'Silva' } });
  });

  test('adds and removes members by path', () => {
    const group = { displayName: 'SOC', members: [{ value: 'a' }, { value: 'b' }] };
    const body = {
      Operations: [
        { op: 'remove', path: 'members[value eq "a"]' },
        { op: 'add', path: 'members', value: [{ value: 'c', display: 'Cy' }, { value: 'b' }] },
      ],
    };
    expect(applyPatch(GROUP_TYPE, group, body)).toEqual({
      displayName: 'SOC',
      members: [{ value: 'b' }, { value: 'c' }],
    });
  });

  test('renames a group with its id in the value', () => {
    const body = { Operations: [{ op: 'replace', value: { id: 'x', displayName: 'SOC 2' } }] };
    expect(applyPatch(GROUP_TYPE, { displayName: 'SOC' }, body)).toEqual({ displayName: 'SOC 2' });
  });
});

describe('Microsoft Entra', () => {
  test('capitalises operations and sends booleans as texts', () => {
    expect(patched({ op: 'Replace', path: 'active', value: 'False' })).toEqual({
      ...ANA,
      active: false,
    });
  });

  test('changes the address of a type', () => {
    expect(
      patched({ op: 'Replace', path: 'emails[type eq "work"].value', value: 'a.silva@n.example' }),
    ).toEqual({ ...ANA, emails: [{ value: 'a.silva@n.example', type: 'work', primary: true }] });
  });

  test('adds an address of a type that is not there', () => {
    const phones = patched({
      op: 'Add',
      path: 'phoneNumbers[type eq "mobile"].value',
      value: '+1 555 0100',
    });
    expect(phones['phoneNumbers']).toEqual([{ type: 'mobile', value: '+1 555 0100' }]);
  });

  test('uses paths as names where it sends no path', () => {
    const enterprise = ENTERPRISE_SCHEMA.id;
    expect(
      patched({
        op: 'Add',
        value: {
          'name.givenName': 'Anna',
          'emails[type eq "work"].value': 'anna@n.example',
          [`${enterprise}:department`]: 'Lending',
          displayName: 'Anna Ribeiro',
        },
      }),
    ).toEqual({
      ...ANA,
      displayName: 'Anna Ribeiro',
      name: { givenName: 'Anna', familyName: 'Ribeiro' },
      emails: [{ value: 'anna@n.example', type: 'work', primary: true }],
      [enterprise]: { department: 'Lending' },
    });
  });

  test('sends the manager as a bare text, and removes it', () => {
    const path = `${ENTERPRISE_SCHEMA.id}:manager`;
    const managed = patched({ op: 'Add', path, value: '26118915' });
    expect(managed[ENTERPRISE_SCHEMA.id]).toEqual({ manager: { value: '26118915' } });
    const body = { Operations: [{ op: 'Remove', path }] };
    expect(applyPatch(USER_TYPE, managed, body)).toEqual(ANA);
  });

  test('removes the members that the operation names', () => {
    const group = { displayName: 'SOC', members: [{ value: 'a' }, { value: 'b' }] };
    const body = { Operations: [{ op: 'Remove', path: 'members', value: [{ value: 'a' }] }] };
    expect(applyPatch(GROUP_TYPE, group, body)['members']).toEqual([{ value: 'b' }]);
    const all = { Operations: [{ op: 'Remove', path: 'members' }] };
    expect(applyPatch(GROUP_TYPE, group, all)).toEqual({ displayName: 'SOC' });
  });
});

describe('a patch', () => {
  test('keeps one primary address', () => {
    const added = patched({
      op: 'add',
      path: 'emails',
      value: [{ value: 'new@n.example', primary: true }],
    });
    expect(added['emails']).toEqual([
      { value: 'ana@northwind.example', type: 'work', primary: false },
      { value: 'new@n.example', primary: true },
    ]);
  });

  test('ignores attributes that are not kept and leaves the resource that it was given', () => {
    const before = structuredClone(ANA);
    expect(patched({ op: 'add', path: 'favouriteColour', value: 'red' })).toEqual(before);
    patched({ op: 'replace', path: 'name.givenName', value: 'X' });
    expect(ANA).toEqual(before);
  });

  test.each([
    [{ op: 'move', path: 'title', value: 'x' }, 'invalidSyntax'],
    [{ op: 'remove' }, 'noTarget'],
    [{ op: 'replace', path: 'emails[type eq', value: 'x' }, 'invalidPath'],
    [{ op: 'replace', path: 'emails[type xx "work"].value', value: 'x' }, 'invalidFilter'],
    [{ op: 'replace', path: 'emails[value sw "zz"].type', value: 'x' }, 'noTarget'],
    [{ op: 'replace', path: 'id', value: 'x' }, 'mutability'],
    [{ op: 'replace', path: 'groups', value: [] }, 'mutability'],
    [{ op: 'replace', path: 'active', value: 'maybe' }, 'invalidValue'],
    [{ op: 'replace', value: 'x' }, 'invalidValue'],
    [{ op: 'add', path: 'title', value: 'x'.repeat(2000) }, 'invalidValue'],
  ])('refuses %j', (operation, scimType) => {
    expect(() => patched(operation)).toThrow(ScimError);
    expect(() => patched(operation)).toThrow(expect.objectContaining({ scimType }));
  });

  test('refuses a body without operations', () => {
    for (const body of [null, {}, { Operations: [] }, { Operations: 'x' }]) {
      expect(() => applyPatch(USER_TYPE, ANA, body)).toThrow(ScimError);
    }
  });
});

test('a resource is read with the names of the schemas and without what is not kept', () => {
  expect(
    readResource(USER_TYPE, {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      USERNAME: 'x',
      Active: 'True',
      password: 'secret',
      id: 'mine',
      meta: { resourceType: 'User' },
      emails: { value: 'x@n.example' },
      [ENTERPRISE_SCHEMA.id.toUpperCase()]: { department: 'A', manager: null },
    }),
  ).toEqual({
    userName: 'x',
    active: true,
    emails: [{ value: 'x@n.example' }],
    [ENTERPRISE_SCHEMA.id]: { department: 'A' },
  });
});
