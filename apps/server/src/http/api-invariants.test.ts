import { randomUUID } from 'node:crypto';
import {
  lineageRoutes,
  METHODS,
  ROUTES,
  type Method,
  type RouteDefinition,
  type RouteTable,
} from '@waybill/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connectorForSource } from '@waybill/connectors';
import { publicShare, sendRecords } from '../../testing/drive-records.ts';
import { deviceRecord, personRecord, writeRecords } from '../../testing/inventory-records.ts';
import { sendPastes } from '../../testing/sensor-contents.ts';
import { policiesInStates, POLICY_BODIES, POLICY_FOR } from '../../testing/policies-in-states.ts';
import { replayingConnector } from '../../testing/replaying-vendor.ts';
import { enrolTotp } from '../../testing/sign-in.ts';
import {
  callerOf,
  signIn,
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../testing/test-app.ts';

/** What holds for every route of the contract, tested over the whole table. */
interface Entry {
  path: string;
  method: Method;
  definition: RouteDefinition;
}

const TABLE: RouteTable = ROUTES;
const ENTRIES: Entry[] = Object.entries(TABLE).flatMap(([path, methods]) =>
  METHODS.flatMap((method) => {
    const definition = methods[method];
    return definition ? [{ path, method, definition }] : [];
  }),
);
/** What removes something comes last: the others need it. */
const SESSION = ENTRIES.filter(
  ({ definition }) => (definition.access ?? 'session') === 'session',
).toSorted((left, right) => Number(left.method === 'DELETE') - Number(right.method === 'DELETE'));
/** Parameters of these name what every tenant has. */
const OF_NOBODY = new Set([
  'GET /v1/integrations/sources/{sourceId}',
  'POST /v1/sources/{sourceId}/remap',
]);

let app: TestApp;
let owner: TestMember;
let stranger: TestMember;
let nobody: TestMember;

beforeAll(async () => {
  const connector = replayingConnector();
  app = await testApp({
    environment: { REFRESH_MODE: 'body' },
    connectorOf: (source) => (source === 'Slack' ? connector : connectorForSource(source)),
  });
  owner = await testMember(app);
  stranger = await testMember(app);
  nobody = await testMember(app, { roles: [] });
  await sendRecords(app, owner.tenantId, [
    publicShare({ id: 1, at: Date.now() - 60_000, person: 'ana@ours.example', folder: 'pay' }),
  ]);
  await app.db.owner.query('UPDATE tenant SET feature_flags = $1', [{ show_file_preview: true }]);
  await app.db.owner.query(
    `INSERT INTO rejected_payload VALUES ($1, gen_random_uuid(), now(), 'slack', 1, NULL, 'x', 1, false, $2, 'h')`,
    [owner.tenantId, (await import('node:zlib')).zstdCompressSync('{')],
  );
});
afterAll(() => app.close());

const nameOf = ({ method, path }: Entry): string => `${method} ${path}`;

const RECOVERY = 'POST /v1/session/recovery';
/** What needs an authenticator app, or ends the sessions that rest on one. */
const WITH_APP = new Set([RECOVERY, 'POST /v1/profile/recovery-codes', 'DELETE /v1/profile/totp']);

const CONNECTION = {
  sourceId: 'slack',
  values: { base: 'http://127.0.0.1:9', token: 'test' },
  streams: ['log'],
};

const DATA_TYPE = {
  name: 'Test',
  class: 'business',
  sensitivity: 1,
  declaration: { kind: 'pattern', pattern: 'TEST-[0-9]{4}' },
};

const LINEAGE = lineageRoutes['/v1/events/{eventId}/lineage'].GET.response;

const EXACT = { kind: 'exact', columns: ['number'], primary: 'number', others: 0 };
const TEMPLATE = Array.from({ length: 400 }, (_, index) => `Clause ${index * 7919}.`).join(' ');

/** Bytes that are sent as they are, with the id of a type that takes them. */
const UPLOADS: Record<string, { typeId: string; body: Buffer }> = {
  'PUT /v1/data-types/{dataTypeId}/rows': {
    typeId: 'exactTypeId',
    body: Buffer.from('number\nKD-8839201\n'),
  },
  'POST /v1/data-types/{dataTypeId}/templates': {
    typeId: 'fingerprintTypeId',
    body: Buffer.from(TEMPLATE),
  },
};

/** Queries of paths that need one. */
const QUERIES: Record<string, string> = {
  '/v1/detections/export': '?format=csv',
  '/v1/versions/{versionId}/neighbours': '?direction=down',
};

const EXCEPTION = {
  dataTypeId: 'payment-card',
  scope: { kind: 'source', source: 'Sensor' },
  reason: 'Test',
};

/** A body that every mutation takes, by path, with ids in braces; a recovery code is among the ids. */
const BODIES: Record<string, object> = {
  ...POLICY_BODIES,
  'POST /v1/integrations': { ...CONNECTION, name: 'Test' },
  'POST /v1/integrations/test': CONNECTION,
  'PATCH /v1/integrations/{integrationId}': { rev: 1 },
  'POST /v1/integrations/{integrationId}/backfills': {
    from: '2026-01-01T00:00:00Z',
    to: '2026-01-02T00:00:00Z',
  },
  'PATCH /v1/detections/{detectionId}': { rev: 1 },
  'PUT /v1/flow-reviews/{originId}/{destinationId}': {
    state: 'watch',
    reason: null,
    ownerId: null,
    expiresAt: null,
    rev: 0,
  },
  'POST /v1/integrations/tokens': { name: 'Test', sourceId: 'slack' },
  'PATCH /v1/settings/organisation': { rev: 1, name: 'Ours' },
  'POST /v1/rejections/replay': {},
  'POST /v1/classify': { text: 'x' },
  'POST /v1/data-types': DATA_TYPE,
  'POST /v1/data-types/test': { text: 'x', declaration: DATA_TYPE.declaration },
  'PATCH /v1/data-types/{dataTypeId}': { rev: 1 },
  'PATCH /v1/settings/contents': { retentionDays: 1 },
  'POST /v1/data-type-exceptions': EXCEPTION,
  'POST /v1/data-type-exceptions/preview': EXCEPTION,
  'POST /v1/identities/{identityId}/separate': { recordId: '{recordId}' },
  'POST /v1/identities/{identityId}/join': { otherId: '{otherId}' },
  'POST /v1/exports': { name: 'Test', kind: 'http', address: 'https://siem.example/in' },
  'PATCH /v1/exports/{exportId}': { isPaused: true },
};

/** Real ids of the owner's tenant, for the parameters of a path. */
async function idsOf(member: TestMember): Promise<Record<string, string>> {
  const first = async (url: string, key: string): Promise<string> => {
    const reply = await member.call('GET', url);
    const [item] = z
      .object({ items: z.array(z.record(z.string(), z.unknown())) })
      .parse(reply.json).items;
    return String(item?.[key]);
  };
  const detectionId = await first('/v1/detections', 'detectionId');
  const connected = await member.call('POST', '/v1/integrations', { ...CONNECTION, name: 'Ids' });
  const created = await member.call('POST', '/v1/integrations/tokens', {
    name: 'Ids',
    sourceId: 'slack',
  });
  return {
    detectionId,
    integrationId: z.object({ integrationId: z.string() }).parse(connected.json).integrationId,
    ...(await lineageOf(member, await first(`/v1/detections/${detectionId}/events`, 'eventId'))),
    tokenId: z.object({ token: z.object({ tokenId: z.string() }) }).parse(created.json).token
      .tokenId,
    rejectionId: await first('/v1/rejections', 'rejectionId'),
    ...(await identitiesOf(member)),
    exportId: await newExport(member),
    ...(await policiesInStates(app, member)),
    dataTypeId: await newDataType(member),
    exactTypeId: await newDataType(member, EXACT),
    fingerprintTypeId: await newDataType(member, { kind: 'fingerprint' }),
    exceptionId: await newException(member),
    classificationId: await newClassification(member),
    sourceId: 'slack',
    sessionId: await otherSession(member),
    passkeyId: await newPasskey(member),
  };
}

/** An event, a version and an object of its lineage, and the places that it came from and went to. */
async function lineageOf(member: TestMember, eventId: string): Promise<Record<string, string>> {
  const { json } = await member.call('GET', `/v1/events/${eventId}/lineage`);
  const { versions } = LINEAGE.parse(json);
  const [from, to] = versions.toSorted((left, right) => right.down - left.down);
  return {
    eventId,
    versionId: from?.versionId ?? '',
    objectId: from?.objectId ?? '',
    originId: from?.place?.placeId ?? '',
    destinationId: to?.place?.placeId ?? '',
  };
}

/** A person with two records, another one, and a device. */
async function identitiesOf(member: TestMember): Promise<Record<string, string>> {
  const mark = randomUUID();
  const shared = { emails: [`${mark}@ours.example`] };
  await writeRecords(app, member.tenantId, [
    personRecord({ ...shared, entityId: mark, name: `Ida ${mark}` }),
    personRecord({ ...shared, source: 'Slack', entityId: mark }),
    personRecord({ entityId: `other-${mark}`, name: `Ben ${mark}` }),
    deviceRecord({ entityId: mark, hostname: `lt-${mark}` }),
  ]);
  const find = async (url: string): Promise<string> => {
    const { json } = await member.call('GET', url);
    const { items } = z
      .object({ items: z.array(z.object({ identityId: z.string() })) })
      .parse(json);
    return items[0]?.identityId ?? '';
  };
  const personId = await find(`/v1/people?q=ida%20${mark}`);
  return {
    personId,
    identityId: personId,
    otherId: await find(`/v1/people?q=ben%20${mark}`),
    deviceId: await find(`/v1/devices?q=${mark}`),
    recordId: `slack person ${mark}`,
  };
}

async function newExport(member: TestMember): Promise<string> {
  const { json } = await member.call('POST', '/v1/exports', BODIES['POST /v1/exports']);
  return z.object({ exportId: z.string() }).parse(json).exportId;
}

async function newDataType(
  member: TestMember,
  declaration: object = DATA_TYPE.declaration,
): Promise<string> {
  const { json } = await member.call('POST', '/v1/data-types', {
    ...DATA_TYPE,
    name: `Test ${randomUUID()}`,
    declaration,
  });
  return z.object({ dataTypeId: z.string() }).parse(json).dataTypeId;
}

async function newException(member: TestMember): Promise<string> {
  const { json } = await member.call('POST', '/v1/data-type-exceptions', EXCEPTION);
  return z.object({ exceptionId: z.string() }).parse(json).exceptionId;
}

async function newClassification(member: TestMember): Promise<string> {
  await sendPastes(app.services, member.tenantId, [
    { id: randomUUID(), at: Date.now() - 1000, text: 'A text that somebody pasted' },
  ]);
  const { json } = await member.call('GET', '/v1/classifications');
  const { items } = z
    .object({ items: z.array(z.object({ classificationId: z.string() })) })
    .parse(json);
  return items[0]?.classificationId ?? '';
}

async function otherSession(member: TestMember): Promise<string> {
  await signIn(app.app, app.identity.projectId, member);
  const { json } = await member.call('GET', '/v1/profile/sessions');
  const { items } = z
    .object({ items: z.array(z.object({ sessionId: z.string(), isCurrent: z.boolean() })) })
    .parse(json);
  return items.find(({ isCurrent }) => !isCurrent)?.sessionId ?? '';
}

async function newPasskey(member: TestMember): Promise<string> {
  const { json } = await member.call('GET', '/v1/profile');
  const passkeyId = randomUUID();
  await app.identityDb.owner.query(
    `INSERT INTO passkey (credential_id, user_id, public_key, counter, created_at)
     VALUES ($1, $2, '\\x00', 0, now())`,
    [passkeyId, z.object({ userId: z.string() }).parse(json).userId],
  );
  return passkeyId;
}

/** A member with an authenticator app, and one of their recovery codes. */
async function recoverable(): Promise<[TestMember, Record<string, string>]> {
  const member = await testMember(app);
  const { sessionToken } = await enrolTotp(app, member);
  const call = callerOf(app.app, sessionToken);
  const { json } = await call('POST', '/v1/profile/recovery-codes');
  const [recoveryCode = ''] = z.object({ codes: z.array(z.string()) }).parse(json).codes;
  return [{ ...member, call }, { recoveryCode }];
}

function withIds(path: string, ids: Record<string, string>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? 'unknown');
}

const Body = z.record(z.string(), z.unknown()).optional();

function bodyOf(entry: Entry, ids: Record<string, string>): object | undefined {
  const body = BODIES[nameOf(entry)];
  return body && Body.parse(JSON.parse(withIds(JSON.stringify(body), ids)));
}

async function callAs(member: TestMember, entry: Entry, ids: Record<string, string>) {
  const upload = UPLOADS[nameOf(entry)];
  if (upload) {
    const url = withIds(entry.path, { ...ids, dataTypeId: ids[upload.typeId] ?? 'unknown' });
    return member.call(entry.method, `${url}?rev=1`, upload.body);
  }
  const query = QUERIES[entry.path] ?? '';
  const body =
    nameOf(entry) === RECOVERY ? { code: ids['recoveryCode'] ?? 'x' } : bodyOf(entry, ids);
  const policyKey = ids[POLICY_FOR[nameOf(entry)] ?? 'policyKey'] ?? 'unknown';
  return member.call(entry.method, withIds(entry.path, { ...ids, policyKey }) + query, body);
}

describe('every route of signed-in users', () => {
  test.each(SESSION.map((entry) => [nameOf(entry), entry] as const))(
    '%s refuses who is not signed in',
    async (_name, entry) => {
      const reply = await app.app.inject({ method: entry.method, url: withIds(entry.path, {}) });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toMatchObject({
        code: 'session.missing',
        status: 401,
        requestId: expect.any(String),
      });
      expect(reply.headers['content-type']).toContain('application/problem+json');
    },
  );

  test.each(SESSION.map((entry) => [nameOf(entry), entry] as const))(
    '%s refuses who lacks its permission',
    async (_name, entry) => {
      const reply = await callAs(nobody, entry, {});
      expect(reply).toMatchObject({
        status: 403,
        json: {
          code: 'permission.missing',
          title: "You don't have permission to perform this action.",
        },
      });
    },
  );

  test('with an id answers 404 for another tenant’s id, and finds one’s own', async () => {
    const ids = await idsOf(owner);
    const withId = SESSION.filter(({ path }) => path.includes('{'));
    for (const entry of withId.filter((one) => !OF_NOBODY.has(nameOf(one)))) {
      const foreign = await callAs(stranger, entry, ids);
      expect([nameOf(entry), foreign.status]).toEqual([nameOf(entry), 404]);
      expect(foreign.json).toMatchObject({ code: 'resource.not_found' });
      const own = await callAs(owner, entry, ids);
      expect([nameOf(entry), own.status]).toEqual([nameOf(entry), 200]);
    }
  });

  test('that changes something, or reads what is sensitive, writes one audit entry', async () => {
    const ids = await idsOf(owner);
    const count = async (tenantId: number): Promise<number> => {
      const [row] = await app.db.database.tenant(tenantId, (tx) =>
        tx.query<{ entries: number }>('SELECT count(*)::integer AS entries FROM audit_entry'),
      );
      return row?.entries ?? 0;
    };
    const audited = SESSION.filter(
      ({ definition, path }) => definition.audit && !path.includes('sample-data'),
    );
    expect(audited.length).toBeGreaterThanOrEqual(12);
    for (const entry of audited) {
      const name = nameOf(entry);
      const [member, known] = WITH_APP.has(name) ? await recoverable() : [owner, ids];
      const before = await count(member.tenantId);
      const reply = await callAs(member, entry, known);
      expect([name, reply.status]).toEqual([name, 200]);
      expect([name, await count(member.tenantId)]).toEqual([name, before + 1]);
    }
  });
});

test('an unknown address answers a problem, not a page', async () => {
  const reply = await app.app.inject('/v1/nothing-here');
  expect(reply.statusCode).toBe(404);
  expect(reply.json()).toMatchObject({ code: 'route.not_found' });
});

test('a body that is no JSON is told so', async () => {
  const reply = await app.app.inject({
    method: 'PATCH',
    url: '/v1/settings/organisation',
    headers: { 'session-token': owner.sessionToken, 'content-type': 'application/json' },
    payload: '{"rev":',
  });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 'request.body_malformed' });
});

test('JSON with nothing in it is no fault where nothing is needed', async () => {
  const reply = await app.app.inject({
    method: 'POST',
    url: '/v1/rejections/replay',
    headers: { 'session-token': owner.sessionToken, 'content-type': 'application/json' },
    payload: '',
  });
  expect(reply.statusCode).toBe(200);
});

test('nothing that a person or vendor wrote reaches the log', async () => {
  const canary = 'canary-7f3a';
  await sendRecords(app, owner.tenantId, [
    publicShare({
      id: 77,
      at: Date.now(),
      person: `${canary}@ours.example`,
      folder: canary,
      title: canary,
    }),
  ]);
  await owner.call('GET', `/v1/detections?q=${canary}`);
  await owner.call('GET', `/v1/detections?cursor=${canary}`);
  await app.app.inject({
    method: 'POST',
    url: '/v1/auth/password/signin',
    headers: { authorization: `Bearer ${app.identity.projectId}` },
    payload: { loginId: `${canary}@ours.example`, password: canary },
  });
  await app.app.inject({
    method: 'POST',
    url: '/v1/ingest/slack',
    headers: { authorization: `Bearer wbi_${canary}` },
    payload: canary,
  });
  expect(app.logLines.filter((line) => line.includes(canary))).toEqual([]);
});
