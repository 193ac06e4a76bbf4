import { inventoryRoutes } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { deviceRecord, personRecord, writeRecords } from '../../../testing/inventory-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const People = inventoryRoutes['/v1/people'].GET.response;
const Person = inventoryRoutes['/v1/people/{personId}'].GET.response;
const Devices = inventoryRoutes['/v1/devices'].GET.response;
const Device = inventoryRoutes['/v1/devices/{deviceId}'].GET.response;
const Changed = inventoryRoutes['/v1/identities/{identityId}/join'].POST.response;
const Audit = z.array(z.object({ action: z.string() }));

const IDA = 'ida@a.example';

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await testMember(app);
});
afterAll(() => app.close());

/** Ida is in three sources, Ben in one; her laptop in two, plus one phone without an owner. */
async function fill({ tenantId }: TestMember): Promise<void> {
  await writeRecords(app, tenantId, [
    personRecord({ name: 'Ida', emails: [IDA], logins: [IDA] }),
    personRecord({
      source: 'BambooHR',
      stream: 'employees',
      entityId: '17',
      name: 'Ida Holm',
      emails: [IDA],
      department: 'Sales',
      title: 'Account Executive',
    }),
    personRecord({ source: 'Slack', entityId: 'U1', name: 'ida', emails: [IDA], isDeleted: true }),
    personRecord({ entityId: '00u2', name: 'Ben Ode', emails: ['ben@a.example'] }),
    deviceRecord({ hostname: 'lt-17', serial: 'HX-4711', owner: IDA, encrypted: 'yes' }),
    deviceRecord({ source: 'CrowdStrike Falcon', entityId: 'c1', serial: 'hx-4711' }),
    deviceRecord({ entityId: 'md-2', hostname: 'ph-01', isMobile: true, owner: 'who@b.example' }),
  ]);
}

async function people(query = '', member = owner) {
  return People.parse((await member.call('GET', `/v1/people${query}`)).json);
}
async function devices(query = '') {
  return Devices.parse((await owner.call('GET', `/v1/devices${query}`)).json);
}
async function person(identityId: string) {
  return Person.parse((await owner.call('GET', `/v1/people/${identityId}`)).json);
}
async function idOf(name: string): Promise<string> {
  const { items } = await people(`?q=${encodeURIComponent(name)}`);
  const [item, ...others] = items;
  expect(others).toEqual([]);
  return item?.identityId ?? '';
}
async function change(identityId: string, what: 'separate' | 'join', body: object) {
  const reply = await owner.call('POST', `/v1/identities/${identityId}/${what}`, body);
  expect(reply).toMatchObject({ status: 200 });
  return Changed.parse(reply.json).identityId;
}
const namesOf = ({ items }: { items: { name: string | null }[] }) => items.map(({ name }) => name);

describe('lists', () => {
  test('everybody stands there once, by name, with what all sources say', async () => {
    await fill(owner);
    const { items, total, nextCursor } = await people();
    expect({ total, nextCursor }).toEqual({ total: 2, nextCursor: null });
    expect(items.map(({ name }) => name)).toEqual(['Ben Ode', 'Ida Holm']);
    expect(items[1]).toMatchObject({
      emails: [IDA],
      department: 'Sales',
      sources: ['BambooHR', 'Okta', 'Slack'],
      records: 3,
      devices: 1,
      status: 'active',
    });
  });

  test('a device names its owner, linked where the person is known', async () => {
    await fill(owner);
    const { items, total } = await devices();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      {
        hostname: 'lt-17',
        sources: ['CrowdStrike Falcon', 'Intune'],
        owner: { identityId: await idOf('Ida'), label: 'Ida Holm' },
        encrypted: 'yes',
        compliant: 'unknown',
      },
      { hostname: 'ph-01', isMobile: true, owner: { identityId: null, label: 'who@b.example' } },
    ]);
  });

  test('any part of a name, address, serial number or host is found; wildcards mean themselves', async () => {
    await fill(owner);
    for (const q of ['holm', 'IDA@A', 'ida']) {
      expect(namesOf(await people(`?q=${q}`))).toEqual(['Ida Holm']);
    }
    expect((await people('?q=%25')).total).toBe(0);
    expect((await people('?q=_')).total).toBe(0);
    for (const q of ['4711', 'lt-', IDA]) {
      expect(namesOf(await devices(`?q=${q}`))).toEqual(['lt-17']);
    }
  });

  test('pages follow each other without a gap or a repetition', async () => {
    const names = ['Ada', 'Bo', 'Cy', 'Di', 'Di', 'Ed', 'ünal', null];
    await writeRecords(
      app,
      owner.tenantId,
      names.map((name, index) => personRecord({ entityId: `p${index}`, name })),
    );
    const found: string[] = [];
    let next: string | null = null;
    do {
      const page = await people(`?limit=3${next === null ? '' : `&cursor=${next}`}`);
      expect(page.total).toBe(names.length);
      found.push(...page.items.map(({ identityId }) => identityId));
      next = page.nextCursor;
    } while (next !== null);
    expect(found).toHaveLength(names.length);
    expect(new Set(found).size).toBe(names.length);
    // People without a name come last.
    expect((await people()).items.at(-1)?.name).toBeNull();
    for (const cursor of ['nonsense', Buffer.from('["a","b"]').toString('base64url')]) {
      const broken = await owner.call('GET', `/v1/people?cursor=${cursor}`);
      expect(broken).toMatchObject({ status: 400, json: { code: 'request.invalid' } });
    }
  });
});

describe('one of them', () => {
  test('a person has every record with the reason why it belongs here, and the devices', async () => {
    await fill(owner);
    const detail = await person(await idOf('Ida'));
    expect(detail.records.map(({ source, isDeleted }) => [source, isDeleted])).toEqual([
      ['BambooHR', false],
      ['Okta', false],
      ['Slack', true],
    ]);
    const [first, second] = detail.records;
    expect(first?.reasons).toEqual([]);
    expect(second).toMatchObject({
      stream: 'users',
      vendorId: '00u1',
      name: 'Ida',
      isSeparated: false,
      reasons: [{ reason: 'email', value: IDA, withRecordId: first?.recordId }],
    });
    expect(detail.devices).toMatchObject([{ hostname: 'lt-17' }]);
  });

  test('a device has its records, linked by the serial number', async () => {
    await fill(owner);
    const [laptop] = (await devices('?q=lt-')).items;
    const { device, records } = Device.parse(
      (await owner.call('GET', `/v1/devices/${laptop?.identityId}`)).json,
    );
    expect(device.hostname).toBe('lt-17');
    expect(records.flatMap(({ reasons }) => reasons)).toMatchObject([
      { reason: 'serial', value: 'hx-4711' },
    ]);
  });

  test('it is found in its own kind and tenant only', async () => {
    await fill(owner);
    const ida = await idOf('Ida');
    const stranger = await testMember(app);
    const body = { otherId: ida, recordId: 'okta person 00u1' };
    const calls = [
      owner.call('GET', `/v1/devices/${ida}`),
      owner.call('GET', '/v1/people/nothing'),
      stranger.call('GET', `/v1/people/${ida}`),
      stranger.call('POST', `/v1/identities/${ida}/separate`, body),
      stranger.call('POST', `/v1/identities/${ida}/join`, body),
      owner.call('POST', `/v1/identities/${ida}/separate`, { recordId: 'okta person 00u2' }),
    ];
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ status: 404 });
    expect((await people('', stranger)).total).toBe(0);
  });
});

describe('by hand', () => {
  test('a record that is separated is somebody of its own, until it is joined again', async () => {
    await fill(owner);
    const ida = await idOf('Ida');
    const { records } = await person(ida);
    const first = records[0]?.recordId ?? '';
    // Also the record that was there first leaves the identity to the others.
    const apart = await change(ida, 'separate', { recordId: first });
    expect(apart).not.toBe(ida);
    expect((await person(apart)).records).toMatchObject([{ recordId: first, isSeparated: true }]);
    expect((await person(ida)).records.map(({ recordId }) => recordId)).toEqual(
      records.slice(1).map(({ recordId }) => recordId),
    );
    expect((await people()).total).toBe(3);

    const together = await change(ida, 'join', { otherId: apart });
    // They share an address again: no manual join is needed.
    expect((await person(together)).records).toEqual(records);
    expect((await people()).total).toBe(2);
  });

  test('who shares nothing is joined by hand, and says so', async () => {
    await fill(owner);
    const together = await change(await idOf('Ida'), 'join', { otherId: await idOf('Ben') });
    const { records } = await person(together);
    expect(records).toHaveLength(4);
    const reasons = records.flatMap((record) => record.reasons.map(({ reason }) => reason));
    expect(reasons).toContain('manual');
    const ben = records.find(({ vendorId }) => vendorId === '00u2');
    const apart = await change(together, 'separate', { recordId: ben?.recordId ?? '' });
    expect((await person(apart)).person.name).toBe('Ben Ode');
    const rows = Audit.parse(
      (
        await app.db.owner.query('SELECT action FROM audit_entry WHERE tenant_id = $1', [
          owner.tenantId,
        ])
      ).rows,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['identity.joined', 'identity.separated']),
    );
  });

  test('a person of several records is joined and comes apart again whole', async () => {
    await fill(owner);
    const ida = await idOf('Ida');
    const { records } = await person(ida);
    const together = await change(await idOf('Ben'), 'join', { otherId: ida });
    const apart: string[] = [];
    for (const { recordId } of records) {
      apart.push(await change(together, 'separate', { recordId }));
    }
    const [first = '', ...others] = apart;
    for (const otherId of others) await change(first, 'join', { otherId });
    expect((await person(first)).records).toEqual(records);
    expect((await person(together)).records).toMatchObject([{ vendorId: '00u2', reasons: [] }]);
  });

  test('nothing is joined with itself or with another kind', async () => {
    await fill(owner);
    const ida = await idOf('Ida');
    const [laptop] = (await devices()).items;
    for (const otherId of [ida, laptop?.identityId]) {
      const reply = await owner.call('POST', `/v1/identities/${ida}/join`, { otherId });
      expect(reply).toMatchObject({ status: 400, json: { errors: [{ path: 'otherId' }] } });
    }
  });

  test('whoever may only read people cannot change them', async () => {
    const analyst = await testMember(app, { roles: ['Analyst L1'] });
    await fill(analyst);
    const { items } = await people('?q=ida', analyst);
    const ida = items[0]?.identityId;
    const body = { recordId: 'okta person 00u1', otherId: ida };
    for (const what of ['separate', 'join']) {
      const reply = await analyst.call('POST', `/v1/identities/${ida}/${what}`, body);
      expect(reply).toMatchObject({ status: 403 });
    }
    const nobody = await testMember(app, { roles: [] });
    expect(await nobody.call('GET', '/v1/people')).toMatchObject({ status: 403 });
  });
});
