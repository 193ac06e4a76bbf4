import { randomBytes } from 'node:crypto';
import { readMasterKeyState, resealNext, type MasterKeys } from '@waybill/store';
import { testDatabase, type TestDatabase } from '@waybill/testkit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOf } from '../../classification/contents/content-vault.ts';
import { KEPT_CONTENTS, VALUE_KEY } from '../../classification/contents/content-classifier.ts';
import { EXPORT_SECRETS } from '../../exports/export-rows.ts';
import { SECRETS_PURPOSE } from '../../integrations/integration-services.ts';
import { RECOVERY_KEY } from '../profile/profile-read-model.ts';
import { derivedKey } from '../../../platform/derived-key.ts';
import {
  boxFor,
  SecretUnreadable,
  type KeyFor,
  type SecretPlace,
} from '../../../platform/secret-box.ts';
import { HASHING_PURPOSES, openProductKeys } from './product-keys.ts';
import { productResealing, sealedColumns } from './product-resealing.ts';

let db: TestDatabase;
const [first, second] = [randomBytes(32), randomBytes(32)];

beforeEach(async () => {
  db = await testDatabase();
});
afterEach(() => db.close());

const keysFor = (keys: MasterKeys): Promise<KeyFor> => openProductKeys(db.database, keys);

const state = () => db.database.system((tx) => readMasterKeyState(tx.client));

async function resealAll(keyFor: KeyFor): Promise<void> {
  while ((await resealNext(productResealing(db.database, keyFor, Date.now))) !== 'done');
}

/** Bytes that are hashes, or stored unsealed. */
const NOT_SEALED = new Set([
  'activity_day.objects',
  'activity_day.people',
  'activity_day.sizes',
  'activity_day.times',
  'activity_day_pairs.counts',
  'activity_day_pairs.objects',
  'activity_day_pairs.people',
  'activity_day_pairs.sizes',
  'activity_day_pairs.times',
  'api_token.secret_hash',
  'backlog_chunk.body',
  'backlog_content.digest',
  'data_type_version.material',
  // A repeat after a change of the master key is told that its answer is missing.
  'idempotency_key.answer',
  'idempotency_key.digest',
  'idempotency_key.key_hash',
  'delivery.body',
  'delivery.body_hash',
  'entity.facts_hash',
  'integration_sample.payload',
  'integration_token.secret_hash',
  'directory_token.secret_hash',
  'lineage_touch.digest',
  'lineage_version.digest',
  'object_version.digest',
  'raw_chunk.body',
  'recovery_code.code_hash',
  'rejected_payload.payload',
  'rejected_payload.payload_hash',
]);

test('every column of bytes is sealed again or known not to be sealed', async () => {
  const { rows } = await db.owner.query(
    `SELECT table_name || '.' || column_name AS name
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND data_type = 'bytea' AND table_type = 'BASE TABLE'`,
  );
  const keyFor = (purpose: string): Buffer => derivedKey(first, purpose);
  const columns = [...sealedColumns(keyFor, 0), ...sealedColumns(keyFor, 1)];
  const sealed = columns.map(({ table, column }) => `${table}.${column}`);
  const others = rows.map(({ name }) => String(name)).filter((name) => !sealed.includes(name));
  expect(
    others.filter((name) => !NOT_SEALED.has(name) && !name.startsWith('activity_event_')),
  ).toEqual([]);
  expect(sealed.filter((name) => !rows.some((row) => row.name === name))).toEqual([]);
});

interface Sealed {
  purpose: string;
  place: SecretPlace;
  read: string;
}

/** A tenant with one value in each column. */
async function givenTenant(name: string, keyFor: KeyFor): Promise<Sealed[]> {
  const [row] = await db.database.system((tx) =>
    tx.query<{ id: number }>(`SELECT create_tenant($1, $1, 'us-east-1', '{}', '{}') AS id`, [name]),
  );
  const tenantId = row?.id ?? 0;
  const ids = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000${tenantId}00${n}`);
  const [integrationId = '', exportId = '', versionId = ''] = ids;
  const digest = randomBytes(32);
  const values: [Sealed['purpose'], SecretPlace, string, string][] = [
    [
      SECRETS_PURPOSE,
      { tenantId, ownerId: integrationId, fieldId: 'token' },
      `INSERT INTO integration_secret (tenant_id, integration_id, field_id, sealed, set_at)
       VALUES (${tenantId}, '${integrationId}', 'token', $1, now())`,
      `SELECT sealed FROM integration_secret WHERE tenant_id = ${tenantId}`,
    ],
    [
      EXPORT_SECRETS,
      { tenantId, ownerId: exportId, fieldId: 'secret' },
      `INSERT INTO export_stream (tenant_id, export_id, name, kind, address, sealed_secret, position)
       VALUES (${tenantId}, '${exportId}', 'x', 'http', 'https://x.test', $1, 0)`,
      `SELECT sealed_secret AS sealed FROM export_stream WHERE tenant_id = ${tenantId}`,
    ],
    [
      KEPT_CONTENTS,
      placeOf({ tenantId, digest }),
      `INSERT INTO content_blob (tenant_id, version_id, sealed, kept_at, expires_at)
       VALUES (${tenantId}, '${versionId}', $1, now(), now())`,
      `SELECT sealed FROM content_blob WHERE tenant_id = ${tenantId}`,
    ],
  ];
  // Only sealed data matters here: schema dependencies are left out.
  const client = await db.owner.connect();
  await client.query(`SET session_replication_role = replica`);
  await client.query(
    `INSERT INTO object_version (tenant_id, version_id, object_key, seq, digest, size_bytes,
       first_seen_at, event_id, is_sample)
     VALUES (${tenantId}, '${versionId}', 'k', 1, $1, 1, now(), '${versionId}', false)`,
    [digest],
  );
  for (const [purpose, place, insert] of values) {
    await client.query(insert, [boxFor(keyFor, purpose).seal(place, `${purpose} of ${name}`)]);
  }
  client.release(true);
  return values.map(([purpose, place, , read]) => ({ purpose, place, read }));
}

test('sealed values of every tenant open with the new key alone, and hashes stay', async () => {
  const before = await keysFor({ current: first, previous: null });
  const hashes = HASHING_PURPOSES.map((purpose) => before(purpose));
  const values = [...(await givenTenant('one', before)), ...(await givenTenant('two', before))];
  const during = await keysFor({ current: second, previous: first });
  const readAll = async (keyFor: KeyFor): Promise<string[]> =>
    Promise.all(
      values.map(async ({ purpose, place, read }) => {
        const { rows } = await db.owner.query<{ sealed: Buffer }>(read);
        return boxFor(keyFor, purpose).open(place, rows[0]?.sealed ?? Buffer.alloc(0));
      }),
    );
  const expected = await readAll(before);
  expect(await readAll(during)).toEqual(expected);
  await expect(keysFor({ current: second, previous: null })).rejects.toThrow('still sealed');
  await resealAll(during);
  expect(await state()).toMatchObject({ pass: 2, done: 8, total: 8, unreadable: 0 });
  const after = await keysFor({ current: second, previous: null });
  expect(await readAll(after)).toEqual(expected);
  expect(HASHING_PURPOSES.map((purpose) => after(purpose))).toEqual(hashes);
  await expect(readAll(before)).rejects.toThrow(SecretUnreadable);
  expect(after(SECRETS_PURPOSE)).not.toEqual(before(SECRETS_PURPOSE));
  expect(HASHING_PURPOSES).toEqual([RECOVERY_KEY, VALUE_KEY]);
});

test('a tenant that is removed meanwhile does not keep the others waiting', async () => {
  const before = await keysFor({ current: first, previous: null });
  await givenTenant('one', before);
  const kept = await givenTenant('two', before);
  const during = await keysFor({ current: second, previous: first });
  const options = productResealing(db.database, during, Date.now);
  const partitions = await options.partitions();
  while ((await state())?.position?.partition !== partitions[1]) await resealNext(options);
  const rest = { ...options, partitions: async () => partitions.toSpliced(1, 1) };
  while ((await resealNext(rest)) !== 'done');
  const after = await keysFor({ current: second, previous: null });
  for (const { purpose, place, read } of kept) {
    const { rows } = await db.owner.query<{ sealed: Buffer }>(read);
    expect(boxFor(after, purpose).open(place, rows[0]?.sealed ?? Buffer.alloc(0))).toBe(
      `${purpose} of two`,
    );
  }
});
