import { expect, test } from 'vitest';
import { keyGroups } from './key-groups.ts';

test('a key falls into fours', () => {
  expect(keyGroups('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
  expect(keyGroups('')).toBe('');
});
