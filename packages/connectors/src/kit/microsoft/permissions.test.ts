import { expect, test } from 'vitest';
import { permissionsIn } from './permissions.ts';

test.each([
  [
    '[] => [[Id: a, Scope: openid Mail.Read Files.Read.All Mail.Read]]; ',
    'Mail.Read Files.Read.All',
  ],
  ['"full_access_as_app"', 'full_access_as_app'],
  ['"User.Read"', 'User.Read'],
  ['offline_access', null],
  ['', null],
])('the permissions in %j are %j', (written, permissions) => {
  expect(permissionsIn(written)).toBe(permissions);
});
