import { expect, test } from 'vitest';
import { hasShape, merged, momentOf, placesOf, unify } from './connectors-unify.ts';

const wanted = new Set(['org', 'token', 'partition']);

test('a template becomes a text by the values of its places', () => {
  expect(unify('/orgs/{org}/audit-log', '/orgs/acme/audit-log', wanted)).toEqual({ org: 'acme' });
  expect(unify('Bearer {token}', 'Bearer x.y', wanted)).toEqual({ token: 'x.y' });
  expect(unify('/repos/{partition}/issues', '/repos/a/b/issues', wanted)).toEqual({
    partition: 'a/b',
  });
  expect(unify('/plain', '/plain', wanted)).toEqual({});
});

test('other text does not fit, nor does one place with two values', () => {
  expect(unify('/orgs/{org}/audit-log', '/orgs/acme/members', wanted)).toBeNull();
  expect(unify('Bearer {token}', 'token x', wanted)).toBeNull();
  expect(unify('/{org}/{org}', '/a/b', wanted)).toBeNull();
  expect(unify('/{org}/{org}', '/a/a', wanted)).toEqual({ org: 'a' });
});

test('places that are not wanted match anything; a doubled brace is a brace', () => {
  expect(unify('/blob/{item.id|url}', '/blob/17', wanted)).toEqual({});
  expect(unify('{{"a":{org}}', '{"a":1}', wanted)).toEqual({ org: '1' });
  expect(placesOf('{{x} {cursor|iso} {item.id}')).toEqual(['cursor', 'item']);
});

test('values come together unless they contradict each other', () => {
  expect(merged({ org: 'a' }, { token: 'x' })).toEqual({ org: 'a', token: 'x' });
  expect(merged({ org: 'a' }, { org: 'b' })).toBeNull();
});

test('moments of another clock have the same shape when they are written alike', () => {
  expect(hasShape('1683836276', '1767225600')).toBe(true);
  expect(hasShape('1683836276', '2026-01-01')).toBe(false);
  expect(hasShape('2024-01-02T03:04:05Z', '2026-01-01T00:00:00.123Z')).toBe(true);
  expect(hasShape('{since:2020-02-14.*}', '2026-01-01T00:00:00.000Z')).toBe(true);
  expect(hasShape(String.raw`{oldest:\d+}`, 'yesterday')).toBe(false);
});

test('a query fits when it says at least what the recorded one says', () => {
  const ours = "SELECT Id,Name FROM Log WHERE Type = 'Login' AND At >= 2026-01-01T00:00:00Z";
  expect(hasShape("SELECT Name FROM Log WHERE Type = 'Login'", ours)).toBe(true);
  expect(hasShape("SELECT Name FROM Log WHERE Type = 'Logout'", ours)).toBe(false);
  expect(hasShape("SELECT Name FROM Log WHERE (Type = 'Api' OR Type = 'Login')", ours)).toBe(true);
});

test('recorded moments have an order; patterns for any moment come first', () => {
  expect(momentOf('{since:.*}')).toBe(-Infinity);
  expect(momentOf('{since:2020-02-14.*}')).toBe(Date.UTC(2020, 1, 14));
  expect(momentOf('1683836276')).toBe(1_683_836_276_000);
});
