import { expect, test } from 'vitest';
import { verifiedTokens } from './verified-tokens.ts';

function setUp(claims: unknown) {
  const state = { at: 0, verified: 0, isKeyGood: true };
  const claimsOf = verifiedTokens({
    now: () => state.at,
    acceptsKeyOf: async () => state.isKeyGood,
    verify: async () => {
      state.verified += 1;
      return claims;
    },
  });
  return { state, claimsOf };
}

test('a token is verified once, until its end', async () => {
  const { state, claimsOf } = setUp({ sub: 'U1', drn: 'DS', exp: 600 });
  expect(await claimsOf('a.b.c')).toMatchObject({ sub: 'U1' });
  state.at = 599_999;
  expect(await claimsOf('a.b.c')).toMatchObject({ sub: 'U1' });
  expect(state.verified).toBe(1);
  state.at = 600_000;
  expect(await claimsOf('a.b.c')).toBeNull();
});

test('a token whose key was revoked is verified again', async () => {
  const { state, claimsOf } = setUp({ sub: 'U1', drn: 'DS', exp: 600 });
  await claimsOf('a.b.c');
  state.isKeyGood = false;
  await claimsOf('a.b.c');
  expect(state.verified).toBe(2);
});

test('another token of the same person is verified on its own', async () => {
  const { state, claimsOf } = setUp({ sub: 'U1', drn: 'DS', exp: 600 });
  await claimsOf('a.b.c');
  await claimsOf('a.b.d');
  expect(state.verified).toBe(2);
});

test.each([[null], [{ sub: 'U1', drn: 'DSR', exp: 600 }], [{ sub: 'U1', drn: 'DS' }]])(
  'what is no session is none the second time either: %j',
  async (claims) => {
    const { state, claimsOf } = setUp(claims);
    expect([await claimsOf('a.b.c'), await claimsOf('a.b.c')]).toEqual([null, null]);
    expect(state.verified).toBe(2);
  },
);

test('what is empty or endless is not looked at', async () => {
  const { state, claimsOf } = setUp({ sub: 'U1', drn: 'DS', exp: 600 });
  expect(await claimsOf('')).toBeNull();
  expect(await claimsOf('x'.repeat(20_000))).toBeNull();
  expect(state.verified).toBe(0);
});
