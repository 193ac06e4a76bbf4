import {
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
import { replayingConnector } from '../../testing/replaying-vendor.ts';
import {
  ROUTE_BODIES,
  ROUTE_IDS,
  ROUTE_QUERIES,
  ROUTE_UPLOADS,
} from '../../testing/route-bodies.ts';
import { routeIds } from '../../testing/route-ids.ts';
import { enrolTotp } from '../../testing/sign-in.ts';
import {
  callerOf,
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
const WITH_ID = SESSION.filter(({ path }) => path.includes('{'));
/** Parameters of these name what every tenant has. */
const OF_NOBODY = new Set([
  'GET /v1/integrations/sources/{sourceId}',
  'POST /v1/sources/{sourceId}/remap',
  'PATCH /v1/finding-settings/{source}',
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
  // As the console does first; it makes them known to the product, as detections' assignees have to be.
  await owner.call('GET', '/v1/session');
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

/** What needs an authenticator app, or ends the sessions that rest on one. */
const WITH_APP = new Set([
  'POST /v1/session/recovery',
  'POST /v1/profile/recovery-codes',
  'DELETE /v1/profile/totp',
]);

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

function bodyOf(name: string, ids: Record<string, string>): object | undefined {
  const body = ROUTE_BODIES[name];
  return body && Body.parse(JSON.parse(withIds(JSON.stringify(body), ids)));
}

async function callAs(member: TestMember, entry: Entry, ids: Record<string, string>) {
  const name = nameOf(entry);
  const chosen = Object.entries(ROUTE_IDS[name] ?? {}).map(([parameter, id]) => [
    parameter,
    ids[id] ?? 'unknown',
  ]);
  const path = withIds(entry.path, { ...ids, ...Object.fromEntries(chosen) });
  const body = ROUTE_UPLOADS[name] ?? bodyOf(name, ids);
  return member.call(entry.method, path + (ROUTE_QUERIES[name] ?? ''), body);
}

const codeOf = (problem: unknown): string =>
  z.object({ code: z.string() }).catch({ code: '' }).parse(problem).code;

const successOf = ({ definition }: Entry): number => definition.status ?? 200;

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

  test.each(
    SESSION.filter(({ definition }) => definition.body ?? definition.rawBody).map(
      (entry) => [nameOf(entry), entry] as const,
    ),
  )('%s does not look at the body of who is not signed in', async (_name, entry) => {
    for (const payload of ['{"not": json', ' '.repeat(2_000_000)]) {
      const reply = await app.app.inject({
        method: entry.method,
        url: withIds(entry.path, {}),
        headers: { 'content-type': 'application/json' },
        payload,
      });
      expect([reply.statusCode, codeOf(reply.json())]).toEqual([401, 'session.missing']);
    }
  });

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
    const ids = await routeIds(app, owner);
    const withId = WITH_ID.filter((one) => !OF_NOBODY.has(nameOf(one)));
    const answers = [];
    for (const entry of withId) {
      const foreign = await callAs(stranger, entry, ids);
      const own = await callAs(owner, entry, ids);
      answers.push([nameOf(entry), foreign.status, codeOf(foreign.json), own.status]);
    }
    expect(answers).toEqual(
      withId.map((entry) => [nameOf(entry), 404, 'resource.not_found', successOf(entry)]),
    );
  });

  test('with what is no id answers that there is none, or that it is none', async () => {
    const answers = [];
    for (const entry of WITH_ID) {
      const reply = await callAs(owner, entry, {});
      if (![400, 404].includes(reply.status)) answers.push([nameOf(entry), reply.status]);
    }
    expect(answers).toEqual([]);
  });

  test('that changes something, or reads what is sensitive, writes one audit entry', async () => {
    const ids = await routeIds(app, owner);
    const count = async (tenantId: number): Promise<number> => {
      const [row] = await app.db.database.tenant(tenantId, (tx) =>
        tx.query<{ entries: number }>('SELECT count(*)::integer AS entries FROM audit_entry'),
      );
      return row?.entries ?? 0;
    };
    const audited = SESSION.filter(
      ({ definition, path }) => definition.audit && !path.includes('sample-data'),
    );
    const answers = [];
    for (const entry of audited) {
      const name = nameOf(entry);
      const [member, known] = WITH_APP.has(name) ? await recoverable() : [owner, ids];
      const before = await count(member.tenantId);
      const reply = await callAs(member, entry, known);
      answers.push([name, reply.status, (await count(member.tenantId)) - before]);
    }
    expect(answers).toEqual(audited.map((entry) => [nameOf(entry), successOf(entry), 1]));
  });
});

test('what is kept for a route is kept for one that there is', () => {
  const kept = [ROUTE_BODIES, ROUTE_IDS, ROUTE_QUERIES, ROUTE_UPLOADS].flatMap(Object.keys);
  const names = new Set(ENTRIES.map(nameOf));
  expect(kept.filter((name) => !names.has(name))).toEqual([]);
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
