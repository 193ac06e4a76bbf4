import type { DeviceEntity, EntityRecord, PersonEntity } from '@waybill/contract';
import { testDatabase, testTenant, type TestDatabase } from '@waybill/testkit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ActivityWriter } from './activity-writer.ts';
import { markUnseen } from './entity-rows.ts';
import { linkEntities } from './link-identities.ts';
import { openSettledPipeline } from '../../../../testing/settled-pipeline.ts';

const AT = Date.UTC(2026, 5, 1);
let db: TestDatabase;
let tenantId: number;
let writer: ActivityWriter;
beforeAll(async () => {
  db = await testDatabase();
  writer = openSettledPipeline(db.database, () => AT, []).writer;
});
beforeEach(async () => {
  tenantId = await testTenant(db.database);
});
afterAll(() => db.close());

function person(facts: Partial<PersonEntity>): EntityRecord {
  return {
    kind: 'person',
    source: 'Okta',
    stream: 'users',
    entityId: '00u1',
    isDeleted: false,
    changedAt: null,
    name: null,
    emails: [],
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

function device(facts: Partial<DeviceEntity>): EntityRecord {
  return {
    kind: 'device',
    source: 'Jamf',
    stream: 'computers',
    entityId: '1',
    isDeleted: false,
    changedAt: null,
    hostname: null,
    serial: null,
    os: null,
    osVersion: null,
    model: null,
    isMobile: false,
    owner: null,
    managed: 'yes',
    compliant: 'unknown',
    encrypted: 'unknown',
    lastSeenAt: null,
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
    seenBy: 'okta/users',
  });
}

async function identities(): Promise<{ name: string | null; records: string[] }[]> {
  return db.database.tenant(tenantId, (tx) =>
    tx.query(
      `SELECT name, array_agg(record_id ORDER BY record_id) AS records FROM identity
       JOIN identity_record USING (tenant_id, identity_id)
       WHERE NOT is_deleted GROUP BY tenant_id, identity_id, name, sort_name ORDER BY sort_name`,
    ),
  );
}

test('records of several sources are one person, also when the link comes last', async () => {
  await write([person({ emails: ['ida@a.example'], name: 'Ida' })]);
  await write([
    person({ source: 'BambooHR', entityId: '17', emails: ['ida@b.example'], name: 'Ida Holm' }),
  ]);
  expect(await identities()).toHaveLength(2);
  await write([
    person({ source: 'Entra', entityId: 'x y', emails: ['ida@a.example', 'ida@b.example'] }),
  ]);
  expect(await identities()).toEqual([
    {
      name: 'Ida Holm',
      records: ['bamboohr person 17', 'entra person x y', 'okta person 00u1'],
    },
  ]);
});

test('what no longer shares anything comes apart again', async () => {
  await write([
    person({ emails: ['ida@a.example'], name: 'Ida' }),
    person({ source: 'Entra', entityId: 'e1', emails: ['ida@a.example'], name: 'Ben' }),
  ]);
  expect(await identities()).toHaveLength(1);
  await write([
    person({ source: 'Entra', entityId: 'e1', emails: ['ben@a.example'], name: 'Ben' }),
  ]);
  expect(await identities()).toEqual([
    { name: 'Ben', records: ['entra person e1'] },
    { name: 'Ida', records: ['okta person 00u1'] },
  ]);
});

test('devices are one by serial number, and never with a person', async () => {
  await write([
    device({ hostname: 'lt-17', serial: 'C02XYZ', owner: 'ida@a.example', lastSeenAt: AT }),
    device({ source: 'Intune', entityId: 'i', hostname: 'other', serial: 'c02xyz' }),
    person({ emails: ['ida@a.example'], name: 'Ida' }),
  ]);
  expect(await identities()).toEqual([
    { name: 'Ida', records: ['okta person 00u1'] },
    { name: 'lt-17', records: ['intune device i', 'jamf device 1'] },
  ]);
});

test('what a full list no longer names is gone, and back when it is named again', async () => {
  const [ida, ben] = [
    person({ emails: ['ida@a.example'], name: 'Ida' }),
    person({ entityId: '00u2', emails: ['ben@a.example'], name: 'Ben' }),
  ];
  await write([ida, ben]);
  await write([ida], AT + 1000);
  await db.database.tenant(tenantId, async (tx) => {
    const list = { seenBy: 'okta/users', beganAt: AT + 1000 };
    const gone = await markUnseen(tx, tenantId, list);
    await linkEntities(tx, tenantId, gone);
  });
  expect((await identities()).map(({ name }) => name)).toEqual(['Ida']);
  await write([ben], AT + 2000);
  expect((await identities()).map(({ name }) => name)).toEqual(['Ben', 'Ida']);
});
