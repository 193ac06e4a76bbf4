import { expect, test } from 'vitest';
import { grantedPermissions } from './granted-permissions.ts';

const token = (roles: string[], permissions: string[] = []) => ({
  idpTenantId: 'T1',
  roles,
  permissions,
});
const current = (roles: string[], permissions: string[] | null = null) => ({
  tenantId: 'T1',
  roles,
  permissions,
});

test('roles of the token count while the provider has them too', () => {
  expect(grantedPermissions(token(['Auditor']), current(['Auditor'])).has('audit:read')).toBe(true);
  expect(grantedPermissions(token(['Owner']), current(['Auditor'])).size).toBe(0);
  const added = grantedPermissions(token(['Auditor']), current(['Auditor', 'Owner']));
  expect(added.has('setting:manage')).toBe(false);
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
