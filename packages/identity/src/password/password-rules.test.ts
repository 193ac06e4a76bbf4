import { expect, test } from 'vitest';
import { defaultRules, stricterRules, type PasswordRules } from './password-rules.ts';

const rules = (changed: Partial<PasswordRules>): PasswordRules => ({
  ...defaultRules(8),
  ...changed,
});

test('of each rule the stricter one holds, whichever side it is on', () => {
  const a = rules({ minLength: 10, number: true, expiration: true, expirationWeeks: 8 });
  const b = rules({ enabled: false, uppercase: true, expiration: true, expirationWeeks: 4 });
  for (const merged of [stricterRules(a, b), stricterRules(b, a)]) {
    expect(merged).toMatchObject({
      enabled: false,
      minLength: 10,
      number: true,
      uppercase: true,
      lowercase: false,
      expiration: true,
      expirationWeeks: 4,
    });
  }
});

test('the number of a rule that is off does not count', () => {
  const off = rules({ reuse: false, reuseAmount: 9, lock: false, lockAttempts: 1 });
  const on = rules({ reuse: true, reuseAmount: 2, lock: true, lockAttempts: 7 });
  for (const merged of [stricterRules(off, on), stricterRules(on, off)]) {
    expect(merged).toMatchObject({ reuse: true, reuseAmount: 2, lock: true, lockAttempts: 7 });
  }
});
