import { expect, test } from 'vitest';
import { domainOf, emailOf, localPartOf } from './address.ts';

test('emailOf reads plain, named and mailto addresses in lower case', () => {
  expect(emailOf('Ann@Example.com')).toBe('ann@example.com');
  expect(emailOf('Ann Lee <Ann@Example.com>')).toBe('ann@example.com');
  expect(emailOf('mailto:ann@example.com')).toBe('ann@example.com');
  expect(emailOf('[ann@example.com](mailto:ann@example.com)')).toBe('ann@example.com');
});

test('emailOf refuses what is no address', () => {
  for (const value of ['ann', '@example.com', 'ann@', 'a b@c', 'a@b, c@d', '', null, 7]) {
    expect(emailOf(value)).toBeNull();
  }
});

test('domainOf and localPartOf split the address', () => {
  expect(domainOf('ann@Mail.Example.com')).toBe('mail.example.com');
  expect(localPartOf('Ann.Lee@example.com')).toBe('Ann.Lee');
  expect(localPartOf('Ann <ann@example.com>')).toBe('ann');
  expect(domainOf('ann')).toBeNull();
  expect(localPartOf('ann')).toBeNull();
});
