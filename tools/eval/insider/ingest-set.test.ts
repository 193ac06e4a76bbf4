import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { connectorForSource } from '@waybill/connectors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventSet, Label } from './corpus.ts';
import { ingestSet, labelledId } from './ingest-set.ts';
import type { Product } from './product.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'waybill-set-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LABELS = new Map<string, Label>([['row-1', { label: 'exfil' }]]);

function setOf(lines: readonly string[]): EventSet {
  const file = path.join(folder, 'events.jsonl');
  writeFileSync(file, lines.join('\r\n'));
  return { name: 'set', file, labels: LABELS };
}

/** A product that takes everything in but what is meant to fail. */
function productKeeping(failing = '') {
  const bodies: { source: string; lines: string[] }[] = [];
  const product: Pick<Product, 'ingest'> = {
    async ingest(_tenantId, source, body) {
      if (source === failing) throw new Error('refused');
      const lines = (await text(body)).trim().split('\n');
      bodies.push({ source, lines });
      return {
        accepted: lines.length,
        duplicate: 0,
        entities: 0,
        skipped: 0,
        skippedReasons: {},
        rejected: 0,
        rejections: [],
        records: lines.length,
        complete: true,
      };
    },
  };
  return { product, bodies };
}

const TRAIL = JSON.stringify({
  eventVersion: '1.08',
  eventSource: 's3.amazonaws.com',
  eventName: 'GetObject',
  eventTime: '2026-03-02T09:30:00Z',
  eventID: 'trail-1',
  additionalEventData: { row: 'row-1' },
});
const SYSTEM_LOG = JSON.stringify({
  uuid: 'okta-1',
  published: '2026-03-02T09:30:00.000Z',
  eventType: 'user.session.start',
  outcome: { result: 'SUCCESS' },
});

test('each line goes to the connector that reads it, a line of none to that of most lines', async () => {
  const { product, bodies } = productKeeping();
  const set = setOf([TRAIL, SYSTEM_LOG, TRAIL, '{"cut":', '']);
  expect(await ingestSet(product, 1, set)).toMatchObject({ records: 4, rejected: 0 });
  expect(bodies).toEqual([
    { source: 'AWS', lines: [TRAIL, TRAIL, '{"cut":'] },
    { source: 'Okta', lines: [SYSTEM_LOG] },
  ]);
});

test('a record of the unified audit log goes to the connector of its workloads', async () => {
  const { product, bodies } = productKeeping();
  const mail = { CreationTime: '2026-03-02T09:30:00', Operation: 'New-InboxRule', Id: 'm-1' };
  const line = JSON.stringify({
    ...mail,
    Workload: 'Exchange',
    RecordType: 1,
    UserId: 'a@b.example',
  });
  await ingestSet(product, 1, setOf([line]));
  expect(bodies.map(({ source }) => connectorForSource(source))).toEqual([
    connectorForSource('SharePoint'),
  ]);
});

test('a record whose label goes by another id than the vendor’s is known by both', async () => {
  const { labelIds } = await ingestSet(productKeeping().product, 1, setOf([TRAIL, SYSTEM_LOG]));
  expect(labelIds).toEqual(new Map([['trail-1', 'row-1']]));
});

test('what cannot be taken in is counted, and nothing is sent where no connector reads a line', async () => {
  const { product, bodies } = productKeeping('Okta');
  expect(await ingestSet(product, 1, setOf([SYSTEM_LOG]))).toMatchObject({ rejected: 1 });
  expect(await ingestSet(product, 1, setOf(['<xml/>', '7']))).toMatchObject({
    records: 2,
    rejected: 2,
  });
  expect(await ingestSet(product, 1, setOf([]))).toMatchObject({ records: 0, rejected: 0 });
  expect(bodies).toEqual([]);
});

test('an id is looked for near the top of a record only', () => {
  expect(labelledId({ a: { b: { c: 'row-1' } } }, LABELS)).toBe('row-1');
  expect(labelledId({ a: { b: { c: { d: 'row-1' } } } }, LABELS)).toBeNull();
  expect(labelledId('row-1', LABELS)).toBeNull();
});
