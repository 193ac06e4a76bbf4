import { expect, test } from 'vitest';
import { WireError } from '../wire/wire-error.ts';
import { requireOwnLoginId } from './require-own-login-id.ts';

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
