import { expect, test } from 'vitest';
import { newNotpCode, notpCodeIn } from './notp-code.ts';

test('a code is found in whatever people write around it', () => {
  const code = newNotpCode();
  expect(code).toMatch(/^[A-Z2-7]{26}$/);
  expect(notpCodeIn(code)).toBe(code);
  expect(notpCodeIn(`Hi! ${code.toLowerCase()} thanks`)).toBe(code);
  expect(notpCodeIn('hello')).toBeNull();
});
