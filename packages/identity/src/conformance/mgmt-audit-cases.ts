import assert from 'node:assert/strict';
import type { ConformanceCase, ConformanceCases } from './conformance-case.ts';
import { PASSWORD, type ConformanceKit } from './conformance-kit.ts';
import { expectError, expectOk, expectRefused } from './expect-reply.ts';
import { postManagement } from './mgmt-client.ts';
import { expectFields, expectKinds, expectSame } from './mgmt-expect.ts';

const SEARCH = 'POST /v1/mgmt/audit/search';
const EVENT = 'POST /v1/mgmt/audit/event';

const HOUR_MS = 3_600_000;
const LOGIN = 'LoginSucceed';

type Search = Parameters<ConformanceKit['management']['audit']['search']>[0];

interface Trail {
  userId: string;
  loginId: string;
  tenantId: string;
  nowMs: number;
  remoteAddress: string;
}

/** Someone in a tenant who has signed in once, and failed to once. */
async function trail(kit: ConformanceKit): Promise<Trail> {
  const tenantId = await kit.tenant('trail');
  const userTenants = [{ tenantId, roleNames: [] }];
  const { loginId, userId } = await kit.passwordUser('trail', { userTenants });
  await kit.signedIn(loginId);
  expectError(await kit.client().sdk.password.signIn(loginId, `not ${PASSWORD}`), 'E062901', 401);
  const userIds = [userId];
  const search = await kit.management.audit.search({ userIds, actions: [LOGIN] });
  const [entry] = expectOk(search);
  assert.ok(entry, 'the sign-in is not in the audit');
  const { remoteAddress } = entry;
  return { userId, loginId, tenantId, nowMs: kit.now(), remoteAddress };
}

/** Each is asked for together with the user; whether the sign-in is found. */
const FILTERS: readonly [name: string, search: (trail: Trail) => Search, isFound: boolean][] = [
  ['the action', () => ({ actions: [LOGIN] }), true],
  ['another action', () => ({ actions: ['LoginFailed'] }), false],
  ['the action left out', () => ({ excludedActions: [LOGIN] }), false],
  ['another action left out', () => ({ excludedActions: ['LoginFailed'] }), true],
  ['the login id', ({ loginId }) => ({ loginIds: [loginId] }), true],
  ['another login id', () => ({ loginIds: ['nobody@conformance.example'] }), false],
  ['the tenant', ({ tenantId }) => ({ tenants: [tenantId] }), true],
  ['another tenant', () => ({ tenants: ['no-such-tenant'] }), false],
  ['no tenant', () => ({ noTenants: true }), false],
  ['the method', () => ({ methods: ['password'] }), true],
  ['another method', () => ({ methods: ['saml'] }), false],
  ['the address', ({ remoteAddress }) => ({ remoteAddresses: [remoteAddress] }), true],
  ['another address', () => ({ remoteAddresses: ['203.0.113.7'] }), false],
  ['a text in it', () => ({ text: 'loginsucc' }), true],
  ['a text not in it', () => ({ text: 'qqqqqqqq' }), false],
  ['its time', ({ nowMs }) => ({ from: nowMs - HOUR_MS, to: nowMs + HOUR_MS }), true],
  ['a time before', ({ nowMs }) => ({ to: nowMs - HOUR_MS }), false],
];

function caseOf([name, search, isFound]: (typeof FILTERS)[number]): ConformanceCase {
  return {
    endpoint: SEARCH,
    name: `finds by ${name}`,
    async run(kit) {
      const made = await trail(kit);
      const filter = { userIds: [made.userId], ...search(made) };
      const audits = expectOk(await kit.management.audit.search(filter));
      const found = audits.filter(({ action }) => action === LOGIN).length;
      expectSame(found, isFound ? 1 : 0, 'number of sign-ins');
    },
  };
}

export const cases: ConformanceCases = [
  ...FILTERS.map(caseOf),
  {
    endpoint: SEARCH,
    name: 'answers everything of an entry, the latest first, and how many there are',
    async run(kit) {
      const { userId, loginId, tenantId, nowMs } = await trail(kit);
      const { audits, total } = expectOk(
        await kit.management.audit.searchAll({ userIds: [userId] }),
      );
      expectSame(total, audits.length, 'total');
      const entry = audits.find(({ action }) => action === LOGIN);
      expectKinds(entry, {
        action: 'filled text',
        occurred: 'number',
        device: 'text',
        method: 'filled text',
        geo: 'text',
        remoteAddress: 'filled text',
        loginIds: 'list',
        tenants: 'list',
        data: 'object',
      });
      const { projectId } = kit.target;
      expectFields(entry, { projectId, userId, loginIds: [loginId], tenants: [tenantId] });
      const isRecent = Math.abs((entry?.occurred ?? 0) - nowMs) < HOUR_MS;
      assert.ok(isRecent, `"occurred" is ${entry?.occurred}, not the time in milliseconds`);
      const times = audits.map(({ occurred }) => occurred);
      const latestFirst = times.toSorted((one, other) => other - one);
      expectSame(times, latestFirst, 'times');
      const actions = new Set(audits.map(({ action }) => action));
      for (const action of ['UserCreated', 'LoginFailed']) {
        assert.ok(actions.has(action), `${action} is not in the audit`);
      }
      assert.ok(!JSON.stringify(audits).includes(PASSWORD), 'the audit has a password in it');
    },
  },
  {
    endpoint: SEARCH,
    name: 'answers an empty list when there is nothing',
    async run(kit) {
      const userIds = [kit.newName('U')];
      expectSame(expectOk(await kit.management.audit.search({ userIds })), [], 'entries');
    },
  },
  {
    endpoint: SEARCH,
    name: 'refuses criteria that are none',
    async run(kit) {
      expectRefused(await postManagement(kit, '/v1/mgmt/audit/search', { actions: 'all' }), 400);
    },
  },
  {
    endpoint: EVENT,
    name: 'writes an entry of the caller',
    async run(kit) {
      const { audit } = kit.management;
      const tenantId = await kit.tenant('event');
      const { userId } = await kit.testUser('event');
      const [action, actorId] = [kit.newName('Exported'), kit.newName('actor')];
      const data = { rows: 3 };
      expectOk(await audit.createEvent({ userId, action, type: 'info', actorId, tenantId, data }));
      const [entry, ...others] = expectOk(await audit.search({ actions: [action] }));
      expectFields(entry, { action, userId, tenants: [tenantId] });
      expectFields(entry?.data, data);
      expectSame(others, [], 'other entries');
    },
  },
  {
    endpoint: EVENT,
    name: 'refuses an event without an action, and of a type that there is not',
    async run(kit) {
      const path = '/v1/mgmt/audit/event';
      const body = { actorId: 'actor', tenantId: await kit.tenant('event') };
      expectRefused(await postManagement(kit, path, { ...body, type: 'info' }), 400);
      const action = kit.newName('Refused');
      expectRefused(await postManagement(kit, path, { ...body, action, type: 'panic' }), 400);
    },
  },
];
