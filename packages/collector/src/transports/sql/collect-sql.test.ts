import { SqlSchema } from '@waybill/connectors/kit/declaration/transport-schema';
import { CursorSchema } from '@waybill/connectors/kit/declaration/paging-schema';
import type { SqlStream } from '@waybill/connectors/kit/declaration/declaration';
import { startSnowflake, type TestSnowflake } from '@waybill/testkit/snowflake-server';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CollectedPage, RunEnd } from '../../collect-options.ts';
import { collectSql, type CollectSqlOptions } from './collect-sql.ts';

const NOW = Date.UTC(2026, 1, 3, 12);
const HOUR = 3_600_000;

function streamOf(
  sql: { dialect: 'snowflake' | 'postgres'; query: string },
  cursor: { type: 'full' } | { field?: string; commit?: 'page'; maxWindow?: number } = {},
): SqlStream {
  const time = { type: 'time', field: 'at', overlap: 60, initial: 86_400 };
  return {
    id: 'rows',
    title: 'Rows',
    kind: 'events',
    sources: ['Snowflake'],
    scopes: [],
    every: 300,
    isDefault: true,
    transport: 'sql',
    sql: SqlSchema.parse(sql),
    cursor: CursorSchema.parse('type' in cursor ? cursor : { ...time, ...cursor }),
    recordId: [],
  };
}

async function all(pages: AsyncGenerator<CollectedPage, RunEnd>) {
  const found: CollectedPage[] = [];
  for (;;) {
    const step = await pages.next();
    if (step.done) {
      return { pages: found, rows: found.flatMap(({ records }) => records), end: step.value };
    }
    found.push(step.value);
  }
}

const shared = {
  send: fetch,
  now: () => NOW,
  signal: new AbortController().signal,
  position: null,
  sleep: () => Promise.resolve(),
  resolve: () => Promise.reject(new Error('not allowed')),
};
const at = (ms: number) => ({ partitions: { '': { time: ms } } });
const code = (end: RunEnd) => (end.outcome === 'failed' ? end.code : end.outcome);

describe('PostgreSQL', () => {
  let own: TestDatabase;
  beforeAll(async () => {
    own = await testDatabase({ holds: 'nothing' });
    await own.owner.query(`
      CREATE TABLE log (id bigint, at timestamptz, payload jsonb, naive timestamp, day date, amount numeric);
      CREATE ROLE "${reader()}" LOGIN PASSWORD 'only reads';
      GRANT SELECT ON log TO "${reader()}";
      CREATE TABLE hidden (id int)`);
  });
  afterAll(async () => {
    await own.owner.query(`DROP OWNED BY "${reader()}"; DROP ROLE "${reader()}"`);
    await own.close();
  });
  beforeEach(() => own.owner.query('TRUNCATE log'));

  /** Roles belong to the whole server, which other tests use as well. */
  const reader = (): string => `reader_${own.connection.database}`;
  const QUERY = 'SELECT id, at FROM log WHERE at >= :since AND at < :until ORDER BY at, id';

  const run = (change: Partial<CollectSqlOptions> = {}, values: Record<string, string> = {}) =>
    all(
      collectSql({
        ...shared,
        stream: streamOf({ dialect: 'postgres', query: QUERY }),
        values: {
          host: 'db.test',
          port: String(own.connection.port),
          database: own.connection.database ?? '',
          user: reader(),
          password: 'only reads',
          tls: 'off',
          ...values,
        },
        // The server of the tests listens on a socket alone, in this folder.
        resolve: () => Promise.resolve([{ address: own.connection.host ?? '', family: 4 }]),
        ...change,
      }),
    );
  const insert = (id: number, ms: number) =>
    own.owner.query('INSERT INTO log (id, at) VALUES ($1, $2)', [id, new Date(ms)]);

  test('the first run goes back as far as declared, the next one to the overlap', async () => {
    await insert(1, NOW - 25 * HOUR);
    await insert(2, NOW - 2 * HOUR);
    await insert(3, NOW - HOUR);
    await insert(4, NOW + 1000);
    const first = await run();
    expect(first.rows.map(({ id }) => id)).toEqual(['2', '3']);
    expect(first.pages.at(-1)?.position).toMatchObject(at(NOW - HOUR));
    await insert(5, NOW - HOUR - 30_000);
    const second = await run({ position: at(NOW - HOUR) });
    expect(second.rows.map(({ id }) => id)).toEqual(['5', '3']);
    expect(second.end).toEqual({ outcome: 'complete' });
  });

  test('many rows come in batches of a thousand, and are committed as declared', async () => {
    await own.owner.query(
      `INSERT INTO log (id, at) SELECT n, $1::timestamptz + n * interval '1 second' FROM generate_series(1, 2500) n`,
      [new Date(NOW - 2 * HOUR)],
    );
    const whole = await run();
    expect(whole.pages.map(({ records }) => records.length)).toEqual([1000, 1000, 500]);
    expect(whole.pages.map(({ position }) => position !== null)).toEqual([false, false, true]);
    const stream = streamOf({ dialect: 'postgres', query: QUERY }, { commit: 'page' });
    const paged = await run({ stream });
    expect(paged.pages[0]?.position).toMatchObject(at(NOW - 2 * HOUR + 1_000_000));
  });

  test('a long stretch is read window by window', async () => {
    for (const hours of [20, 10, 1]) await insert(hours, NOW - hours * HOUR);
    const stream = streamOf({ dialect: 'postgres', query: QUERY }, { maxWindow: 36_000 });
    const { pages, rows } = await run({ stream });
    expect(rows.map(({ id }) => id)).toEqual(['20', '10', '1']);
    expect(pages.map(({ position }) => position?.partitions['']?.time)).toEqual([
      NOW - 14 * HOUR,
      NOW - 4 * HOUR,
      NOW - HOUR,
    ]);
  });

  test('values keep what they are', async () => {
    await own.owner.query(`INSERT INTO log VALUES (1, '2026-02-03 04:05:06.123456+00', '{"a":[1]}',
      '2026-02-03 04:05:06', '2026-02-03', 1.10)`);
    const stream = streamOf({ dialect: 'postgres', query: 'SELECT * FROM log' }, { type: 'full' });
    const { rows, pages } = await run({ stream });
    expect(rows).toEqual([
      {
        id: '1',
        at: '2026-02-03T04:05:06.123456Z',
        payload: { a: [1] },
        naive: '2026-02-03T04:05:06Z',
        day: '2026-02-03',
        amount: '1.10',
      },
    ]);
    expect(pages[0]?.position).toEqual({ partitions: { '': { readAt: NOW } } });
  });

  test('a backfill leaves the position alone', async () => {
    await insert(1, NOW - 100 * HOUR);
    const { pages } = await run({ window: { from: NOW - 101 * HOUR, to: NOW - 99 * HOUR } });
    expect(pages.map(({ records, position }) => [records.length, position])).toEqual([[1, null]]);
  });

  test('what goes wrong is told apart', async () => {
    const failing = async (query: string, values = {}) => {
      const stream = streamOf({ dialect: 'postgres', query }, { type: 'full' });
      return code((await run({ stream }, values)).end);
    };
    expect(await failing('SELECT * FROM hidden')).toBe('permission_missing');
    expect(await failing('SELECT * FROM nothing')).toBe('not_found');
    expect(await failing('SELECT other FROM log')).toBe('schema_changed');
    expect(await failing('SELECT')).toBe('complete');
    expect(await failing('SELEKT')).toBe('config_invalid');
    expect(await failing('SELECT 1', { database: 'none' })).toBe('not_found');
    expect(await failing('SELECT 1', { user: 'nobody' })).toBe('auth_expired');
    expect(await failing('SELECT 1', { host: '' })).toBe('config_invalid');
    // Without `off`, nothing goes out in the clear: this server has no TLS.
    expect(await failing('SELECT 1', { tls: '' })).toBe('unavailable');
  });

  test('nothing can be written, and no host is reached that must not be', async () => {
    const query = 'SELECT nextval($$s$$)';
    const stream = streamOf({ dialect: 'postgres', query }, { type: 'full' });
    await own.owner.query(`CREATE SEQUENCE s; GRANT ALL ON SEQUENCE s TO "${reader()}"`);
    expect(code((await run({ stream })).end)).toBe('config_invalid');
    expect(code((await run({ resolve: shared.resolve })).end)).toBe('unavailable');
  });
});

describe('Snowflake', () => {
  let server: TestSnowflake;
  beforeAll(async () => {
    server = await startSnowflake();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.statements.length = 0;
    server.failures.length = 0;
  });

  const QUERY = 'SELECT ID, AT FROM LOG WHERE AT >= :since AND AT < :until ORDER BY AT';
  const run = (change: Partial<CollectSqlOptions> = {}, values: Record<string, string> = {}) =>
    all(
      collectSql({
        ...shared,
        stream: streamOf({ dialect: 'snowflake', query: QUERY }, { field: 'AT' }),
        values: {
          account: 'ours-account',
          user: 'reader',
          private_key: server.privateKey,
          private_key_passphrase: 'open sesame',
          warehouse: 'SMALL',
          ...values,
        },
        endpoint: server.url,
        ...change,
      }),
    );
  const answer = (...partitions: [number, number][][]) => {
    server.result = {
      columns: [
        { name: 'ID', type: 'fixed', scale: 0 },
        { name: 'AT', type: 'timestamp_ltz', scale: 9 },
      ],
      partitions: partitions.map((rows) =>
        rows.map(([id, ms]) => [String(id), `${ms / 1000}.000000000`]),
      ),
    };
  };

  test('a statement is signed, bound and read in all of its partitions', async () => {
    answer(
      [
        [1, NOW - 3 * HOUR],
        [2, NOW - 2 * HOUR],
      ],
      [[3, NOW - HOUR]],
    );
    server.pending = 2;
    const { rows, pages, end } = await run();
    expect([rows.map(({ ID }) => ID), end]).toEqual([[1, 2, 3], { outcome: 'complete' }]);
    expect(rows[2]?.['AT']).toBe('2026-02-03T11:00:00.000Z');
    expect(pages.map(({ position }) => position)).toEqual([
      null,
      { partitions: { '': { time: NOW - HOUR, readAt: NOW } } },
    ]);
    expect(server.statements).toEqual([
      {
        statement: 'SELECT ID, AT FROM LOG WHERE AT >= ? AND AT < ? ORDER BY AT',
        timeout: 600,
        bindings: {
          1: { type: 'TIMESTAMP_LTZ', value: `${NOW - 24 * HOUR}000000` },
          2: { type: 'TIMESTAMP_LTZ', value: `${NOW}000000` },
        },
        parameters: { timezone: 'UTC' },
        warehouse: 'SMALL',
      },
    ]);
  });

  test('large partitions come in batches of a thousand', async () => {
    answer(Array.from({ length: 1500 }, (_, id) => [id, NOW - 2 * HOUR + id * 1000]));
    const { pages } = await run();
    expect(pages.map(({ records }) => records.length)).toEqual([1000, 500]);
  });

  test('what goes wrong is told apart', async () => {
    answer([]);
    const failing = async (status: number, name: string) => {
      server.failures.push({ status, code: name });
      return code((await run()).end);
    };
    expect(await failing(422, '002003')).toBe('permission_missing');
    expect(await failing(422, '000904')).toBe('schema_changed');
    expect(await failing(422, '001003')).toBe('config_invalid');
    expect(await failing(429, '390301')).toBe('complete');
    expect(code((await run({}, { user: 'other' })).end)).toBe('auth_expired');
    expect(code((await run({}, { private_key_passphrase: 'x' })).end)).toBe('config_invalid');
    expect(code((await run({}, { account: 'a/b' })).end)).toBe('config_invalid');
  });
});
