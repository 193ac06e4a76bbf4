import { gzipSync } from 'node:zlib';
import { Readable } from 'node:stream';
import { defineConnectorForTest } from '../../../testing/plain-connector.ts';
import type { IngestResult } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { decodeBody } from './reading/decode-body.ts';
import { ingestBody } from './ingest-body.ts';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

const connector = defineConnectorForTest();

async function send(
  body: Buffer | string,
  options: { tenantId?: number; encoding?: string; piece?: number } = {},
): Promise<IngestResult> {
  const tenantId = options.tenantId ?? (await testTenant(db.database));
  const { writer } = openSettledPipeline(db.database, () => NOON, []);
  const bytes = Buffer.from(body);
  const piece = options.piece ?? 65_536;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
  return ingestBody(
    {
      tenantId,
      sourceId: 'slack',
      source: 'Slack',
      connector,
      isSample: false,
      ...decodeBody(Readable.from(pieces), options.encoding),
    },
    { database: db.database, writer, now: () => NOON },
  );
}

async function failure(
  promise: Promise<unknown>,
): Promise<{ code: string; detail?: string } & Record<string, unknown>> {
  const error = await promise.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error;
  return { code: error.code, detail: error.facts.detail ?? '', ...error.facts.members };
}

const record = (id: number | string, more: object = {}) => ({
  id: String(id),
  at: NOON - 1000,
  ...more,
});
const records = (count: number) => Array.from({ length: count }, (_, index) => record(index));

describe('a body', () => {
  test.each([
    ['array', JSON.stringify(records(3))],
    [
      'NDJSON',
      records(3)
        .map((item) => JSON.stringify(item))
        .join('\n'),
    ],
    ['envelope', JSON.stringify({ next: 'x', entries: records(3) })],
    ['NDJSON of envelopes', `{"z":1,"skip":true}\n${JSON.stringify({ entries: records(3) })}`],
  ])('as %s', async (_form, body) => {
    const result = await send(body, { piece: 11 });
    expect(result).toMatchObject({ accepted: 3, duplicate: 0, rejected: 0, complete: true });
  });

  test('gzipped, announced or not', async () => {
    const body = gzipSync(JSON.stringify(records(3)));
    expect(await send(body, { encoding: 'gzip', piece: 7 })).toMatchObject({ accepted: 3 });
    expect(await send(body)).toMatchObject({ accepted: 3 });
  });

  test('of many batches counts exactly, and sending it again doubles nothing', async () => {
    const tenantId = await testTenant(db.database);
    const body = JSON.stringify(records(5321));
    expect(await send(body, { tenantId })).toMatchObject({
      accepted: 5321,
      duplicate: 0,
      records: 5321,
    });
    expect(await send(body, { tenantId })).toMatchObject({ accepted: 0, duplicate: 5321 });
  });

  test('tells what it skipped and why', async () => {
    const result = await send(JSON.stringify([record(1), record(2, { skip: true })]));
    expect(result).toMatchObject({
      accepted: 1,
      skipped: 1,
      skippedReasons: { 'not activity': 1 },
    });
  });
});

describe('bad records', () => {
  test('are rejected one by one, named by line and field, and kept', async () => {
    const tenantId = await testTenant(db.database);
    const lines = [
      JSON.stringify(record(1)),
      '{"id": "2", "at": }',
      JSON.stringify(record(3, { at: 'never' })),
      '{"id":"4","__proto__":{"admin":true},"at":1}',
      `{"id":"5","name":"a\\u0000b","at":${NOON}}`,
      '"just text"',
      JSON.stringify(record(7, { at: NOON + 3 * 86_400_000 })),
      JSON.stringify(record(8, { at: 0 })),
      JSON.stringify(record(9)),
    ];
    const result = await send(lines.join('\n'), { tenantId });
    expect(result).toMatchObject({ accepted: 3, rejected: 6, complete: true });
    expect(result.rejections).toEqual([
      { line: 2, field: null, reason: expect.stringMatching(/^not valid JSON/) },
      { line: 3, field: 'at', reason: 'no time' },
      { line: 4, field: '__proto__', reason: 'a key that is not allowed' },
      { line: 6, field: null, reason: 'not a JSON object' },
      { line: 7, field: 'time', reason: 'more than a day in the future' },
      { line: 8, field: 'time', reason: 'before the year 2000' },
    ]);
    const kept = await db.database.tenant(tenantId, (tx) =>
      tx.query('SELECT line, source_id, is_truncated FROM rejected_payload ORDER BY line'),
    );
    expect(kept.map((row) => row['line'])).toEqual([2, 3, 4, 6, 7, 8]);
  });

  test('that are not UTF-8 or too large do not stop their neighbours', async () => {
    const bad = Buffer.concat([
      Buffer.from('{"id":"x","name":"'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}\n'),
    ]);
    const huge = Buffer.from(`{"id":"h","text":"${'x'.repeat(10_000_000)}"}\n`);
    const good = Buffer.from(`${JSON.stringify(record(1))}\n`);
    const result = await send(
      Buffer.concat([good, bad, huge, Buffer.from(`${JSON.stringify(record(2))}\n`)]),
    );
    expect(result).toMatchObject({ accepted: 2, rejected: 2 });
    expect(result.rejections.map(({ reason }) => reason)).toEqual([
      'not valid UTF-8',
      'larger than 1048576 bytes',
    ]);
  });

  test('nested too deep are refused by depth', async () => {
    const deep = `{"id":"d","at":1,"a":${'['.repeat(100)}${']'.repeat(100)}}`;
    const result = await send(`[${deep},${JSON.stringify(record(1))}]`);
    expect(result).toMatchObject({ accepted: 1, rejected: 1 });
    expect(result.rejections[0]?.reason).toContain('nested deeper than 64 levels');
  });

  test('sent twice are kept once', async () => {
    const tenantId = await testTenant(db.database);
    await send(`${JSON.stringify(record(1))}\n{"id":\n`, { tenantId });
    await send(`${JSON.stringify(record(1))}\n{"id":\n{"id":\n`, { tenantId });
    const [row] = await db.database.tenant(tenantId, (tx) =>
      tx.query('SELECT count(*)::integer AS kept FROM rejected_payload'),
    );
    expect(row).toEqual({ kept: 1 });
  });
});

describe('a body that breaks half-way', () => {
  test('leaves what came before, and says how far it got', async () => {
    const tenantId = await testTenant(db.database);
    const body = JSON.stringify(records(2500)).slice(0, -20);
    const broken = await failure(send(body, { tenantId }));
    expect(broken).toMatchObject({ code: 'ingest.body_broken', accepted: 2499, complete: false });
    expect(broken.detail).toContain('ends inside record 2500');
    expect(await send(JSON.stringify(records(2500)), { tenantId })).toMatchObject({
      accepted: 1,
      duplicate: 2499,
    });
  });

  test('because its gzip is cut off', async () => {
    const body = gzipSync(JSON.stringify(records(3000)));
    expect(await failure(send(body.subarray(0, body.length - 30)))).toMatchObject({
      code: 'ingest.gzip_broken',
    });
  });

  test('because it is a decompression bomb', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
    expect(await failure(send(bomb))).toMatchObject({ code: 'ingest.gzip_ratio' });
  });
});

describe('a flood', () => {
  test('of rejected records is read no further than its beginning, and the first ones are kept', async () => {
    const tenantId = await testTenant(db.database);
    const lines = Array.from({ length: 60_000 }, (_, index) => `{"n":${index}}`);
    const stopped = await failure(send(lines.join('\n'), { tenantId }));
    expect(stopped).toMatchObject({
      code: 'ingest.mostly_rejected',
      detail: '20000 of the first 20000 records were rejected',
      records: 20_000,
      rejected: 20_000,
      complete: false,
    });
    const [row] = await db.database.tenant(tenantId, (tx) =>
      tx.query('SELECT count(*)::integer AS kept FROM rejected_payload'),
    );
    expect(row).toEqual({ kept: 10_000 });
  });

  test('of elements in one line is read no further either', async () => {
    const line = `[${Array.from({ length: 300_000 }, () => '{}').join(',')}]`;
    expect(await failure(send(`{"z":1}\n${line}\n${line}\n`))).toMatchObject({
      code: 'ingest.mostly_rejected',
      rejected: 20_000,
    });
  });

  test('that was compressed holds as many records as its bytes allow', async () => {
    // Known records that are not activity: each costs some work, and none is rejected.
    const lines = Array.from({ length: 200_000 }, () => '{"skip":true}').join('\n');
    const packed = gzipSync(lines);
    const stopped = await failure(send(packed, { piece: 1024 }));
    expect(stopped).toMatchObject({ code: 'ingest.record_ratio', complete: false });
    expect(stopped['skipped']).toBeLessThan(20_000 + 3 * packed.length);
    expect(await send(lines)).toMatchObject({ skipped: 200_000, complete: true });
  });

  test('is refused by its ratio before the rest of it has come', async () => {
    const bomb = gzipSync(Buffer.alloc(200_000_000, '\n'));
    let read = 0;
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let at = 0; at < bomb.length; at += 1024) {
        read = at;
        yield bomb.subarray(at, at + 1024);
      }
    }
    const { parts } = decodeBody(Readable.from(pieces()), 'gzip');
    let plain = 0;
    const reading = (async () => {
      for await (const part of parts) plain += part.length;
    })();
    expect(await failure(reading)).toMatchObject({ code: 'ingest.gzip_ratio' });
    expect(plain).toBeLessThan(5_000_000);
    expect(read).toBeLessThan(bomb.length / 2);
  });

  test('is told from a log that compresses more than 60 times', async () => {
    const common = { actor: 'ana@ours.example', text: 'The quick brown fox '.repeat(40) };
    const body = Array.from({ length: 8000 }, (_, index) =>
      JSON.stringify(record(index, common)),
    ).join('\n');
    const packed = gzipSync(body);
    expect(body.length / packed.length).toBeGreaterThan(60);
    expect(body.length / packed.length).toBeLessThan(200);
    expect(await send(packed)).toMatchObject({ accepted: 8000, complete: true });
  });
});

describe('a body that is none', () => {
  test.each([
    ['empty', '', 'ingest.body_empty'],
    ['blank', ' \n\n ', 'ingest.body_empty'],
    ['an empty list', '[]', 'ingest.body_empty'],
  ])('%s', async (_name, body, code) => {
    expect(await failure(send(body))).toMatchObject({ code });
  });

  test('of another encoding', async () => {
    expect(await failure(send(Buffer.from('\ufeff[]', 'utf16le')))).toMatchObject({
      code: 'ingest.encoding_unsupported',
    });
    expect(await failure(send('[]', { encoding: 'br' }))).toMatchObject({
      code: 'ingest.encoding_unsupported',
    });
    expect(await failure(send('[]', { encoding: 'gzip' }))).toMatchObject({
      code: 'ingest.gzip_broken',
    });
  });
});
