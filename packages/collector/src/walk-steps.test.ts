import { expect, test } from 'vitest';
import { valueAt } from './path-value.ts';
import { fakeConnection, json, NOW, runOnce, type Answer } from './testing/fake-vendor.ts';

const records = { path: 'items' };

/** A list of ids, and an answer for each id's details. */
function detailsOf(ids: readonly unknown[], details: (id: string) => Response): Answer {
  return ({ url }) =>
    url.pathname === '/logs'
      ? json({ items: ids.map((id) => ({ id })) })
      : details(decodeURIComponent(url.pathname.slice('/one/'.length)));
}

const connectionOf = (answer: Answer, failures = 0) =>
  fakeConnection(
    answer,
    { records, steps: [{ request: { path: '/one/{item.id}' } }] },
    { failures },
  );

const refusing =
  (bad: string, status: number) =>
  (id: string): Response =>
    id === bad ? new Response('', { status }) : json({ id, whole: true });

async function ranBy(answer: Answer, failures = 0) {
  const { pages, records: found, end } = await runOnce(connectionOf(answer, failures).options);
  const aside = pages.flatMap(({ unreadable = [] }) => unreadable);
  return {
    ids: found.map((record) => valueAt(record, 'id')),
    aside: aside.map(({ payload, reason }) => [Buffer.from(payload).toString(), reason]),
    positions: pages.map(({ position }) => position?.partitions['']?.readAt ?? null),
    end,
  };
}

test.each([403, 404, 410, 400, 418])(
  'sets an item aside whose details are refused with %s, wherever it is in the list',
  async (status) => {
    for (const ids of [
      ['x', 'a', 'b'],
      ['a', 'x', 'b'],
      ['a', 'b', 'x'],
    ]) {
      const {
        ids: found,
        aside,
        positions,
        end,
      } = await ranBy(detailsOf(ids, refusing('x', status)));
      expect([found, end]).toEqual([['a', 'b'], { outcome: 'complete' }]);
      expect(aside).toEqual([
        ['{"id":"x"}', expect.stringContaining('its details cannot be read')],
      ]);
      // The position moves with the last page alone.
      expect(positions.filter((at) => at !== null)).toEqual([NOW]);
      expect(positions.at(-1)).toBe(NOW);
    }
  },
);

test('sets an item aside that no request can be made of', async () => {
  const { ids, aside, end } = await ranBy(detailsOf(['\ud800', 'a', '../a'], (id) => json({ id })));
  expect([ids, aside.length, end]).toEqual([['a'], 2, { outcome: 'complete' }]);
});

test('fails when the details of no item can be read', async () => {
  const refused = (): Response => new Response('', { status: 403 });
  const { positions, aside, end } = await ranBy(detailsOf(['a', 'b'], refused), 9);
  expect(end).toMatchObject({ outcome: 'failed', code: 'permission_missing' });
  expect([positions, aside]).toEqual([[], []]);
});

test('gives up an item that is alone, or gives no answer, after several runs', async () => {
  const alone = detailsOf(['x'], refusing('x', 403));
  expect((await ranBy(alone)).end).toMatchObject({ code: 'permission_missing' });
  expect(await ranBy(alone, 5)).toMatchObject({ ids: [], end: { outcome: 'complete' } });
  const silent = detailsOf(['x', 'a'], refusing('x', 503));
  expect((await ranBy(silent)).end).toMatchObject({ code: 'unavailable' });
  expect(await ranBy(silent, 5)).toMatchObject({ ids: ['a'], end: { outcome: 'complete' } });
});

test('asks for each item alone when a batch is refused', async () => {
  const { options } = fakeConnection(
    ({ url, body }) => {
      if (url.pathname === '/logs') return json({ items: [{ id: 1 }, { id: 2 }, { id: 3 }] });
      const { ids }: { ids: number[] } = JSON.parse(body);
      return ids.includes(2)
        ? new Response('', { status: 400 })
        : json({ items: ids.map((id) => ({ id, whole: true })) });
    },
    {
      records,
      steps: [
        {
          request: { method: 'POST', path: '/many', body: { ids: '{items}' } },
          item: 'id',
          batch: 10,
          records,
        },
      ],
    },
  );
  const { pages, records: found, end } = await runOnce(options);
  expect(found).toEqual([
    { id: 1, whole: true },
    { id: 3, whole: true },
  ]);
  expect(pages.flatMap(({ unreadable = [] }) => unreadable)).toHaveLength(1);
  expect(end).toEqual({ outcome: 'complete' });
});
