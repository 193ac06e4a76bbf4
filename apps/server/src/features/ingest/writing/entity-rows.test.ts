import type { EntityRecord, PersonEntity } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ActivityWriter } from './activity-writer.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';

let db: TestDatabase;
let tenantId: number;
let writer: ActivityWriter;
beforeAll(async () => {
  db = await testDatabase();
  tenantId = await testTenant(db.database);
  writer = openSettledPipeline(db.database, () => AT, []).writer;
});
afterAll(() => db.close());

const AT = Date.UTC(2026, 5, 1);

function person(facts: Partial<PersonEntity>): EntityRecord {
  return {
    kind: 'person',
    source: 'Okta',
    stream: 'users',
    entityId: '00u1',
    isDeleted: false,
    changedAt: null,
    name: 'Ida Holm',
    emails: ['ida@northwind.example'],
    logins: [],
    employeeId: null,
    title: null,
    department: null,
    manager: null,
    status: 'active',
    hiredAt: null,
    leftAt: null,
    external: 'no',
    ...facts,
  };
}

function write(entities: EntityRecord[], receivedAt = AT) {
  return writer.write({
    tenantId,
    sourceId: 'okta',
    records: [{ payload: Buffer.from(JSON.stringify(entities)), events: [], entities }],
    receivedAt,
    isSample: false,
  });
}

function stored() {
  return db.database.tenant(tenantId, (tx) =>
    tx.query<{ name: string; seen_at: Date; first_seen_at: Date; chunks: number }>(
      `SELECT name, seen_at, first_seen_at, (SELECT count(*)::integer FROM raw_chunk) AS chunks
       FROM entity ORDER BY entity_id`,
    ),
  );
}

test('the newest record of an entity stands; what says nothing new is only seen again', async () => {
  expect(await write([person({}), person({ name: 'Ida H.' })])).toMatchObject({ entities: 1 });
  expect(await write([person({ name: 'Ida H.' })], AT + 1000)).toMatchObject({ entities: 0 });
  expect(await write([person({ name: 'Ida Berg', changedAt: AT })], AT + 2000)).toMatchObject({
    entities: 1,
  });
  // An earlier vendor date means it arrived late: it is not the newest.
  expect(await write([person({ name: 'Ida Old', changedAt: AT - 1000 })], AT + 3000)).toMatchObject(
    { entities: 0 },
  );
  const [row, ...others] = await stored();
  expect(others).toEqual([]);
  expect(row?.name).toBe('Ida Berg');
  expect(row?.first_seen_at.getTime()).toBe(AT);
  expect(row?.seen_at.getTime()).toBe(AT + 3000);
});

test('what has to be true together with a batch fails together with it', async () => {
  const before = await stored();
  const failing = writer.write({
    tenantId,
    sourceId: 'okta',
    records: [{ payload: Buffer.from('{}'), events: [], entities: [person({ entityId: '00u2' })] }],
    receivedAt: AT,
    isSample: false,
    commitWith: () => Promise.reject(new Error('the position could not be written')),
  });
  await expect(failing).rejects.toThrow('the position could not be written');
  expect(await stored()).toEqual(before);
});

test('a batch that brings nothing still commits what goes with it', async () => {
  let isCommitted = false;
  await writer.write({
    tenantId,
    sourceId: 'okta',
    records: [],
    receivedAt: AT,
    isSample: false,
    commitWith: () => {
      isCommitted = true;
      return Promise.resolve();
    },
  });
  expect(isCommitted).toBe(true);
});
