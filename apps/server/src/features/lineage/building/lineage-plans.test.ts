import { timeKey, type LineageStore } from '@waybill/engine';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { heldTouchOf, lineageId } from '../../../../testing/lineage-rows.ts';
import { plansAbout } from '../../../../testing/statement-plans.ts';
import { pgLineageStore } from './pg-lineage-store.ts';
import { putTouches } from './touch-row.ts';

const NOON = Date.UTC(2026, 9, 5, 12);
const TABLES = ['lineage_touch', 'lineage_version', 'lineage_edge', 'lineage_object'];

let db: TestDatabase;
let tenantId: number;

/** Enough rows of two tenants for the planner to choose. */
beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  for (const tenant of [tenantId, await testTenant(db.database)]) {
    const touches = Array.from({ length: 4000 }, (_, number) =>
      heldTouchOf({
        eventId: lineageId('event', number),
        slot: 0,
        locationId: lineageId('location', number % 1500),
        role: number % 4 === 0 ? 'write' : 'read',
        orderKey: timeKey(number),
        at: NOON + number * 1000,
        digest: number % 3 === 0 ? lineageId('digest', number).replaceAll('-', '').repeat(2) : null,
        pairKey: lineageId('pair', number % 900),
        hintKey: lineageId('hint', number % 900),
        hold: { groupHint: lineageId('hint', number % 900) },
      }),
    ).map((touch) => ({ ...touch, hold: { ...touch.hold, groupDigest: touch.digest } }));
    await db.database.tenant(tenant, async (tx) => {
      await putTouches(tx, tenant, touches);
      await tx.query(
        `INSERT INTO lineage_version (tenant_id, version_id, object_id, location_kind, at, order_key,
           origin_classes, is_live, views, is_sample)
         SELECT $1, md5('v' || i)::uuid, md5('o' || i)::uuid, 'file', now(), md5('o' || i)::uuid, '{}', true, 0, false
         FROM generate_series(1, 4000) AS i`,
        [tenant],
      );
      await tx.query(
        `INSERT INTO lineage_object (tenant_id, object_id, location_kind, first_seen_at, last_seen_at,
           versions, is_sample)
         SELECT $1, md5('o' || i)::uuid, 'file', now(), now(), 1, false FROM generate_series(1, 4000) AS i`,
        [tenant],
      );
      await tx.query(
        `INSERT INTO lineage_edge (tenant_id, src, dst, event_id, at, kind, method, confidence, evidence)
         SELECT $1, md5('v' || i)::uuid, md5('v' || i + 1)::uuid, md5('e' || i)::uuid, now(),
           'same-content', 'explicit', 1, '[]' FROM generate_series(1, 4000) AS i`,
        [tenant],
      );
    });
  }
  await db.owner.query(`VACUUM (ANALYZE) ${TABLES.join(', ')}, place`);
});
afterAll(() => db.close());

const ids = (kind: string): string[] =>
  Array.from({ length: 200 }, (_, number) => lineageId(kind, number));
const window = { from: NOON, until: NOON + 3_600_000 };

test.each<[string, (store: LineageStore) => Promise<unknown>]>([
  ['touches of events', (store) => store.touchesOfEvents(ids('event'))],
  [
    'timelines',
    (store) =>
      store.timelines(
        ids('location').map((locationId) => ({
          locationId,
          from: timeKey(2000),
          until: timeKey(3000),
        })),
      ),
  ],
  [
    'contents',
    (store) => store.digestGroups([lineageId('digest', 3).replaceAll('-', '').repeat(2)], 4),
  ],
  ['acts', (store) => store.pairGroups(ids('pair').map((key) => ({ key, ...window })))],
  ['hints', (store) => store.hintGroups(ids('hint').map((key) => ({ key, ...window })))],
  ['open hints', (store) => store.openHints(ids('hint').map((key) => ({ key, ...window })))],
  ['versions', (store) => store.versions(ids('version'))],
  ['objects', (store) => store.objects(ids('object'))],
  ['edges of events', (store) => store.edgesOfEvents(ids('event'))],
  ['edges into versions', (store) => store.edgesInto(ids('version'))],
  ['edges from versions', (store) => store.edgesFrom(ids('version'), 1000)],
  ['descendants', (store) => store.descendants(ids('version'), 1000)],
])('%s are found by an index', async (_, read) => {
  const plans = await plansAbout('lineage_', { db }, tenantId, (tx) =>
    read(pgLineageStore(tx, tenantId)),
  );
  expect(plans).toHaveLength(1);
  expect(plans.join('\n')).toMatch(/Index .*lineage_/);
  expect(plans.join('\n')).not.toMatch(/Seq Scan on lineage_/);
});
