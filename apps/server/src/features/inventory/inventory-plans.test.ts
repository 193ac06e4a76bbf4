import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plansAbout } from '../../../testing/statement-plans.ts';
import { devicesOf, requirePerson } from './identity-detail.ts';
import { identityPage } from './identity-list.ts';

const COUNT = 6000;
let db: TestDatabase;
let tenantId: number;
let personId: string;

/** Enough people and devices for the planner to have a choice; every second person has a device. */
beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  await db.owner.query(
    `INSERT INTO identity (tenant_id, identity_id, kind, name, sort_name, search_text, facts, sources,
       records, owner_key, is_deleted, seen_at)
     SELECT $1, gen_random_uuid(), kind, 'n' || n, 'n' || n, 'n' || n, '{}', '{}', 1,
       CASE WHEN kind = 'device' THEN 'p' || (2 * n) || '@a.example' END, false, now()
     FROM generate_series(1, $2::integer) AS n, unnest('{person,device}'::text[]) AS kind`,
    [tenantId, COUNT],
  );
  await db.owner.query(
    `INSERT INTO identity_record (tenant_id, record_id, identity_id, kind, source_id, entity_id, reasons,
       is_separated, first_at)
     SELECT tenant_id, 'okta ' || kind || ' ' || name, identity_id, kind, 'okta', name, '[]', false, now()
     FROM identity`,
  );
  await db.owner.query(
    `INSERT INTO identity_key (tenant_id, kind, reason, value, record_id)
     SELECT tenant_id, 'person', 'email', 'p' || substr(name, 2) || '@a.example', 'okta person ' || name
     FROM identity WHERE kind = 'person'`,
  );
  await db.owner.query('VACUUM (ANALYZE) identity, identity_record, identity_key');
  const { rows } = await db.owner.query<{ id: string }>(
    `SELECT identity_id AS id FROM identity WHERE kind = 'person' AND name = 'n10'`,
  );
  personId = rows[0]?.id ?? '';
});
afterAll(() => db.close());

/** Reads of a whole table: what grows with the company and not with the page. */
const wholeReads = (plans: readonly string[]) => plans.filter((plan) => plan.includes('Seq Scan'));

test.each(['person', 'device'] as const)(
  'a page of %s identities is read in the order of the index, with what belongs to it',
  async (kind) => {
    const plans = await plansAbout('LIMIT $5', { db }, tenantId, (tx) =>
      identityPage(tx, kind, { limit: 50 }),
    );
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatch(/Index (Only )?Scan using identity_by_name/);
    expect(wholeReads(plans)).toEqual([]);
  },
);

test('one person and the devices that they have are found in indexes', async () => {
  const plans = await plansAbout('FROM identity', { db }, tenantId, async (tx) => {
    await requirePerson(tx, personId);
    await devicesOf(tx, personId);
  });
  expect(plans).toHaveLength(2);
  expect(wholeReads(plans)).toEqual([]);
});
