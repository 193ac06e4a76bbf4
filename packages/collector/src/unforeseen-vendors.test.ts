import { connector as box } from '@waybill/connectors/analogues/box/connector';
import { connector as dropbox } from '@waybill/connectors/analogues/dropbox/connector';
import type { Connector } from '@waybill/connectors';
import { describe, expect, test } from 'vitest';
import { collect } from './collect.ts';
import type { CollectOptions } from './collect-options.ts';

/** 2026-03-02T10:00:00Z, the present of these tests. */
const NOW = Date.UTC(2026, 2, 2, 10);

interface Asked {
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** Runs the connector's only stream against answers by path and position, and maps what it gives. */
async function runAgainst(
  connector: Connector,
  values: Record<string, string>,
  answer: (asked: Asked) => unknown,
  position: CollectOptions['position'] = null,
) {
  const { declaration } = connector;
  const stream = declaration?.streams.find(({ transport }) => transport === 'http');
  if (!declaration || stream?.transport !== 'http') throw new Error('declares no stream over HTTP');
  const asked: Asked[] = [];
  const pages = collect({
    declaration,
    stream,
    values,
    position,
    now: () => NOW,
    signal: new AbortController().signal,
    send: (address, init) => {
      const url = new URL(address);
      if (url.pathname.endsWith('/token')) {
        return Promise.resolve(Response.json({ access_token: 'a-token', expires_in: 3600 }));
      }
      const text = typeof init.body === 'string' ? init.body : 'null';
      const one = {
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body: JSON.parse(text) as unknown,
      };
      asked.push(one);
      return Promise.resolve(Response.json(answer(one)));
    },
  });
  const results = [];
  let last = position;
  for (;;) {
    const next = await pages.next();
    if (next.done) return { asked, results, position: last, end: next.value };
    last = next.value.position ?? last;
    results.push(...next.value.records.map((record) => connector.map(record)));
  }
}

const operationsOf = (results: readonly ReturnType<Connector['map']>[]) =>
  results.flatMap((result) =>
    result.kind === 'mapped' ? result.events.map((event) => event.vendorOperation) : [result.kind],
  );

describe('Box through the collector', () => {
  const values = { enterprise_id: '1', client_id: 'c', client_secret: 's' };
  const event = (id: string) => ({
    type: 'event',
    event_id: id,
    event_type: 'ITEM_DOWNLOAD',
    created_at: '2026-03-02T09:30:00Z',
    source: { type: 'file', id: '1', name: 'a.txt' },
  });
  const answer = ({ query }: Asked) =>
    query['stream_position'] === '0'
      ? { chunk_size: 2, next_stream_position: '200', entries: [event('e-1'), event('e-2')] }
      : { chunk_size: 0, next_stream_position: '200', entries: [] };

  test('is read to the end of the stream, and goes on from there', async () => {
    const first = await runAgainst(box, values, answer);
    expect(first.end).toEqual({ outcome: 'complete' });
    expect(operationsOf(first.results)).toEqual(['ITEM_DOWNLOAD', 'ITEM_DOWNLOAD']);
    expect(first.asked.map(({ query }) => query['stream_position'])).toEqual(['0', '200']);
    expect(first.position?.partitions['']?.marker).toBe('200');
    const second = await runAgainst(box, values, answer, first.position);
    expect(second.asked.map(({ query }) => query['stream_position'])).toEqual(['200']);
    expect(second.results).toEqual([]);
  });
});

describe('Dropbox through the collector', () => {
  const values = { app_key: 'k', app_secret: 's', refresh_token: 'r' };
  const event = (type: string, minute: number) => ({
    timestamp: `2026-03-02T09:${minute}:00Z`,
    event_type: { '.tag': type },
    assets: [{ '.tag': 'file', display_name: 'a.txt' }],
  });

  test('asks for further pages at the address for continuing', async () => {
    const { asked, results, end, position } = await runAgainst(dropbox, values, ({ path }) =>
      path.endsWith('/continue')
        ? { events: [event('file_copy', 31)], cursor: 'c-2', has_more: false }
        : { events: [event('file_download', 30)], cursor: 'c-1', has_more: true },
    );
    expect(end).toEqual({ outcome: 'complete' });
    expect(operationsOf(results)).toEqual(['file_download', 'file_copy']);
    expect(asked).toEqual([
      {
        path: '/2/team_log/get_events',
        query: {},
        body: { limit: 1000, time: { start_time: '2026-02-23T10:00:00Z' } },
      },
      { path: '/2/team_log/get_events/continue', query: {}, body: { cursor: 'c-1' } },
    ]);
    expect(position?.partitions['']?.time).toBe(Date.UTC(2026, 2, 2, 9, 31));
  });
});
