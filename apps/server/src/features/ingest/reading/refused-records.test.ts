import { mappedEvent, type Connector } from '@waybill/connectors';
import type { EntityRecord, MappedEvent } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IncomingBatch } from '../writing/activity-writer.ts';
import { ingestBody } from '../ingest-body.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import type { IncomingRecord } from '../writing/settled-event.ts';
import { readRecord } from './read-record.ts';

const NOON = Date.UTC(2026, 9, 5, 12);

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.close());

function download(id: string, sha256: string | null = null): MappedEvent {
  return mappedEvent({
    source: 'Google Drive',
    stream: 'drive',
    vendorEventId: id,
    vendorOperation: 'download',
    action: 'Download',
    movement: 'download',
    occurredAt: NOON,
    actor: { kind: 'person', email: 'ana@ours.example' },
    object: { kind: 'file', id: `file-${id}`, name: `${id}.txt`, sizeBytes: 4, sha256 },
    origin: { kind: 'app', name: 'Google Drive', host: null, container: null, account: null },
  });
}

/** A record whose value passed its mapping and the schema check. */
const record = (id: string, line: number, sha256: string | null = null): IncomingRecord => ({
  payload: Buffer.from(JSON.stringify({ id })),
  line,
  events: [download(id, sha256)],
});

const person = (entityId: string): EntityRecord => ({
  kind: 'person',
  source: 'Okta',
  stream: 'users',
  entityId,
  isDeleted: false,
  changedAt: null,
  name: 'Ana',
  emails: [],
  logins: [],
  employeeId: null,
  title: null,
  department: null,
  manager: null,
  status: 'active',
  hiredAt: null,
  leftAt: null,
  external: 'unknown',
});

const batchOf = (tenantId: number, records: readonly IncomingRecord[]): IncomingBatch => ({
  tenantId,
  sourceId: 'google-drive',
  records,
  receivedAt: NOON,
  isSample: false,
});

async function rowsOf(tenantId: number, sql: string): Promise<Record<string, unknown>[]> {
  return db.database.tenant(tenantId, (tx) => tx.query(sql));
}

const storedIds = (tenantId: number) =>
  rowsOf(tenantId, 'SELECT vendor_event_id AS id FROM activity ORDER BY 1').then((rows) =>
    rows.map(({ id }) => id),
  );
const setAside = (tenantId: number) =>
  rowsOf(tenantId, 'SELECT line, field, reason FROM rejected_payload ORDER BY line');

describe('a record that PostgreSQL refuses', () => {
  test('is set aside alone, wherever in the batch it is', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const records = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) =>
      record(id, index + 1, id === 'c' || id === 'g' ? 'N/A' : null),
    );
    const result = await writer.write(batchOf(tenantId, records));
    // Whether PostgreSQL accepts it is known only on storing: until then its payload is kept like any
    // other.
    expect(result).toMatchObject({ accepted: 7, duplicate: 0 });
    expect(await storedIds(tenantId)).toEqual(['a', 'b', 'd', 'e', 'f']);
    expect(await setAside(tenantId)).toEqual([
      { line: 3, field: null, reason: 'cannot be stored (PostgreSQL 22023)' },
      { line: 7, field: null, reason: 'cannot be stored (PostgreSQL 22023)' },
    ]);
    expect(await writer.write(batchOf(tenantId, records))).toMatchObject({
      accepted: 2,
      duplicate: 5,
    });
    expect(await storedIds(tenantId)).toEqual(['a', 'b', 'd', 'e', 'f']);
    expect(await setAside(tenantId)).toHaveLength(2);
  });

  test('counts once in the roll-ups, and the rest of the batch once, too', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    await writer.write(
      batchOf(tenantId, [record('a', 1), record('b', 2, 'abc'), record('c', 3), record('d', 4)]),
    );
    const [total] = await rowsOf(tenantId, 'SELECT sum(events)::integer AS n FROM activity_day');
    expect(total).toEqual({ n: 3 });
  });

  test('costs no other batch that is written with it', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const batches = ['a', 'b', 'c', 'd'].map((id) =>
      writer.write(batchOf(tenantId, [record(id, 1, id === 'c' ? 'N/A' : null)])),
    );
    await Promise.all(batches);
    expect(await storedIds(tenantId)).toEqual(['a', 'b', 'd']);
    expect(await setAside(tenantId)).toHaveLength(1);
  });

  test('does not keep the position of a stream from moving', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const committed: unknown[] = [];
    await writer.write({
      ...batchOf(tenantId, [record('a', 1), record('b', 2, 'N/A')]),
      commitWith: async (_tx, result) => void committed.push(result),
    });
    expect(committed).toMatchObject([{ accepted: 2 }]);
    expect(await storedIds(tenantId)).toEqual(['a']);
  });

  test('is set aside among entities as well', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    // Longer than an index row, and incompressible.
    const long = Array.from({ length: 4000 }, (_, at) => (at * 7919).toString(36)).join('');
    const records = ['p1', long, 'p2'].map((id, index) => ({
      payload: Buffer.from(JSON.stringify({ at: index })),
      line: index + 1,
      events: [],
      entities: [person(id)],
    }));
    const result = await writer.write({ ...batchOf(tenantId, records), sourceId: 'okta' });
    expect(result).toMatchObject({ entities: 2, refused: [{ line: 2 }] });
    const rows = await rowsOf(tenantId, 'SELECT entity_id FROM entity ORDER BY 1');
    expect(rows).toEqual([{ entity_id: 'p1' }, { entity_id: 'p2' }]);
  });

  test('leaves a failure of the database to the caller', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const failing = writer.write({
      ...batchOf(tenantId, [record('a', 1)]),
      commitWith: () => Promise.reject(new Error('lost')),
    });
    await expect(failing).rejects.toThrow('lost');
    expect(await setAside(tenantId)).toEqual([]);
  });
});

describe('a record whose mapping breaks the schema', () => {
  /** Maps records unchanged: `sha256` comes from the record. */
  const connector: Connector = {
    id: 'careless',
    sources: ['Google Drive'],
    summary: '',
    envelopes: [],
    map: ({ id, sha256 }) => ({
      kind: 'mapped',
      events: [download(String(id), typeof sha256 === 'string' ? sha256 : null)],
    }),
  };

  test('is rejected with the field and the reason, and without the value', () => {
    const [read] = readRecord(Buffer.from('{"id":"a","sha256":"N/A"}'), connector);
    expect(read?.result).toEqual({
      kind: 'rejected',
      field: 'object.sha256',
      reason: 'not a SHA-256 in 64 lower-case hexadecimal digits',
    });
  });

  test('is set aside alone and named in the answer', async () => {
    const tenantId = await testTenant(db.database);
    const { writer } = openSettledPipeline(db.database, () => NOON, []);
    const lines = ['{"id":"a"}', '{"id":"b","sha256":"N/A"}', '{"id":"c"}'];
    const result = await ingestBody(
      {
        tenantId,
        sourceId: 'google-drive',
        source: 'Google Drive',
        connector,
        isSample: false,
        parts: (async function* () {
          yield Buffer.from(lines.join('\n'));
        })(),
      },
      { database: db.database, writer, now: () => NOON },
    );
    expect(result).toMatchObject({ accepted: 2, rejected: 1, records: 3 });
    expect(result.rejections).toMatchObject([{ line: 2, field: 'object.sha256' }]);
    expect(await storedIds(tenantId)).toEqual(['a', 'c']);
    expect(await setAside(tenantId)).toMatchObject([{ line: 2, field: 'object.sha256' }]);
  });
});
