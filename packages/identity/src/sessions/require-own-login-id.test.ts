import { expect, test } from 'vitest';
import { WireError } from '../wire/wire-error.ts';
import { requireOwnLoginId, requireSecondFactor } from './require-own-login-id.ts';

function outcomeOf(act: () => void): string {
  try {
    act();
    return 'allowed';
  } catch (error) {
    return error instanceof WireError ? error.message : 'failed';
  }
}

const user = { loginIds: ['ada@example.com', '+15550100'] };

test.each([' Ada@Example.com', '+15550100'])('%s is the own one', (loginId) => {
  expect(() => requireOwnLoginId({ user, family: { actorId: null } }, loginId)).not.toThrow();
});

test.each([
  ['grace@example.com', null],
  ['', null],
  ['ada@example.com', 'U2someoneElse'],
])('%s of somebody who acts as %s is refused', (loginId, actorId) => {
  expect(() => requireOwnLoginId({ user, family: { actorId } }, loginId)).toThrow(WireError);
});

test.each([
  [true, ['pwd'], false],
  [true, ['pwd', 'email', 'mfa'], false],
  [true, ['totp'], false],
  [true, ['pwd', 'totp', 'mfa'], true],
  [true, ['webauthn'], true],
  [true, ['fed'], true],
  [false, ['pwd'], true],
])('with an app: %s, by %j, a factor may be added: %s', (hasTotp, amr, isAllowed) => {
  const act = () => requireSecondFactor({ user: { hasTotp }, family: { amr } });
  expect(outcomeOf(act)).toBe(
    isAllowed ? 'allowed' : 'Enter the code of your authenticator app first',
  );
});
