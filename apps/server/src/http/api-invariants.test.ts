import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publicShare, sendRecords } from '../../testing/drive-records.ts';
import {
  ROUTE_BODIES,
  ROUTE_IDS,
  ROUTE_QUERIES,
  ROUTE_UPLOADS,
} from '../../testing/route-bodies.ts';
import { routeIds } from '../../testing/route-ids.ts';
import {
  allowPreviews,
  callAs,
  ENTRIES,
  nameOf,
  SESSION,
  successOf,
  tableApp,
  withIds,
} from '../../testing/route-table.ts';
import { testMember, type TestApp, type TestMember } from '../../testing/test-app.ts';

/** Invariants of every route of the contract, tested over the whole table. */
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
  ({ app, owner } = await tableApp());
  stranger = await testMember(app);
  nobody = await testMember(app, { roles: [] });
  await allowPreviews(app);
});
afterAll(() => app.close());

const codeOf = (problem: unknown): string =>
  z.object({ code: z.string() }).catch({ code: '' }).parse(problem).code;

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
