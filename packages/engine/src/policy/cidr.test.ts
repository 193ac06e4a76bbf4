import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInNetwork, parseAddress, parseNetwork } from './cidr.ts';

function inside(address: string, network: string): boolean | null {
  const bytes = parseAddress(address);
  const parsed = parseNetwork(network);
  return bytes === null || parsed === null ? null : isInNetwork(bytes, parsed);
}

test.each([
  ['10.1.2.3', '10.0.0.0/8', true],
  ['11.1.2.3', '10.0.0.0/8', false],
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.4', '10.1.2.3', false],
  ['10.1.2.3', '10.1.2.2/31', true],
  ['10.1.2.4', '10.1.2.2/31', false],
  ['172.31.255.255', '172.16.0.0/12', true],
  ['172.32.0.0', '172.16.0.0/12', false],
  ['1.2.3.4', '0.0.0.0/0', true],
  ['2001:db8::1', '2001:db8::/32', true],
  ['2001:db9::1', '2001:db8::/32', false],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1', true],
  ['fe80::1', 'fe80::/10', true],
  ['fec0::1', 'fe80::/10', false],
  ['::1', '::/0', true],
  ['1.2.3.4', '::/0', false],
  ['::ffff:10.0.0.1', '10.0.0.0/8', true],
  ['10.0.0.1', '::ffff:10.0.0.0/104', true],
  ['::ffff:a00:1', '10.0.0.1', true],
])('%s in %s is %s', (address, network, expected) => {
  expect(inside(address, network)).toBe(expected);
});

test.each([
  '',
  '1.2.3',
  '1.2.3.4.5',
  '1.2.3.256',
  '01.2.3.4',
  '1.2.3.4 ',
  '0x1.2.3.4',
  '1e1.2.3.4',
  ':',
  ':::',
  '1::2::3',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4:5:6:7::8',
  '12345::',
  'g::1',
  'fe80::1%eth0',
  '1.2.3.4::1',
  '::1.2.3',
  ':1',
  '1.2.3.4:443',
  `${'1:'.repeat(40)}1`,
])('%j is no address', (text) => {
  expect(parseAddress(text)).toBeNull();
});

test.each([
  '10.0.0.0/33',
  '::/129',
  '10.0.0.0/',
  '10.0.0.0/08',
  '10.0.0.0/-1',
  '10.0.0.0/8/8',
  '/8',
])('%j is no network', (text) => {
  expect(parseNetwork(text)).toBeNull();
});

test('every address is in its own network of every length, and leaves it when its last fixed bit flips', () => {
  const addresses = fc.oneof(
    fc.uint8Array({ minLength: 4, maxLength: 4 }),
    fc.uint8Array({ minLength: 16, maxLength: 16 }),
  );
  fc.assert(
    fc.property(addresses, fc.nat(127), (bytes, seed) => {
      const address = [...bytes];
      const bits = 1 + (seed % (address.length * 8));
      const network = { bytes: address, bits };
      expect(isInNetwork(address, network)).toBe(true);
      const flipped = address.with(
        (bits - 1) >> 3,
        (address[(bits - 1) >> 3] ?? 0) ^ (128 >> ((bits - 1) & 7)),
      );
      expect(isInNetwork(flipped, network)).toBe(false);
      expect(isInNetwork(flipped, { bytes: address, bits: bits - 1 })).toBe(true);
    }),
  );
});

test('reading an address back from its groups gives its bytes', () => {
  fc.assert(
    fc.property(fc.ipV6(), (text) => {
      expect(parseAddress(text)).not.toBeNull();
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (bytes) => {
      expect(parseAddress(bytes.join('.'))).toEqual([...bytes]);
    }),
  );
});
