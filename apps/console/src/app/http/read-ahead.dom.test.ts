// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchOrTake, liveToken, readAhead } from './read-ahead.ts';

const NOW = Date.UTC(2026, 0, 5);
const token = (seconds: number): string =>
  `e30.${btoa(JSON.stringify({ exp: seconds }))}.signature`;
const LASTING = token(Date.now() / 1000 + 600);

/** Recorded requests, and responses by address. */
let asked: string[];
let inits: (RequestInit | undefined)[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  asked = [];
  inits = [];
  answers = { '/v1/config': () => Response.json({ regions: ['us-east-1'] }) };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push(url);
    inits.push(init);
    return answers[url]?.() ?? Response.json({ of: url });
  });
  document.cookie = `DS=${LASTING}`;
});
afterEach(() => {
  // Unused responses are dropped.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'DS=; max-age=0';
});

test('only a token that still lasts is used', () => {
  const lasting = token(NOW / 1000 + 60);
  expect(liveToken(`other=1; DS=${lasting}; more=2`, NOW)).toBe(lasting);
  expect(liveToken(`DS=${token(NOW / 1000 + 5)}`, NOW)).toBeUndefined();
  expect(liveToken('DS=nonsense', NOW)).toBeUndefined();
  expect(liveToken('NOTDS=1', NOW)).toBeUndefined();
});

test('a read that was begun ahead is asked once; each answer is handed over once', async () => {
  await readAhead(() => ['/v1/dashboard']);
  expect(asked).toEqual(['/v1/config', '/v1/session', '/v1/dashboard']);
  const first = await fetchOrTake('/v1/dashboard', {});
  expect(await first.json()).toEqual({ of: '/v1/dashboard' });
  expect(asked).toHaveLength(3);
  await fetchOrTake('/v1/dashboard', {});
  expect(asked).toHaveLength(4);
});

test('reads that begin ahead carry credentials, JSON type and, but for the configuration, the token', async () => {
  await readAhead(() => ['/v1/dashboard']);
  const json = { 'content-type': 'application/json' };
  const withToken = { credentials: 'include', headers: { ...json, 'session-token': LASTING } };
  expect(inits).toEqual([{ credentials: 'include', headers: json }, withToken, withToken]);
});

test('a change is never taken for a read, and a failure is asked again', async () => {
  answers['/v1/session'] = () => Response.json({}, { status: 401 });
  await readAhead();
  await fetchOrTake('/v1/session', { method: 'POST' });
  expect(asked).toEqual(['/v1/config', '/v1/session', '/v1/session']);
  answers = {};
  expect((await fetchOrTake('/v1/session', {})).status).toBe(200);
});

test('nothing is begun without a token, and no more than the configuration with several regions', async () => {
  answers['/v1/config'] = () => Response.json({ regions: ['us-east-1', 'eu-west-1'] });
  await readAhead();
  expect(asked).toEqual(['/v1/config']);
  document.cookie = 'DS=; max-age=0';
  await readAhead();
  expect(asked).toEqual(['/v1/config']);
});

test('an answer that nobody took in time is asked for anew', async () => {
  await readAhead();
  vi.runAllTimers();
  await fetchOrTake('/v1/session', {});
  expect(asked.filter((path) => path === '/v1/session')).toHaveLength(2);
});
