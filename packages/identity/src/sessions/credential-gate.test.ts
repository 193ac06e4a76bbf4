import { expect, test } from 'vitest';
import { WireError } from '../wire/wire-error.ts';
import { passCredentialGate } from './credential-gate.ts';

function outcomeOf(act: () => void): string {
  try {
    act();
    return 'allowed';
  } catch (error) {
    return error instanceof WireError ? error.message : 'failed';
  }
}

test.each([
  [true, ['pwd'], false],
  [true, ['pwd', 'email', 'mfa'], false],
  [true, ['totp'], false],
  [true, ['pwd', 'totp', 'mfa'], true],
  [true, ['webauthn'], true],
  [true, ['fed'], true],
  [false, ['pwd'], true],
])('with an app: %s, by %j, a credential may be changed: %s', (hasTotp, amr, isAllowed) => {
  const act = () => passCredentialGate({ user: { hasTotp, loginIds: [] }, family: { amr } });
  expect(outcomeOf(act)).toBe(
    isAllowed ? 'allowed' : 'Enter the code of your authenticator app first',
  );
});
