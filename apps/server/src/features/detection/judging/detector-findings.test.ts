import { connectorForSource, type Connector } from '@waybill/connectors';
import type { DetectionFact } from '@waybill/contract';
import { activityEvent, type DetectorHit } from '@waybill/engine';
import { pino } from 'pino';
import { randomBytes } from 'node:crypto';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  contentClassifier,
  type ContentClassifier,
} from '../../classification/contents/content-classifier.ts';
import { detectionRecorder, withMoreHits, type LateJudge } from './detection-recorder.ts';
import { ingestBody } from '../../ingest/ingest-body.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';
import { sharedClassifierPool } from '../../../../testing/shared-classifier-pool.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const MINUTE = 60_000;
const CARDS = 'card,holder\n4532015112830366,Ana\n5425233430109903,Bo\n';

let db: TestDatabase;
let classifier: ContentClassifier;
let tenantId: number;
beforeAll(async () => {
  db = await testDatabase();
  const key = randomBytes(32);
  const log = pino({ enabled: false });
  classifier = contentClassifier({
    database: db.database,
    keyFor: () => key,
    log,
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

function sensor(): Connector {
  const found = connectorForSource('Sensor');
  if (!found) throw new Error('The sensor has a connector');
  return found;
}

/** Repeats every action of the sensor. */
function mended(): Connector {
  const connector = sensor();
  return {
    ...connector,
    map(...given) {
      const result = connector.map(...given);
      if (result.kind !== 'mapped') return result;
      const events = result.events.map((event) => ({ ...event, vendorOperation: 'mended' }));
      return { ...result, events };
    },
  };
}

const record = (action: string, minute: number, more: object) => ({
  schema: 'waybill.agent/1',
  agent: 'sensor',
  id: `${action}-${minute}`,
  sequence: minute,
  action,
  at: new Date(NOON - 60 * MINUTE + minute * MINUTE).toISOString(),
  person: { email: 'ana.ruiz@ours.example', name: 'Ana Ruiz' },
  ...more,
});

const file = (name: string, size = 4000) => ({
  object: { kind: 'file', name, path: `/home/ana/${name}`, size },
});
const renamed = (from: string, to: string) => ({
  ...file(to),
  source: { path: `/home/ana/${from}` },
  target: { path: `/home/ana/${to}` },
});
const toDropbox = (account?: string) => ({
  target: { url: 'https://www.dropbox.com/home', title: 'Dropbox', account },
});

async function* parts(body: string): AsyncGenerator<Buffer> {
  yield Buffer.from(body);
}

/** From now on the tenant's own domains are known. */
const settle = () =>
  db.database.tenant(tenantId, (tx) =>
    tx.query(`UPDATE tenant SET own_domains = '{ours.example}', rev = rev + 1`),
  );

const open = () => openSettledPipeline(db.database, () => NOON, [], classifier);

async function send(...records: readonly object[]): Promise<void> {
  const body = records.map((one) => JSON.stringify(one)).join('\n');
  const batch = { tenantId, sourceId: 'sensor', source: 'Sensor', isSample: false } as const;
  const services = { database: db.database, writer: open().writer, now: () => NOON };
  await ingestBody({ ...batch, connector: sensor(), parts: parts(body) }, services);
}

interface Found extends Record<string, unknown> {
  policy_key: string;
  type: string;
  origin: string;
  score: number;
  event_count: number;
  action: string;
  destination_name: string | null;
  facts: DetectionFact[];
  contributions: { label: string; kind: string; value: number }[];
}

const detections = () =>
  db.database.tenant(tenantId, (tx) =>
    tx.query<Found>(
      `SELECT policy_key, type, origin, score, event_count, action, destination_name,
         explanation -> 'facts' AS facts, explanation -> 'contributions' AS contributions
       FROM detection ORDER BY policy_key`,
    ),
  );

const keysOf = ({ facts }: Found) => facts.map(({ key }) => key);

test('what a detector finds becomes one detection with the facts that it weighed', async () => {
  await send(record('Upload', 1, { ...file('plan.xlsx'), ...toDropbox('ana.ruiz84@gmail.com') }));
  await send(record('Upload', 2, { ...file('list.xlsx'), ...toDropbox('ana.ruiz84@gmail.com') }));
  const [found, ...others] = await detections();
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    policy_key: 'send-to-self',
    type: 'AI',
    origin: 'sendToSelf',
    event_count: 2,
    facts: [
      { key: 'reachedAddress', seen: 'ana.ruiz84@gmail.com', points: 0 },
      { key: 'sharedNameParts', seen: 'ana, ruiz', usual: null, points: 1.9 },
      { key: 'freeMailDomain', seen: 'gmail.com' },
      { key: 'carriesData', seen: 'plan.xlsx' },
      { key: 'ownPersonalAccount' },
    ],
  });
});

test('the score is the sum of what is listed', async () => {
  await send(record('Upload', 1, { ...file('notes.txt', 900_000_000), ...toDropbox() }));
  const [found] = await detections();
  const contributions = found?.contributions ?? [];
  const sum = contributions.reduce((total, { value }) => total + value, 0);
  expect(found?.score).toBe(Math.round(Math.min(100, Math.max(0, sum))));
  expect(new Set(contributions.map(({ kind }) => kind))).toEqual(
    new Set(['data', 'destination', 'evidence']),
  );
});

test('a disguise is one detection from the renaming to the upload, and tells of what says most', async () => {
  await send(record('Rename', 1, renamed('ledger.zip', 'summer.png')));
  const [before] = await detections();
  expect(before).toMatchObject({ policy_key: 'suspicious-file-name', action: 'Rename' });
  await settle();
  await send(record('Upload', 9, { ...file('summer.png'), ...toDropbox('box@gmail.com') }));
  const [after, ...others] = await detections();
  expect(others).toEqual([]);
  expect(after).toMatchObject({ event_count: 2, action: 'Upload', destination_name: 'Dropbox' });
  expect(after?.score).toBeGreaterThan(before?.score ?? 100);
  expect(keysOf(after ?? missing())).toEqual(['renamedKind', 'leaving']);
});

function missing(): Found {
  throw new Error('nothing was found');
}

test('and so it is when the agent that renamed reports after the one that uploaded', async () => {
  await settle();
  await send(record('Upload', 9, { ...file('summer.png'), ...toDropbox('box@gmail.com') }));
  expect(await detections()).toEqual([]);
  await send(record('Rename', 1, renamed('ledger.zip', 'summer.png')));
  const [found, ...others] = await detections();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ event_count: 2, action: 'Upload', destination_name: 'Dropbox' });
});

test('a file under a new name is followed back through all its names, and only for a day', async () => {
  await send(
    record('Rename', 1, renamed('payroll 2026.xlsx', 'a.xlsx')),
    record('Rename', 2, renamed('a.xlsx', 'xkjqzvbw.txt')),
    record('Upload', 3, { ...file('xkjqzvbw.txt'), ...toDropbox() }),
  );
  const [found] = await detections();
  expect(found).toMatchObject({ policy_key: 'suspicious-file-name' });
  expect(keysOf(found ?? missing())).toEqual([
    'renamedFrom',
    'otherExtension',
    'randomStem',
    'sensitiveWord',
    'leaving',
  ]);

  tenantId = await testTenant(db.database);
  await send(
    record('Rename', 1, renamed('payroll 2026.xlsx', 'xkjqzvbw.txt')),
    record('Upload', 1 + 25 * 60, { ...file('xkjqzvbw.txt'), ...toDropbox() }),
  );
  expect(await detections()).toEqual([]);
});

test('contents that came along are weighed by kind and number, and never told', async () => {
  await settle();
  const content = { base64: Buffer.from(CARDS).toString('base64'), name: 'cards.csv' };
  await send(record('Upload', 1, { ...file('cards.csv'), ...toDropbox('box@gmail.com'), content }));
  const [found, ...others] = await detections();
  expect(others).toEqual([]);
  expect(found).toMatchObject({ policy_key: 'classification-engine', type: 'AI' });
  expect(found?.facts).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'dataTypes', seen: expect.stringContaining('payment-card') }),
      expect.objectContaining({ key: 'records', seen: 2 }),
    ]),
  );
  expect(JSON.stringify(found)).not.toContain('4532015112830366');
});

test('what failed or stays inside raises nothing', async () => {
  await send(
    record('Upload', 1, {
      ...file('a.zip.png'),
      ...toDropbox('ana.ruiz@gmail.com'),
      outcome: 'failure',
    }),
    record('CopyFile', 2, { ...file('a.zip.png'), target: { path: '/home/ana/b.zip.png' } }),
    record('Rename', 3, renamed('a.txt', 'b.txt')),
  );
  expect(await detections()).toEqual([]);
});

test('a remap raises nothing twice', async () => {
  await send(
    record('Rename', 1, renamed('ledger.zip', 'summer.png')),
    record('Upload', 9, { ...file('summer.png'), ...toDropbox('ana.ruiz@gmail.com') }),
  );
  const before = await detections();
  expect(before.map(({ policy_key }) => policy_key)).toEqual([
    'send-to-self',
    'suspicious-file-name',
  ]);
  const chunks = await db.database.tenant(tenantId, (tx) =>
    tx.query<{ chunk_id: string; received_at: Date; body: Buffer }>('SELECT * FROM raw_chunk'),
  );
  const { remapChunk } = open();
  for (const { chunk_id: chunkId, received_at, body } of chunks) {
    const chunk = { chunkId, receivedAt: received_at.getTime(), body, isSample: false };
    const commitWith = () => Promise.resolve();
    const counts = await remapChunk({ tenantId, chunk, connector: mended(), commitWith });
    expect(counts.changed).toBeGreaterThan(0);
  }
  expect(await detections()).toEqual(before);
});

test('late judges add to what was found', async () => {
  const hit: DetectorHit = {
    detectorId: 'late-test',
    policy: {
      key: 'late-test',
      version: 1,
      name: 'Late',
      title: 'Found late',
      description: 'Found once the events are written',
      origin: 'eventSuspicious',
      severity: 'LOW',
      condition: null,
      groupBy: ['actor'],
    },
    leaves: [],
    facts: [{ key: 'written', seen: 1, usual: 0, points: 3 }],
  };
  const late: LateJudge = (_tx, _tenant, fresh) =>
    Promise.resolve(withMoreHits(fresh, new Map([[event.eventId, [hit]]])));
  const event = activityEvent({ actorKey: 'ana@ours.example', movement: 'upload' });
  const prepared = { event, hits: [], candidates: [], met: [], person: null, copyText: '' };
  await db.database.tenant(tenantId, async (tx) => {
    const recorder = detectionRecorder([late]);
    await recorder.record(tx, tenantId, [prepared]);
    // An event is linked as evidence only once.
    await recorder.record(tx, tenantId, [{ ...prepared, knownTo: new Set(['late-test']) }]);
  });
  expect(await detections()).toMatchObject([
    { policy_key: 'late-test', type: 'AI', event_count: 1, facts: hit.facts },
  ]);
});
