import { expect, test } from 'vitest';
import { recordKey } from './record-key.ts';
import { testConnection } from './test-connection.ts';
import { fakeConnection, json, NOW } from './testing/fake-vendor.ts';
import { createSeenRecords } from './seen-records.ts';

test('one request tells whether a connection works, with a sample', async () => {
  const { options, asked } = fakeConnection(
    () => json({ items: [{ id: 1 }, { id: 2 }], next: 'b' }),
    {
      request: { path: '/logs', query: { from: '{cursor|epoch_ms}', to: '{until|epoch_ms}' } },
      records: { path: 'items' },
      page: { type: 'token', path: 'next', param: 'after' },
      cursor: { type: 'time', field: 'at', overlap: 0, initial: 9000, maxWindow: 600, lag: 60 },
    },
  );
  expect(await testConnection(options)).toEqual({ ok: true, sample: { id: 1 } });
  expect(asked.map(({ url }) => url.search)).toEqual([`?from=${NOW - 660_000}&to=${NOW - 60_000}`]);
});

test('a vendor that has nothing yet is a working connection', async () => {
  const { options } = fakeConnection(() => json([]));
  expect(await testConnection(options)).toEqual({ ok: true, sample: null });
});

test('what is wrong is told at once, without trying again', async () => {
  const { options, asked, slept } = fakeConnection(() => new Response(null, { status: 503 }));
  expect(await testConnection(options)).toMatchObject({ ok: false, code: 'unavailable' });
  expect([asked.length, slept.length]).toEqual([1, 0]);
  const unset = fakeConnection(() => json([]), {}, { over: { base: '{key}' } });
  expect(await testConnection(unset.options)).toMatchObject({ ok: false, code: 'config_invalid' });
});

test('a record is known by its id, an entity by all that it says', () => {
  const events = { kind: 'events', recordId: ['id', 'at'] } as const;
  const key = (record: Record<string, unknown>) =>
    recordKey({ ...events, recordId: ['id', 'at'] }, record);
  expect(key({ id: 1, at: 2, text: 'a' })).toBe(key({ text: 'b', at: 2, id: 1 }));
  expect(key({ id: 1, at: 2 })).not.toBe(key({ id: 1, at: 3 }));
  expect(key({ other: { a: 1, b: 2 } })).toBe(key({ other: { b: 2, a: 1 } }));
  expect(key({ other: 1 })).not.toBe(key({ other: 2 }));
  const entity = { kind: 'entities', recordId: ['id'] } as const;
  const of = (record: Record<string, unknown>) =>
    recordKey({ ...entity, recordId: ['id'] }, record);
  expect(of({ id: 1, name: 'a' })).not.toBe(of({ id: 1, name: 'b' }));
  expect(recordKey({ kind: 'events', recordId: [] }, 'a line')).not.toBe(
    recordKey({ kind: 'events', recordId: [] }, 'another'),
  );
});

test('what a run has given out is forgotten oldest first', () => {
  const isSeen = createSeenRecords(2);
  expect(['a', 'a', 'b', 'c', 'c', 'a'].map(isSeen)).toEqual([
    false,
    true,
    false,
    false,
    true,
    false,
  ]);
});
