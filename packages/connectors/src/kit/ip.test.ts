import { expect, test } from 'vitest';
import { ipOf } from './ip.ts';

test('ipOf strips port, brackets and zone', () => {
  expect(ipOf('203.0.113.4')).toBe('203.0.113.4');
  expect(ipOf('203.0.113.4:443')).toBe('203.0.113.4');
  expect(ipOf('[2001:DB8::1]:443')).toBe('2001:db8::1');
  expect(ipOf('[2001:db8::1]')).toBe('2001:db8::1');
  expect(ipOf('2001:0DB8:0:0:0:0:0:0001')).toBe('2001:db8::1');
  expect(ipOf('fe80::1%eth0')).toBe('fe80::1');
  expect(ipOf('::ffff:203.0.113.4')).toBe('203.0.113.4');
});

test('ipOf is null for what is no address', () => {
  for (const value of ['', 'example.com', '999.1.1.1', '203.0.113.4/24', null, 3, {}]) {
    expect(ipOf(value)).toBeNull();
  }
});
