import { expect, test } from 'vitest';
import { isAddressPermitted, isPermittedIp } from './permitted-ips.ts';

test.each(['192.0.2.1', '192.0.2.0/24', '2001:db8::1', '2001:db8::/32', '0.0.0.0/0'])(
  'takes %s',
  (text) => expect(isPermittedIp(text)).toBe(true),
);

test.each([
  '',
  'example.com',
  '192.0.2.0/33',
  '192.0.2.0/',
  '192.0.2.0/a',
  '1.2.3',
  '::1/129',
  '::/1/2',
])('refuses %j', (text) => expect(isPermittedIp(text)).toBe(false));

test.each([
  ['192.0.2.7', ['192.0.2.0/24'], true],
  ['192.0.3.7', ['192.0.2.0/24'], false],
  ['192.0.2.7', ['192.0.2.7'], true],
  ['::ffff:192.0.2.7', ['192.0.2.0/24'], true],
  ['2001:db8::7', ['192.0.2.0/24', '2001:db8::/32'], true],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['not an address', ['0.0.0.0/0'], false],
  ['198.51.100.1', [], true],
])('%s in %j: %s', (address, list, isIn) => {
  expect(isAddressPermitted(address, list)).toBe(isIn);
});
