import { expect, test } from 'vitest';
import type { AccessBook } from '../../features/identity/access/access-book.ts';
import { grantedPermissions } from './granted-permissions.ts';

const CREATED = new Date('2026-01-10T00:00:00Z');
const BOOK: AccessBook = {
  customRoles: new Map([['custom:r1', ['evidence:read']]]),
  suspended: new Set(),
  pendingRoles: new Map([['u3', ['Auditor']]]),
  grants: new Map([['u2', ['content:preview']]]),
  adminsKeepSince: null,
};
const token = (roles: string[], permissions: string[] = []) => ({
  idpTenantId: 'T1',
  roles,
  permissions,
});
const current = (
  roles: string[],
  permissions: string[] | null = null,
  { userId = 'u1', book = BOOK } = {},
) => ({
  user: { userId, createdAt: CREATED },
  membership: { tenantId: 'T1', roles, permissions },
  book,
});

test('the roles count that the provider has now', () => {
  expect(grantedPermissions(token(['Auditor']), current(['Auditor'])).has('audit:read')).toBe(true);
  expect(grantedPermissions(token(['Owner']), current(['Auditor'])).has('setting:manage')).toBe(
    false,
  );
  expect(grantedPermissions(token(['Auditor']), current(['Owner'])).has('setting:manage')).toBe(
    true,
  );
  expect(grantedPermissions(token(['Owner']), current([])).size).toBe(0);
});

test('roles that the provider has still to take count already', () => {
  const held = grantedPermissions(token(['Owner']), current(['Owner'], null, { userId: 'u3' }));
  expect([held.has('audit:read'), held.has('setting:manage')]).toEqual([true, false]);
});

test('named permissions count when they are ours and the provider has them too', () => {
  const names = ['evidence:read', 'root:everything'];
  expect([...grantedPermissions(token([], names), current([], names))]).toEqual(['evidence:read']);
  expect(grantedPermissions(token([], names), current([], [])).size).toBe(0);
});

test('where the provider does not list permissions, they go with the roles', () => {
  const names = ['evidence:read'];
  expect(grantedPermissions(token(['x'], names), current(['x'])).has('evidence:read')).toBe(true);
  expect(grantedPermissions(token(['x'], names), current([])).size).toBe(0);
});

test('a role of the organization allows what it lists, and none of another one', () => {
  const held = grantedPermissions(token([]), current(['custom:r1', 'custom:r2']));
  expect([...held]).toEqual(['evidence:read']);
});

test('a permission of one member is theirs alone', () => {
  const of = (userId: string) =>
    grantedPermissions(token([]), current(['Admin'], null, { userId }));
  expect(of('u2').has('content:preview')).toBe(true);
  expect(of('u1').has('content:preview')).toBe(false);
});

test('Admins from before the change keep contents and exports until the review is confirmed', () => {
  const held = (adminsKeepSince: Date | null, role = 'Admin') =>
    grantedPermissions(
      token([]),
      current([role], null, { book: { ...BOOK, adminsKeepSince } }),
    ).has('evidence:read');
  expect(held(CREATED)).toBe(true);
  expect(held(CREATED, 'Employee')).toBe(false);
  expect(held(new Date(CREATED.getTime() - 1))).toBe(false);
  expect(held(null)).toBe(false);
});
