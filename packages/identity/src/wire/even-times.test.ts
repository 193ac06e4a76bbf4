import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ENDPOINTS } from './endpoint-table.ts';
import type { WireReply } from './endpoint.ts';
import { isTimed, onTicks } from './even-times.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Milliseconds until a response or error, for work that takes `takes`. */
async function timeOf(takes: number, outcome: WireReply | Error): Promise<number> {
  const startedAt = performance.now();
  let endedAt = -1;
  const end = () => void (endedAt = performance.now() - startedAt);
  const work = async (): Promise<WireReply> => {
    await new Promise((resolve) => void setTimeout(resolve, takes));
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
  void onTicks(50, work).then(end, end);
  await vi.advanceTimersByTimeAsync(1000);
  return endedAt;
}

test.each([
  [1, 50],
  [49, 50],
  [51, 100],
  [149, 150],
])('work of %i ms is answered after %i ms, whether it succeeds or not', async (takes, expected) => {
  expect(await timeOf(takes, { body: {} })).toBe(expected);
  expect(await timeOf(takes, new Error('wrong'))).toBe(expected);
});

test('what begins a session, or looked up nobody, is answered at once', async () => {
  expect(await timeOf(7, { body: { sessionJwt: 'token' } })).toBe(7);
  expect(await timeOf(7, { body: { authInfo: {} } })).toBe(7);
  expect(await timeOf(7, { body: {}, isOfNobody: true })).toBe(7);
});

test('the error of the work is the error of the answer', async () => {
  vi.useRealTimers();
  await expect(onTicks(1, () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong');
});

test('every endpoint that takes the login id of anybody is timed', () => {
  const timed = ENDPOINTS.filter(isTimed).map(({ path }) => path);
  expect(timed).toEqual(
    expect.arrayContaining([
      '/v1/auth/otp/signin/email',
      '/v1/auth/otp/verify/email',
      '/v1/auth/magiclink/signup-in/email',
      '/v1/auth/password/signin',
      '/v1/auth/password/reset',
      '/v1/auth/webauthn/signin/start',
      '/v1/flow/start',
      '/v1/flow/next',
    ]),
  );
  expect(timed).not.toContain('/v1/auth/refresh');
});
