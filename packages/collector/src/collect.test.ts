import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { collect } from './collect.ts';
import { fakeConnection, json, NOW, runOnce } from './testing/fake-vendor.ts';

const MINUTE = 60_000;
const page = { type: 'token', path: 'next', param: 'after' } as const;
const records = { path: 'items' } as const;

function timeCursor(more: object = {}) {
  return { type: 'time', field: 'at', overlap: 60, initial: 3600, ...more } as const;
}

test('a list is read page by page, and its position comes with the last page', async () => {
  const { options, asked } = fakeConnection(
    ({ url }) =>
      url.searchParams.get('after') === 'b'
        ? json({ items: [{ id: 2 }] })
        : json({ items: [{ id: 1 }], next: 'b' }),
    { page, records },
  );
  const { pages, end } = await runOnce(options);
  expect(pages.map((one) => [one.records, one.position, one.requests])).toEqual([
    [[{ id: 1 }], null, 1],
    [[{ id: 2 }], { partitions: { '': { readAt: NOW } } }, 2],
  ]);
  expect(end).toEqual({ outcome: 'complete' });
  expect(asked.map(({ url }) => url.href)).toEqual([
    'https://api.example.com/logs',
    'https://api.example.com/logs?after=b',
  ]);
});

test('a record that a run meets twice is given out once', async () => {
  const { options } = fakeConnection(
    (_asked, index) =>
      index === 0
        ? json({ items: [{ id: 1 }, { id: 1 }], next: 'b' })
        : json({ items: [{ id: 1, seen: 'again' }, { id: 2 }] }),
    { page, records, recordId: ['id'] },
  );
  expect((await runOnce(options)).records).toEqual([{ id: 1 }, { id: 2 }]);
});

test('the first run reaches back as declared, later ones to the newest record less the overlap', async () => {
  const newest = NOW - 10 * MINUTE;
  const { options, asked } = fakeConnection(() => json({ items: [{ id: 1, at: newest }] }), {
    request: { path: '/logs', query: { since: '{cursor|epoch_ms}', until: '{until|iso_s}' } },
    records,
    cursor: timeCursor({ lag: 120 }),
  });
  const first = await runOnce(options);
  const position = first.pages.at(-1)?.position ?? null;
  expect(position?.partitions['']?.time).toBe(newest);
  await runOnce({ ...options, position });
  expect(asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual([
    { since: String(NOW - 60 * MINUTE), until: '2026-03-01T11:58:00Z' },
    { since: String(newest - MINUTE), until: '2026-03-01T11:58:00Z' },
  ]);
});

test('a long stretch is read window by window, each committed with its last page', async () => {
  const { options, asked } = fakeConnection(() => json({ items: [] }), {
    request: { path: '/logs', query: { from: '{cursor|epoch_s}', to: '{until|epoch_s}' } },
    records,
    cursor: timeCursor({ maxWindow: 1500, initial: 3600 }),
  });
  const { pages } = await runOnce(options);
  const at = NOW / 1000;
  expect(asked.map(({ url }) => [...url.searchParams.values()].map(Number))).toEqual([
    [at - 3600, at - 2100],
    [at - 2100, at - 600],
    [at - 600, at],
  ]);
  // The newest window stays open for late records.
  expect(pages.map((one) => one.position?.partitions['']?.time)).toEqual([
    NOW - 2_100_000,
    NOW - 600_000,
    NOW - 600_000,
  ]);
});

test('no window reaches further back than the vendor answers for', async () => {
  const { options, asked } = fakeConnection(() => json({ items: [] }), {
    request: { path: '/logs', query: { from: '{cursor|epoch_ms}' } },
    records,
    cursor: timeCursor({ maxAge: 600 }),
  });
  await runOnce({ ...options, position: { partitions: { '': { time: NOW - 86_400_000 } } } });
  expect(asked[0]?.url.searchParams.get('from')).toBe(String(NOW - 600_000));
});

test('an ascending list may commit page by page, and goes on there after an interruption', async () => {
  const ages = [50, 40, 30];
  const { options, asked } = fakeConnection(
    ({ url }) => {
      const index = Number(url.searchParams.get('after') ?? 0);
      if (index === 2) return new Response('gone', { status: 503 });
      const at = NOW - (ages[index] ?? 0) * MINUTE;
      return json({ items: [{ id: index, at }], next: String(index + 1) });
    },
    {
      request: { path: '/logs', query: { since: '{cursor|epoch_ms}' } },
      records,
      page,
      cursor: timeCursor({ commit: 'page' }),
    },
  );
  const { pages, end } = await runOnce(options);
  expect(pages.map((one) => one.position?.partitions['']?.time)).toEqual([
    NOW - 50 * MINUTE,
    NOW - 40 * MINUTE,
  ]);
  expect(end).toMatchObject({ outcome: 'failed', code: 'unavailable' });
  await runOnce({ ...options, position: pages.at(-1)?.position ?? null });
  expect(asked.at(-1)?.url.searchParams.get('since')).toBe(String(NOW - 41 * MINUTE));
});

test('a newest-first list that is interrupted commits nothing', async () => {
  const { options } = fakeConnection(
    (_asked, index) =>
      index === 0
        ? json({ items: [{ id: 1, at: NOW }], next: 'b' })
        : new Response('', { status: 404 }),
    { records, page, cursor: timeCursor({ order: 'desc' }) },
  );
  const { pages, end } = await runOnce(options);
  expect(pages.map((one) => one.position)).toEqual([null]);
  expect(end).toMatchObject({ outcome: 'failed', code: 'not_found' });
});

test('a backfill reads its window and leaves the position alone', async () => {
  const { options, asked } = fakeConnection(() => json({ items: [{ id: 1, at: NOW }] }), {
    request: { path: '/logs', query: { from: '{cursor|epoch_ms}', to: '{until|epoch_ms}' } },
    records,
    cursor: timeCursor(),
  });
  const window = { from: NOW - 9_000_000, to: NOW - 8_000_000 };
  const { pages } = await runOnce({ ...options, window });
  expect(pages.map((one) => one.position)).toEqual([null]);
  expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
    from: String(window.from),
    to: String(window.to),
  });
});

test('records older than their window are counted as late', async () => {
  const { options } = fakeConnection(
    () =>
      json({
        items: [
          { id: 1, at: NOW - 2 * 3_600_000 },
          { id: 2, at: NOW },
        ],
      }),
    { records, cursor: timeCursor() },
  );
  expect((await runOnce(options)).pages.at(-1)?.late).toBe(1);
});

test('a record of the far future is given out, and neither moves the position nor ends the run', async () => {
  const { options } = fakeConnection(
    () => json({ items: [{ at: NOW + 90 * 86_400_000 }, { at: NOW - MINUTE }] }),
    { records, cursor: timeCursor() },
  );
  const { pages, end } = await runOnce(options);
  expect(pages[0]?.records).toHaveLength(2);
  expect(pages[0]?.position?.partitions['']?.time).toBe(NOW - MINUTE);
  expect(end).toEqual({ outcome: 'complete' });
});

test('a run ends when all of its records are dated into the far future', async () => {
  const at = NOW + 90 * 86_400_000;
  const { options } = fakeConnection(() => json({ items: [{ at }, { at: at + 1 }] }), {
    records,
    cursor: timeCursor(),
  });
  expect((await runOnce(options)).end).toMatchObject({ outcome: 'failed', code: 'clock_skew' });
});

test('a vendor whose clock is more than five minutes off ends a run that reads by time', async () => {
  const date = new Date(NOW - 6 * MINUTE).toUTCString();
  const answer = () => json({ items: [] }, { headers: { date } });
  const byTime = fakeConnection(answer, { records, cursor: timeCursor() });
  expect((await runOnce(byTime.options)).end).toMatchObject({ code: 'clock_skew' });
  const whole = fakeConnection(answer, { records });
  expect((await runOnce(whole.options)).end).toEqual({ outcome: 'complete' });
});

test('a marker goes into the next run; the vendor may give it with every answer', async () => {
  const { options, asked } = fakeConnection(
    ({ url }) => json({ items: [{ id: 1 }], marker: `${url.searchParams.get('m') ?? 'start'}+` }),
    { records, cursor: { type: 'marker', path: 'marker', param: 'm' } },
  );
  const first = await runOnce(options);
  expect(first.pages[0]?.position?.partitions['']?.marker).toBe('start+');
  await runOnce({ ...options, position: first.pages[0]?.position ?? null });
  expect(asked[1]?.url.search).toBe('?m=start%2B');
});

test('a marker may be the address of the next run, on the same host only', async () => {
  const links = ['https://api.example.com/logs?delta=1', 'https://evil.example.net/logs'];
  const { options, asked } = fakeConnection(
    (_asked, index) => json({ items: [{ id: index }], '@odata.deltaLink': links[index] }),
    { records, cursor: { type: 'marker', path: '@odata.deltaLink', param: 'delta', in: 'url' } },
  );
  const first = await runOnce(options);
  const second = await runOnce({ ...options, position: first.pages[0]?.position ?? null });
  const third = await runOnce({ ...options, position: second.pages[0]?.position ?? null });
  expect(asked.map(({ url }) => url.href)).toEqual(['https://api.example.com/logs', links[0]]);
  expect(third.end).toMatchObject({ outcome: 'failed', code: 'invalid_response' });
});

test('partitions have positions of their own; one without permission does not stop the others', async () => {
  const { options, asked } = fakeConnection(
    ({ url }) =>
      url.pathname.endsWith('/b')
        ? new Response('no', { status: 403 })
        : json({ items: [{ at: NOW - MINUTE }] }),
    {
      partitions: { values: ['a', 'b', 'c/d'] },
      request: { path: '/logs/{partition}' },
      records: { ...records, add: { app: '{partition}' } },
      cursor: timeCursor(),
    },
  );
  const { pages, end, records: found } = await runOnce(options);
  expect(asked.map(({ url }) => url.pathname)).toEqual(['/logs/a', '/logs/b', '/logs/c/d']);
  expect(Object.keys(pages.at(-1)?.position?.partitions ?? {})).toEqual(['a', 'c/d']);
  expect(found).toMatchObject([{ app: 'a' }, { app: 'c/d' }]);
  expect(end).toMatchObject({ outcome: 'failed', code: 'permission_missing' });
});

test('partitions may be a setting or a list that the vendor gives', async () => {
  const bySetting = fakeConnection(
    () => json({ items: [] }),
    { partitions: { setting: 'orgs' }, request: { path: '/{partition}' }, records },
    {
      values: { orgs: 'one, two' },
      over: { credentials: [{ id: 'orgs', label: 'Organisations', kind: 'list' }] },
    },
  );
  await runOnce(bySetting.options);
  expect(bySetting.asked.map(({ url }) => url.pathname)).toEqual(['/one', '/two']);
  const empty = await runOnce({ ...bySetting.options, values: {} });
  expect(empty.end).toMatchObject({ code: 'config_invalid' });

  const byList = fakeConnection(
    ({ url }) =>
      url.pathname === '/sites' ? json({ value: [{ id: 'x' }, { id: 'y' }] }) : json([{ id: 1 }]),
    {
      partitions: { request: { path: '/sites' }, records: { path: 'value' }, value: 'id' },
      request: { path: '/sites/{partition}/items' },
      records: { add: { site: '{partition}' } },
    },
  );
  const { records: found } = await runOnce(byList.options);
  expect(found).toEqual([
    { id: 1, site: 'x' },
    { id: 1, site: 'y' },
  ]);
});

test('requests before the first page are sent for each partition; some refusals are fine', async () => {
  const { options, asked } = fakeConnection(
    ({ method }) =>
      method === 'POST' ? json({ error: 'already on' }, { status: 400 }) : json({ items: [] }),
    {
      partitions: { values: ['a', 'b'] },
      before: [
        {
          request: { method: 'POST', path: '/start', query: { type: '{partition}' } },
          alsoFine: [400],
        },
      ],
      records,
    },
  );
  expect((await runOnce(options)).end).toEqual({ outcome: 'complete' });
  expect(asked.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
    'POST /start?type=a',
    'GET /logs',
    'POST /start?type=b',
    'GET /logs',
  ]);
});

test('steps fetch what the list names: one by one, or in batches', async () => {
  const oneByOne = fakeConnection(
    ({ url }) =>
      url.pathname === '/logs'
        ? json({ items: [{ link: 'https://api.example.com/blob/1' }, { link: '/blob/2' }] })
        : json([{ from: url.pathname }]),
    {
      records,
      steps: [{ request: { path: '{item.link}' }, records: { add: { l: '{item.link}' } } }],
    },
  );
  const blobs = await runOnce(oneByOne.options);
  expect(blobs.records).toEqual([
    { from: '/blob/1', l: 'https://api.example.com/blob/1' },
    { from: '/blob/2', l: '/blob/2' },
  ]);
  expect(blobs.pages.map((one) => one.position !== null)).toEqual([false, true]);

  const batched = fakeConnection(
    ({ url, body }) =>
      url.pathname === '/logs'
        ? json({ items: ['a', 'b', 'c'] })
        : json({ found: JSON.parse(body).ids.map((id: string) => ({ id })) }),
    {
      records,
      steps: [
        {
          request: { method: 'POST', path: '/entities', body: { ids: '{items}' } },
          batch: 2,
          records: { path: 'found' },
        },
      ],
    },
  );
  expect((await runOnce(batched.options)).records).toEqual([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
  expect(batched.asked.map(({ body }) => body)).toEqual(['', '{"ids":["a","b"]}', '{"ids":["c"]}']);
});

test('an answer cannot lead the connection with its secrets to another host', async () => {
  const { options, asked } = fakeConnection(
    () => json({ items: [{ link: 'https://evil.example.net/x' }] }),
    { records, steps: [{ request: { path: '{item.link}' } }] },
  );
  expect((await runOnce(options)).end).toMatchObject({ code: 'invalid_response' });
  expect(asked).toHaveLength(1);
});

test('a list that does not end stops at its limit; with a position that moves it goes on next time', async () => {
  const endless = fakeConnection(
    (_asked, index) => json({ items: [{ id: index }], next: String(index) }),
    { page: { ...page, maxPages: 3 }, records },
  );
  expect((await runOnce(endless.options)).end).toMatchObject({ code: 'page_limit' });
  expect(endless.asked).toHaveLength(3);

  const moving = fakeConnection(
    (_asked, index) =>
      json({ items: [{ id: index, at: NOW - (30 - index) * MINUTE }], next: String(index) }),
    { page: { ...page, maxPages: 3 }, records, cursor: timeCursor({ commit: 'page' }) },
  );
  expect((await runOnce(moving.options)).end).toEqual({ outcome: 'more' });
});

test('a vendor that repeats a page is noticed; with nothing on it the list has ended', async () => {
  const stuck = fakeConnection((_asked, index) => json({ items: [{ id: index }], next: 'same' }), {
    page,
    records,
  });
  expect((await runOnce(stuck.options)).end).toMatchObject({ code: 'cursor_stuck' });
  const caughtUp = fakeConnection(
    (_asked, index) => json({ items: index === 0 ? [{ id: 1 }] : [], next: 'same' }),
    { page, records },
  );
  expect((await runOnce(caughtUp.options)).end).toEqual({ outcome: 'complete' });
});

test('a cancelled run ends at the next request', async () => {
  const controller = new AbortController();
  const { options, asked } = fakeConnection(
    () => {
      controller.abort();
      return json({ items: [{ id: 1 }], next: 'b' });
    },
    { page, records },
    { signal: controller.signal },
  );
  expect((await runOnce(options)).end).toMatchObject({ outcome: 'failed', code: 'cancelled' });
  expect(asked).toHaveLength(1);
});

test('a page is asked for when the one before it has been taken', async () => {
  const { options, asked } = fakeConnection(
    (_asked, index) => json({ items: [{ id: index }], next: index < 5 ? String(index) : '' }),
    { page, records },
  );
  const pages = collect(options);
  await pages.next();
  await pages.next();
  expect(asked).toHaveLength(2);
  await pages.return({ outcome: 'complete' });
});

test('lines are given out as texts', async () => {
  const { options } = fakeConnection(() => new Response('one\r\n\ntwo\n'), {
    records: { decode: 'text' },
  });
  expect((await runOnce(options)).pages[0]).toMatchObject({ records: [], texts: ['one', 'two'] });
});

test('over a real connection: pages by Link, a token, a refusal in between', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
    const address = `http://${request.headers.host}`;
    if (request.url === '/token') {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ access_token: 't1', expires_in: 3600 }));
    } else if (seen.filter((line) => line.startsWith('GET')).length === 2) {
      response.writeHead(429, { 'retry-after': '1' }).end();
    } else {
      const isLast = request.url?.includes('after=2') === true;
      if (!isLast) response.setHeader('link', `<${address}/logs?after=2>; rel="next"`);
      response.end(JSON.stringify([{ id: isLast ? 2 : 1 }]));
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const { options, slept } = fakeConnection(
      () => json({}),
      { page: { type: 'link_header' } },
      {
        send: fetch,
        over: {
          base: `http://127.0.0.1:${port}`,
          auth: {
            type: 'oauth2_client',
            tokenUrl: `http://127.0.0.1:${port}/token`,
            clientId: 'me',
            clientSecret: 'secret',
          },
        },
      },
    );
    const { records: found, end } = await runOnce(options);
    expect(found).toEqual([{ id: 1 }, { id: 2 }]);
    expect(end).toEqual({ outcome: 'complete' });
    expect(slept).toEqual([1000]);
    expect(seen).toEqual([
      'POST /token ',
      'GET /logs Bearer t1',
      'GET /logs?after=2 Bearer t1',
      'GET /logs?after=2 Bearer t1',
    ]);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
});

test('reads the other partitions when one gives no answer, and begins with others the next time', async () => {
  const values = ['a', 'b', 'c', 'd', 'e', 'f'];
  const answering = (bad: readonly string[]) =>
    fakeConnection(
      ({ url }) => {
        const partition = url.searchParams.get('p') ?? '';
        if (bad.includes(partition)) return new Response('', { status: 503 });
        return json({ items: [{ id: partition }] });
      },
      { request: { path: '/logs', query: { p: '{partition}' } }, records, partitions: { values } },
    );
  const one = await runOnce(answering(['b']).options);
  expect(one.records).toEqual(values.filter((id) => id !== 'b').map((id) => ({ id })));
  expect(one.end).toMatchObject({ outcome: 'failed', code: 'unavailable' });
  // A vendor that is down is not called for every partition.
  const { options, asked } = answering(values);
  await runOnce(options);
  expect(new Set(asked.map(({ url }) => url.searchParams.get('p')))).toEqual(
    new Set(['a', 'b', 'c']),
  );
  const second = await runOnce({ ...answering(['a', 'b', 'c']).options, failures: 1 });
  expect(second.records).toEqual([{ id: 'd' }, { id: 'e' }, { id: 'f' }]);
});

test('a page with bad records gives out the others and moves the position', async () => {
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  const { options } = fakeConnection(
    () => new Response(`{"items":[null,"x",${deep},{"id":1,"at":${NOW - MINUTE}}]}`),
    { records, cursor: timeCursor() },
  );
  const { pages, end } = await runOnce(options);
  expect(pages[0]?.records).toHaveLength(2);
  expect(pages[0]?.records[0]).toHaveProperty('a');
  expect(pages[0]?.unreadable?.map(({ reason }) => reason)).toEqual([
    'not a JSON object',
    'not a JSON object',
  ]);
  expect(pages[0]?.position?.partitions['']?.time).toBe(NOW - MINUTE);
  expect(end).toEqual({ outcome: 'complete' });
});
