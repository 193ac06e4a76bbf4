import { expect, test } from 'vitest';
import { accountDomain, accountName } from './account-name.ts';

test.each([
  ['CORP\\ann', 'ann', 'corp'],
  ['CORP\\\\ann lee', 'ann lee', 'corp'],
  ['Ann@Example.com', 'Ann', 'example.com'],
  ['ann', 'ann', null],
  ['NT AUTHORITY\\SYSTEM', 'SYSTEM', 'nt authority'],
  ['\\ann', '\\ann', null],
  ['', null, null],
  [null, null, null],
  [7, '7', null],
])('%j', (value, name, domain) => {
  expect(accountName(value)).toBe(name);
  expect(accountDomain(value)).toBe(domain);
});
