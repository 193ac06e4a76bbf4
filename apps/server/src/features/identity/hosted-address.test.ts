import { expect, test } from 'vitest';
import { hostedAddress } from './hosted-address.ts';

test('a project id of 28 characters is of the one region; a longer one names its own', () => {
  const digits = 'a'.repeat(27);
  expect(hostedAddress(`P${digits}`)).toBe('https://api.descope.com');
  expect(hostedAddress('P1')).toBe('https://api.descope.com');
  expect(hostedAddress(`Peuc1${digits}`)).toBe('https://api.euc1.descope.com');
});
