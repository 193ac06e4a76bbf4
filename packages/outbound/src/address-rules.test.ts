import { expect, test } from 'vitest';
import { isPublicAddress, mayBeInside, readAddressRules } from './address-rules.ts';

test.each(['1.1.1.1', '8.8.8.8', '2606:4700:4700::1111', '64:ff9b::808:808', '::ffff:8.8.8.8'])(
  '%s is on the open internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::808:808',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '2002:808:808::',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test('a list holds names in any case, ranges and single addresses', () => {
  const rules = readAddressRules(['IdP.Example.com.', '10.1.0.0/16', '127.0.0.2', 'fd12::/16']);
  expect(rules.isAllowedHost('idp.example.com')).toBe(true);
  expect(rules.isAllowedHost('evil.idp.example.com')).toBe(false);
  expect(rules.isAllowedAddress('10.1.255.1')).toBe(true);
  expect(rules.isAllowedAddress('10.2.0.1')).toBe(false);
  expect(rules.isAllowedAddress('127.0.0.2')).toBe(true);
  expect(rules.isAllowedAddress('127.0.0.1')).toBe(false);
  expect(rules.isAllowedAddress('fd12::1')).toBe(true);
  expect(rules.isAllowedAddress('::ffff:10.1.0.1')).toBe(true);
});

test('a list with something else on it is refused', () => {
  for (const entry of ['*.example.com', 'https://example.com', '10.0.0.0/33', '']) {
    expect(() => readAddressRules([entry])).toThrow(`"${entry}" is neither`);
  }
});

test('an allowed name may point inside, but not at where clouds keep credentials', () => {
  expect(mayBeInside('10.0.0.1')).toBe(true);
  expect(mayBeInside('127.0.0.1')).toBe(true);
  expect(mayBeInside('fd12::1')).toBe(true);
  const elsewhere = ['169.254.169.254', 'fe80::1', '224.0.0.1', '0.0.0.0', '::'];
  expect(elsewhere.filter(mayBeInside)).toEqual([]);
});

test('a limit covers its hosts, those below a wildcard and what is allowed inside, and nothing else', () => {
  const rules = readAddressRules(
    ['idp.corp.example', '10.1.0.0/16'],
    ['api.vendor.example', '*.Storage.example'],
  );
  const hosts = ['API.vendor.example.', 'eu.storage.example', 'idp.corp.example', '10.1.2.3'];
  expect(hosts.filter((host) => !rules.isWithinLimit(host))).toEqual([]);
  const others = ['vendor.example', 'storage.example', 'evilstorage.example', '1.1.1.1'];
  expect(others.filter((host) => rules.isWithinLimit(host))).toEqual([]);
  expect(readAddressRules([]).isWithinLimit('anything.example')).toBe(true);
});
