import { expect, test } from 'vitest';
import { hasSecondFactor, withProofs } from './proofs.ts';

test.each([
  [['pwd'], ['totp'], ['pwd', 'totp', 'mfa']],
  [['pwd'], ['email'], ['pwd', 'email', 'mfa']],
  [['pwd', 'email', 'mfa'], ['totp'], ['pwd', 'email', 'mfa', 'totp']],
  [['sms'], ['voice'], ['sms', 'voice']],
  [['whatsapp'], ['im'], ['whatsapp', 'im']],
  [['pwd'], ['pwd'], ['pwd']],
  [[], ['totp'], ['totp']],
])('%j and %j are %j', (before, added, expected) => {
  expect(withProofs(before, added)).toEqual(expected);
});

test.each([
  [['totp'], false],
  [['totp', 'mfa'], false],
  [['pwd', 'email', 'mfa'], false],
  [['mfa'], false],
  [['oauth', 'sms', 'mfa'], false],
  [['totp', 'pwd'], true],
  [['email', 'totp', 'mfa'], true],
  [['webauthn'], true],
  [['fed'], true],
])('%j is a second factor: %s', (amr, expected) => {
  expect(hasSecondFactor(amr)).toBe(expected);
});
