import { expect, test } from 'vitest';
import { createRequestBudget } from './request-budget.ts';
import { fakeConnection, json, NOW, runOnce, type Answer } from './testing/fake-vendor.ts';

async function endOf(answer: Answer, stream: Parameters<typeof fakeConnection>[1] = {}) {
  const { options, slept, asked } = fakeConnection(answer, stream);
  const { end, records } = await runOnce(options);
  return { end, slept, records, requests: asked.length };
}

test.each([
  [401, 'auth_expired'],
  [403, 'permission_missing'],
  [402, 'not_licensed'],
  [404, 'not_found'],
  [410, 'gone'],
  [400, 'config_invalid'],
  [301, 'invalid_response'],
  [302, 'invalid_response'],
  [418, 'invalid_response'],
])('status %i ends a run as %s, at once', async (status, code) => {
  const { end, requests } = await endOf(() => new Response(null, { status }));
  expect(end).toMatchObject({ outcome: 'failed', code });
  expect(requests).toBe(1);
});

test('a failure tells neither secrets nor what was answered', async () => {
  const { options } = fakeConnection(
    () => new Response('{"name":"Ann"}', { status: 500 }),
    { request: { path: '/logs', query: { key: '{key}' } } },
    { values: { key: 'hush' } },
  );
  expect(JSON.stringify((await runOnce(options)).end)).not.toMatch(/hush|Ann/);
});

test('errors of the server are tried again, longer and longer, then it is unavailable', async () => {
  const { end, slept } = await endOf(() => new Response(null, { status: 502 }));
  expect(slept).toEqual([1000, 2000, 4000]);
  expect(end).toMatchObject({ code: 'unavailable', detail: 'The vendor answered 502.' });
  const passing = await endOf((_asked, index) =>
    index === 0 ? new Response(null, { status: 503 }) : json([{ id: 1 }]),
  );
  expect(passing.records).toEqual([{ id: 1 }]);
});

test.each(['address_refused', 'scheme_refused'])(
  'an address that may not be reached (%s) ends the run at once, with what to do',
  async (code) => {
    const refusal = Object.assign(new Error('refused'), { code });
    const { end, slept } = await endOf(() => Promise.reject(refusal));
    expect(slept).toEqual([]);
    expect(end).toMatchObject({
      code: 'config_invalid',
      detail: expect.stringContaining('OUTBOUND_ALLOW'),
    });
  },
);

test('where the request ended is told apart', async () => {
  const refused = Object.assign(new Error('x'), { code: 'unreachable', reach: 'tls' });
  const { end } = await endOf(() => Promise.reject(refused));
  expect(end).toMatchObject({
    code: 'unavailable',
    detail: 'The secure connection failed.',
  });
});

test('a network that fails is tried again, then it is unavailable', async () => {
  const { end, slept } = await endOf(() => Promise.reject(new TypeError('fetch failed')));
  expect(slept).toHaveLength(3);
  expect(end).toMatchObject({ code: 'unavailable', detail: 'The server did not answer.' });
});

test.each([
  ['seconds', { 'retry-after': '30' }, {}, 30],
  ['a date', { 'retry-after': new Date(NOW + 20_000).toUTCString() }, {}, 20],
  ['an epoch', { 'x-reset': String(NOW / 1000 + 9) }, { header: 'x-reset', as: 'epoch_s' }, 9],
  ['an epoch in ms', { 'x-reset': String(NOW + 4500) }, { header: 'x-reset', as: 'epoch_ms' }, 5],
] as const)('a short limit is waited for: %s', async (_name, headers, wait, seconds) => {
  const { slept, end } = await endOf(
    (_asked, index) => (index === 0 ? new Response(null, { status: 429, headers }) : json([])),
    'header' in wait ? { retry: { wait } } : {},
  );
  expect(slept).toEqual([seconds * 1000]);
  expect(end).toEqual({ outcome: 'complete' });
});

test('a long limit ends the run and tells how long', async () => {
  const { slept, end } = await endOf(
    () => new Response(null, { status: 429, headers: { 'retry-after': '600' } }),
  );
  expect(slept).toEqual([]);
  expect(end).toMatchObject({ outcome: 'failed', code: 'rate_limited', retryAfterSec: 600 });
});

test('a limit may be told as forbidden with a time to wait', async () => {
  const { end } = await endOf(
    () => new Response(null, { status: 403, headers: { 'retry-after': '61' } }),
  );
  expect(end).toMatchObject({ code: 'rate_limited', retryAfterSec: 61 });
});

test('declared meanings come before the status, also of answers that look fine', async () => {
  const meanings = [
    { path: 'error', contains: 'feature_not_enabled', means: 'not_licensed' as const },
    { status: 404, means: 'nothing' as const },
    { path: 'failed', means: 'schema_changed' as const },
  ];
  const told = (body: unknown, status = 200) =>
    endOf(() => json(body, { status }), { meanings, records: { path: 'items' } });
  expect((await told({ error: 'feature_not_enabled' })).end).toMatchObject({
    code: 'not_licensed',
  });
  expect((await told({}, 404)).end).toEqual({ outcome: 'complete' });
  expect((await told({ failed: 1 })).end).toMatchObject({ code: 'schema_changed' });
  expect((await told({ items: [] })).end).toEqual({ outcome: 'complete' });
});

test('errors of GraphQL are failures though the status is fine', async () => {
  const graphql = { query: '{ logs { id } }' };
  const request = { method: 'POST' as const, path: '/graphql', graphql };
  const told = (errors: unknown) =>
    endOf(() => json({ data: { logs: [{ id: 1 }] }, errors }), {
      request,
      records: { path: 'data.logs' },
    });
  expect((await told(undefined)).records).toEqual([{ id: 1 }]);
  expect((await told([])).records).toEqual([{ id: 1 }]);
  expect((await told([{ message: 'x' }])).end).toMatchObject({ code: 'invalid_response' });
  expect((await told([{ extensions: { code: 'UNAUTHENTICATED' } }])).end).toMatchObject({
    code: 'auth_expired',
  });
  expect((await told([{ type: 'FORBIDDEN' }])).end).toMatchObject({ code: 'permission_missing' });
});

test('an answer larger than a page may be is not read', async () => {
  const chunk = new Uint8Array(9 * 1024 * 1024);
  const { end } = await endOf(
    () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(chunk),
        }),
      ),
  );
  expect(end).toMatchObject({ code: 'invalid_response', detail: 'The answer is too large.' });
});

test('the budget is shared: further requests wait, or end the run when the wait is long', () => {
  const budget = createRequestBudget();
  const limit = { requests: 2, perSec: 10, concurrency: 1 };
  expect(budget.take(limit, 0)).toBe(0);
  expect(budget.take(limit, 1)).toBeGreaterThan(0);
  budget.done();
  expect(budget.take(limit, 1000)).toBe(0);
  budget.done();
  expect(budget.take(limit, 2000)).toBe(8000);
  expect(budget.take(limit, 10_000)).toBe(0);
  expect(budget.take(undefined, 10_000)).toBe(0);
});

test('a run obeys the budget of its stream', async () => {
  let clock = NOW;
  const { options, slept } = fakeConnection(
    (_asked, index) => json({ items: [{ id: index }], next: index < 2 ? String(index) : '' }),
    {
      records: { path: 'items' },
      page: { type: 'token', path: 'next', param: 'after' },
      limit: { requests: 1, perSec: 5 },
    },
    {
      now: () => clock,
      sleep: (ms) => {
        slept.push(ms);
        clock += ms;
        return Promise.resolve();
      },
    },
  );
  expect((await runOnce(options)).records).toHaveLength(3);
  expect(slept).toEqual([5000, 5000]);
  const slow = fakeConnection(() => json([]), { limit: { requests: 1, perSec: 3600 } });
  const budget = createRequestBudget();
  await runOnce({ ...slow.options, budget });
  expect((await runOnce({ ...slow.options, budget })).end).toMatchObject({
    code: 'rate_limited',
    retryAfterSec: 3600,
  });
});
