import { zstdCompressSync } from 'node:zlib';
import { connectorForSource } from '@waybill/connectors';
import { ROUTES, type RouteDefinition } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicShare, sendRecords } from '../../testing/drive-records.ts';
import { replayingConnector } from '../../testing/replaying-vendor.ts';
import { ROUTE_IDS, ROUTE_QUERIES } from '../../testing/route-bodies.ts';
import { routeIds } from '../../testing/route-ids.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../testing/test-app.ts';

/** Words in vocabulary columns that no version may store, and one that was stored once. */
const ODD_WORDS = ['constructor', 'function Object() { [native code] }', '__proto__', ''];

/** Columns with a vocabulary word, by event. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  activity: [
    'source',
    'action',
    'category',
    'direction',
    'movement',
    'outcome',
    'actor_kind',
    'object_kind',
    'visibility_before',
    'visibility_after',
    'origin_kind',
    'origin_managed',
    'origin_outside',
    'destination_kind',
    'destination_managed',
    'destination_outside',
    'device_managed',
    'recipients_outside',
  ],
  detection: ['source', 'action', 'category', 'direction'],
  place: ['kind', 'managed', 'outside'],
  source_total: ['source'],
};

let app: TestApp;
let owner: TestMember;
let ids: Record<string, string>;
/** The response of each read while all words are valid. */
let before: Record<string, number>;
beforeAll(async () => {
  const connector = replayingConnector();
  app = await testApp({
    connectorOf: (source) => (source === 'Slack' ? connector : connectorForSource(source)),
  });
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  await sendRecords(app, owner.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now(), 'slack', 1, NULL, 'x', 1, false, $2, 'h')`,
    [owner.tenantId, zstdCompressSync('{')],
  );
  ids = await routeIds(app, owner);
  // One row, because its word is part of its key.
  await app.db.owner.query(
    `DELETE FROM source_total WHERE tenant_id = $1 AND source <>
       (SELECT min(source) FROM source_total WHERE tenant_id = $1)`,
    [owner.tenantId],
  );
  before = await statuses();
});
afterAll(() => app.close());

const READS = Object.entries(ROUTES).flatMap(([path, methods]) =>
  Object.entries<RouteDefinition>(methods)
    .filter(([method, { access = 'session' }]) => method === 'GET' && access === 'session')
    .map(() => path),
);

function addressOf(path: string): string {
  const name = `GET ${path}`;
  const chosen = ROUTE_IDS[name] ?? {};
  const whole = path.replaceAll(
    /\{(\w+)\}/g,
    (_whole, parameter: string) => ids[chosen[parameter] ?? parameter] ?? 'unknown',
  );
  return whole + (ROUTE_QUERIES[name] ?? '');
}

async function statuses(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const path of READS) found[path] = (await owner.call('GET', addressOf(path))).status;
  return found;
}

test('the reads answer, nearly all of them', () => {
  expect(Object.values(before).filter((status) => status === 200).length).toBeGreaterThan(60);
});

test.each(ODD_WORDS)('every read answers although "%s" is stored as a word', async (word) => {
  for (const [table, columns] of Object.entries(WORDS)) {
    const set = columns.map((column) => `${column} = CASE WHEN ${column} IS NOT NULL THEN $1 END`);
    await app.db.owner.query(`UPDATE ${table} SET ${set.join(', ')} WHERE tenant_id = $2`, [
      word,
      owner.tenantId,
    ]);
  }
  expect(await statuses()).toEqual(before);
});
