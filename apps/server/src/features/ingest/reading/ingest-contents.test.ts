import { randomBytes } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { connectorForSource, type Connector } from '@waybill/connectors';
import type { IngestResult } from '@waybill/contract';
import type { Policy } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  contentClassifier,
  type ContentClassifier,
} from '../../classification/contents/content-classifier.ts';
import { ingestBody } from '../ingest-body.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import { sharedClassifierPool } from '../../../../testing/shared-classifier-pool.ts';
import { openPipeline, type Pipeline } from '../open-pipeline.ts';
import { unpackPayloads } from './raw-chunk.ts';
import { keptPayload } from './rejected-payloads.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const CARD = '4532015112830366';
const TEXT = `please charge credit card ${CARD} today`;

const CARDS_PASTED: Policy = {
  key: 'cards-pasted-test',
  version: 1,
  name: 'Cards pasted',
  description: 'Payment cards leave',
  title: 'Cards pasted',
  origin: 'internalDetectionPolicy',
  severity: 'HIGH',
  condition: {
    all: [
      { f: 'data.types', op: 'anyOf', v: ['payment-card'] },
      { f: 'content.state', op: 'eq', v: 'complete' },
      { f: 'data.groups', op: 'anyOf', v: ['financial'] },
    ],
  },
  groupBy: ['actor'],
  window: null,
};

let db: TestDatabase;
let classifier: ContentClassifier;
let tenantId: number;
const logLines: string[] = [];
beforeAll(async () => {
  db = await testDatabase();
  const key = randomBytes(32);
  classifier = contentClassifier({
    database: db.database,
    keyFor: () => key,
    log: pino({ level: 'trace' }, { write: (line: string) => void logLines.push(line) }),
    now: () => NOON,
    pool: sharedClassifierPool(),
  });
});
afterAll(async () => {
  await classifier.close();
  await db.close();
});
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});

function connector(): Connector {
  const found = connectorForSource('Sensor');
  if (!found) throw new Error('The sensor has a connector');
  return found;
}

const open = () => openSettledPipeline(db.database, () => NOON, [CARDS_PASTED], classifier);

const paste = (id: string, content: object | undefined, rest: object = {}) => ({
  schema: 'waybill.agent/1',
  agent: 'sensor',
  id,
  sequence: 1,
  action: 'Paste',
  at: new Date(NOON - 60_000).toISOString(),
  person: { email: 'ana@ours.example' },
  target: { url: 'https://chat.example/new' },
  content,
  ...rest,
});

async function* parts(body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body);
}

async function send(
  records: readonly unknown[],
  { writer }: Pick<Pipeline, 'writer'> = open(),
): Promise<IngestResult> {
  const body = records.map((record) => JSON.stringify(record)).join('\n');
  return ingestBody(
    {
      tenantId,
      sourceId: 'sensor',
      source: 'Sensor',
      connector: connector(),
      isSample: false,
      parts: parts(body),
    },
    { database: db.database, writer, now: () => NOON },
  );
}

const rows = (sql: string) => db.database.tenant(tenantId, (tx) => tx.query(sql));

async function payloads(): Promise<string[]> {
  const chunks = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ body: Buffer }>('SELECT body FROM raw_chunk'),
  );
  const unpacked = await Promise.all(chunks.map(({ body }) => unpackPayloads(body)));
  return unpacked.flat().map(String);
}

/** All data in the tenant's tables, as text. */
async function everything(): Promise<string> {
  const tables = await rows(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'tenant_id' AND table_schema = 'public' GROUP BY 1`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify(await rows(`SELECT * FROM ${String(name)}`))),
  );
  const waiting = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ body: Buffer }>('SELECT body FROM backlog_chunk'),
  );
  const unpacked = waiting.map(({ body }) => zstdDecompressSync(body).toString());
  return [...texts, ...(await payloads()), ...unpacked].join('\n');
}

test('what waits to be stored and the log hold what was found in a content, and not the content', async () => {
  const pipeline = openPipeline(db.database, () => NOON, [CARDS_PASTED], classifier);
  await send([paste('a', { text: TEXT })], pipeline);
  const waiting = await everything();
  expect(waiting).toContain('payment-card');
  expect(waiting).not.toContain(CARD);
  await pipeline.deriver.untilDerived(tenantId);
  expect(await rows('SELECT FROM backlog_chunk')).toEqual([]);
  expect(await everything()).not.toContain(CARD);
  expect(logLines.join('\n')).not.toContain(CARD);
});

test('a content that comes with an event is classified, judged and not stored', async () => {
  const record = paste('a', { text: TEXT }, { object: { name: 'note.txt', path: '/n/note.txt' } });
  expect(await send([record])).toMatchObject({ accepted: 1 });
  expect(await rows('SELECT data_types, data_sensitivity, content_state FROM activity')).toEqual([
    {
      data_types: ['payment-card'],
      data_sensitivity: expect.any(Number),
      content_state: 'complete',
    },
  ]);
  expect(
    await rows('SELECT object_key, seq, size_bytes::integer, name FROM object_version'),
  ).toEqual([{ object_key: '/n/note.txt', seq: 1, size_bytes: TEXT.length, name: 'note.txt' }]);
  expect(await rows(`SELECT facts->'dataClasses' AS classes FROM activity`)).toEqual([
    { classes: ['financial'] },
  ]);
  const [type] = await rows('SELECT * FROM classification_type');
  expect(type).toMatchObject({ data_type_id: 'payment-card', count: 1, is_in_effect: true });
  const [detection] = await rows('SELECT policy_key, data_types, explanation FROM detection');
  expect(detection).toMatchObject({
    data_types: ['payment-card'],
    policy_key: 'cards-pasted-test',
    explanation: {
      leaves: [
        { field: 'data.types', seen: ['payment-card'], held: true },
        {},
        { field: 'data.groups', seen: ['financial'], held: true },
      ],
    },
  });
  expect(await payloads()).toEqual([expect.stringContaining('"content":{"withheld":true}')]);
  expect(await everything()).not.toContain(CARD);
});

test('the bytes of a file are read like a text, and what cannot be read is told', async () => {
  const csv = Buffer.from(`credit card\n${CARD}\n`).toString('base64');
  await send([
    paste('csv', { base64: csv, name: 'cards.csv' }),
    paste('odd', { base64: Buffer.from([0xff, 0xfe, 0, 1, 2]).toString('base64') }),
    paste('cut', { text: TEXT, cut: true }),
    paste('none', undefined),
  ]);
  expect(
    await rows('SELECT data_types, content_state FROM activity ORDER BY vendor_event_id'),
  ).toEqual([
    { data_types: ['payment-card'], content_state: 'complete' },
    { data_types: ['payment-card'], content_state: 'partial' },
    { data_types: null, content_state: null },
    { data_types: null, content_state: 'unsupported' },
  ]);
});

test('the same content of an object is one version; another is the next', async () => {
  const object = { object: { path: '/n/note.txt' } };
  await send([paste('a', { text: TEXT }, object), paste('b', { text: TEXT }, object)]);
  await send([paste('c', { text: `${TEXT}!` }, object)]);
  expect(await rows('SELECT seq FROM object_version ORDER BY seq')).toEqual([
    { seq: 1 },
    { seq: 2 },
  ]);
  expect(await rows('SELECT count(*)::integer AS events FROM event_content')).toEqual([
    { events: 3 },
  ]);
  expect(await rows('SELECT is_current FROM classification')).toEqual([
    { is_current: true },
    { is_current: true },
  ]);
});

test('versions of an object count on, whether its contents come together or apart', async () => {
  const object = { object: { path: '/n/note.txt' } };
  const other = { object: { path: '/n/other.txt' } };
  await send([
    paste('a', { text: TEXT }, object),
    paste('b', { text: `${TEXT}!` }, object),
    paste('c', { text: TEXT }, object),
    paste('d', { text: TEXT }, other),
  ]);
  await send([paste('e', { text: `${TEXT}?` }, object), paste('f', { text: `${TEXT}!` }, object)]);
  expect(
    await rows(
      `SELECT seq, events, classified FROM object_version AS version
       CROSS JOIN LATERAL (SELECT count(*)::integer AS events FROM event_content
         WHERE version_id = version.version_id) AS linked
       CROSS JOIN LATERAL (SELECT count(*)::integer AS classified FROM classification
         WHERE version_id = version.version_id AND is_current) AS current
       ORDER BY object_key, seq`,
    ),
  ).toEqual([
    { seq: 1, events: 2, classified: 1 },
    { seq: 2, events: 2, classified: 1 },
    { seq: 3, events: 1, classified: 1 },
    { seq: 1, events: 1, classified: 1 },
  ]);
});

test('a record that is refused keeps nothing of its content', async () => {
  const broken = paste('a', { text: TEXT }, { at: 'yesterday' });
  expect(await send([broken])).toMatchObject({ rejected: 1 });
  const { writer } = open();
  await ingestBody(
    {
      tenantId,
      sourceId: 'sensor',
      source: 'Sensor',
      connector: connector(),
      isSample: false,
      parts: parts(`{"content": {"text": "${TEXT}"}, broken}\n`),
    },
    { database: db.database, writer, now: () => NOON },
  );
  const kept = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ payload: Buffer }>('SELECT payload FROM rejected_payload'),
  );
  expect(kept).toHaveLength(2);
  for (const { payload } of kept) {
    expect(String(await keptPayload(payload))).not.toContain(CARD);
  }
});

test('a replay of payloads keeps what was found, though the content is gone', async () => {
  await send([paste('a', { text: TEXT }, { object: { name: 'note.txt' } })]);
  const before = await rows('SELECT * FROM activity');
  const [chunk] = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ chunk_id: string; received_at: Date; body: Buffer }>('SELECT * FROM raw_chunk'),
  );
  if (!chunk) throw new Error('A chunk was stored');
  const counts = await open().remapChunk({
    tenantId,
    chunk: {
      chunkId: chunk.chunk_id,
      receivedAt: chunk.received_at.getTime(),
      body: chunk.body,
      isSample: false,
    },
    connector: connector(),
    commitWith: async () => undefined,
  });
  expect(counts).toEqual({ changed: 0, added: 0, removed: 0, kept: 0 });
  expect(await rows('SELECT * FROM activity')).toEqual(before);
});
