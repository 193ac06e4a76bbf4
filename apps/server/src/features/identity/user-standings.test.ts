import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ManagedUser } from './managed-user.ts';
import { userStandings } from './user-standings.ts';

const ANA: ManagedUser = {
  userId: 'U1',
  loginIds: ['ana'],
  name: 'Ana',
  email: '',
  isEmailVerified: true,
  phone: '',
  isActive: true,
  isInvited: false,
  createdAt: new Date(0),
  lastLoginAt: null,
  hasPassword: true,
  hasTotp: false,
  hasPasskey: false,
  tenants: [],
};

function setUp() {
  const state = { at: 0, asked: 0, isAway: false, user: ANA as ManagedUser | null };
  const lines: string[] = [];
  const standings = userStandings({
    now: () => state.at,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    load: async () => {
      state.asked += 1;
      if (state.isAway) throw new Error('away');
      return state.user;
    },
  });
  return { state, lines, standings };
}

test('many requests at once ask once, and again after 30 s', async () => {
  const { state, standings } = setUp();
  await Promise.all(Array.from({ length: 20 }, async () => standings.of('U1', 'S1')));
  state.at = 29_999;
  expect(await standings.of('U1', 'S1')).toBe(ANA);
  expect(state.asked).toBe(1);
  state.at = 30_000;
  state.user = null;
  expect(await standings.of('U1', 'S1')).toBeNull();
  expect(state.asked).toBe(2);
  // A missing user is cached like an existing one.
  expect(await standings.of('U1', 'S1')).toBeNull();
  expect(state.asked).toBe(2);
});

test('a new session of the same user is looked at anew, and what changed is forgotten', async () => {
  const { state, standings } = setUp();
  await standings.of('U1', 'S1');
  await standings.of('U1', 'S2');
  expect(state.asked).toBe(2);
  standings.forget('U2');
  await standings.of('U1', 'S1');
  expect(state.asked).toBe(2);
  standings.forget('U1');
  await standings.of('U1', 'S1');
  expect(state.asked).toBe(3);
});

test('while the provider is away, what it said last holds; that is logged once', async () => {
  const { state, lines, standings } = setUp();
  await standings.of('U1', 'S1');
  state.isAway = true;
  for (const at of [30_000, 31_000, 34_999, 35_000, 90_000]) {
    state.at = at;
    expect(await standings.of('U1', 'S1')).toBe(ANA);
  }
  // The first attempt, and one after each pause: a request does not wait for each timeout.
  expect(state.asked).toBe(4);
  expect(lines).toHaveLength(1);
  state.isAway = false;
  state.at = 100_000;
  await standings.of('U1', 'S1');
  expect(lines[1]).toContain('is responding again');
});

test('about whom it never said anything, nothing is assumed', async () => {
  const { state, standings } = setUp();
  state.isAway = true;
  await expect(standings.of('U1', 'S1')).rejects.toMatchObject({ code: 'identity.unavailable' });
  state.isAway = false;
  expect(await standings.of('U1', 'S1')).toBe(ANA);
});
