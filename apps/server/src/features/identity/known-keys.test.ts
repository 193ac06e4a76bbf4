import { expect, test } from 'vitest';
import { knownKeys } from './known-keys.ts';

function setUp() {
  const state = { asked: 0, at: 0, isAway: false, kids: ['a'] };
  const isKnown = knownKeys({
    now: () => state.at,
    fetchKeys: async () => {
      state.asked += 1;
      if (state.isAway) throw new Error('away');
      return { keys: state.kids.map((kid) => ({ kid, alg: 'RS256', kty: 'RSA' })) };
    },
  });
  return { state, isKnown, a: { kid: 'a', alg: 'RS256' } };
}

test('forged key ids do not reach the provider, one by one or all at once', async () => {
  const { state, isKnown, a } = setUp();
  expect(await isKnown(a)).toBe(true);
  const forged = Array.from({ length: 50 }, (_, i) => isKnown({ kid: `x${i}`, alg: 'RS256' }));
  expect(await Promise.all(forged)).toEqual(forged.map(() => false));
  expect(state.asked).toBe(1);
  state.at += 31_000;
  await Promise.all([isKnown({ kid: 'y', alg: 'RS256' }), isKnown({ kid: 'z', alg: 'RS256' })]);
  expect(state.asked).toBe(2);
});

test('the algorithm is the key’s, and only what is asymmetric', async () => {
  const { isKnown } = setUp();
  expect(await isKnown({ kid: 'a', alg: 'ES256' })).toBe(false);
  expect(await isKnown({ kid: 'a', alg: 'none' })).toBe(false);
  const symmetric = knownKeys({
    now: () => 0,
    fetchKeys: async () => ({ keys: [{ kid: 'h', alg: 'HS256' }] }),
  });
  expect(await symmetric({ kid: 'h', alg: 'HS256' })).toBe(false);
});

test('a new key is found, a withdrawn one is forgotten, and an absent provider takes none away', async () => {
  const { state, isKnown, a } = setUp();
  expect(await isKnown(a)).toBe(true);
  state.kids = ['b'];
  state.at += 31_000;
  expect(await isKnown({ kid: 'b', alg: 'RS256' })).toBe(true);
  expect(await isKnown(a)).toBe(false);
  state.isAway = true;
  state.at += 4_000_000;
  expect(await isKnown({ kid: 'b', alg: 'RS256' })).toBe(true);
});

test('a key that was withdrawn is refused a minute later, without an unknown one', async () => {
  const { state, isKnown, a } = setUp();
  await isKnown(a);
  state.kids = ['b'];
  state.at += 60_001;
  expect(await isKnown(a)).toBe(false);
});

test('while no answer ever came, nobody is told that their token is bad', async () => {
  const { state, isKnown, a } = setUp();
  state.isAway = true;
  await expect(isKnown(a)).rejects.toMatchObject({ code: 'identity.unavailable' });
  await expect(isKnown(a)).rejects.toMatchObject({ code: 'identity.unavailable' });
  expect(state.asked).toBe(1);
  state.isAway = false;
  state.at += 6_000;
  expect(await isKnown(a)).toBe(true);
});
