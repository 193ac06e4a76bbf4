import { apiTokenRoutes, PERMISSIONS, type Method, type Permission } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../testing/colleague.ts';
import { apiToken } from '../../../testing/route-bodies.ts';
import { scimClient } from '../../../testing/scim-client.ts';
import { nameOf, SESSION, withIds } from '../../../testing/route-table.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { createToken } from './create-token.ts';

const Created = apiTokenRoutes['/v1/tokens'].POST.response;
const Listed = apiTokenRoutes['/v1/tokens'].GET.response;

let app: TestApp;
let owner: TestMember;
let analyst: TestMember;
let addresses = 0;

beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  analyst = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Ana' });
});
afterAll(() => app.close());

interface Sending {
  address?: string;
  body?: object;
}

/** Calls as a program does, each test from its own address unless it names one. */
async function callWith(secret: string, method: Method, url: string, sending: Sending = {}) {
  const { address = `10.0.0.${(addresses += 1)}`, body } = sending;
  const reply = await app.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${secret}` },
    remoteAddress: address,
    ...(body ? { payload: body } : {}),
  });
  return { status: reply.statusCode, json: reply.json(), headers: reply.headers };
}

async function create(by: TestMember, body: object) {
  const { json } = await by.call('POST', '/v1/tokens', body);
  return Created.parse(json);
}

const idOf = async ({ email }: TestMember): Promise<string> =>
  (await app.services.identityAdmin.loadUserByLoginId(email))?.userId ?? '';

test('a token does what it and its holder may do, and nothing else', async () => {
  const { secret, token } = await create(owner, apiToken(['session:read', 'policy:read']));
  expect(await callWith(secret, 'GET', '/v1/policies')).toMatchObject({ status: 200 });
  expect(await callWith(secret, 'GET', '/v1/detections')).toMatchObject({
    status: 403,
    json: { code: 'permission.missing' },
  });
  const session = await callWith(secret, 'GET', '/v1/session', { address: '10.1.0.1' });
  expect(session.json).toMatchObject({ permissions: ['policy:read', 'session:read'] });
  const { items } = Listed.parse((await owner.call('GET', '/v1/tokens')).json);
  expect(items.find(({ tokenId }) => tokenId === token.tokenId)).toMatchObject({
    lastUsedAt: expect.any(String),
    holder: { name: expect.stringMatching(/^Member/) },
    isExpired: false,
  });
});

test('the secret is stored nowhere', async () => {
  const { secret } = await create(owner, apiToken());
  const { rows } = await app.db.owner.query(
    `SELECT count(*)::int AS n FROM api_token t WHERE t::text LIKE $1
     UNION ALL SELECT count(*)::int FROM audit_entry a WHERE a::text LIKE $1`,
    [`%${secret.slice(4)}%`],
  );
  expect(rows).toEqual([{ n: 0 }, { n: 0 }]);
});

test('what the holder loses, the token loses', async () => {
  const leaver = await colleagueOf(app, owner, { roles: ['Analyst L1', 'Auditor'], name: 'Lea' });
  const { secret, token } = await create(leaver, apiToken(['audit:read', 'policy:read']));
  expect((await callWith(secret, 'GET', '/v1/policies')).status).toBe(200);
  await app.services.identityAdmin.removeMember(token.holder.userId, owner.idpTenantId);
  app.services.memberRights.outdate();
  expect(await callWith(secret, 'GET', '/v1/policies')).toMatchObject({
    status: 401,
    json: { code: 'token.invalid' },
  });
});

/** Ways to lose access that the product decides, not the provider. */
const ENDS: Record<string, (leaver: TestMember) => Promise<{ status: number }>> = {
  suspended: async (leaver) =>
    owner.call('POST', `/v1/members/${await idOf(leaver)}/suspend`, { reason: 'Away' }),
  'deactivated by the directory': async ({ email }) => {
    const scim = await scimClient(app, owner);
    const url = `/Users/${await scim.user(email)}`;
    return scim.send('PATCH', url, { Operations: [{ op: 'replace', value: { active: false } }] });
  },
};

test.each(Object.entries(ENDS))(
  'the token of a holder who is %s ends at once, also while the provider is away',
  async (_how, end) => {
    const leaver = await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Leo' });
    const { secret } = await create(leaver, apiToken(['policy:read']));
    expect((await callWith(secret, 'GET', '/v1/policies')).status).toBe(200);
    expect((await end(leaver)).status).toBe(200);
    const admin = app.services.identityAdmin;
    const original = admin.loadMembers;
    admin.loadMembers = async () => {
      throw new Error('The provider is away');
    };
    try {
      expect(await callWith(secret, 'GET', '/v1/policies')).toMatchObject({
        status: 401,
        json: { code: 'token.invalid' },
      });
    } finally {
      admin.loadMembers = original;
    }
  },
);

test('no one gives a token more than they or the holder have', async () => {
  const tooMuch = await analyst.call('POST', '/v1/tokens', apiToken(['policy:read', 'audit:read']));
  expect(tooMuch).toMatchObject({
    status: 403,
    json: { code: 'token.terms_exceeded', detail: 'audit:read' },
  });
  const holderId = await idOf(await colleagueOf(app, owner, { roles: ['Service'], name: 'Nila' }));
  const forService = (permission: string) =>
    owner.call('POST', '/v1/tokens', { ...apiToken([permission]), holderId });
  expect(await forService('audit:read')).toMatchObject({
    status: 403,
    json: { code: 'token.terms_exceeded' },
  });
  expect(Created.parse((await forService('policy:read')).json).token.holder.userId).toBe(holderId);
  const { holder: self } = (await create(owner, apiToken())).token;
  expect(
    await analyst.call('POST', '/v1/tokens', { ...apiToken(), holderId: self.userId }),
  ).toMatchObject({ status: 403, json: { code: 'permission.missing' } });
});

test('no one makes a token that acts for another person, whose scope and cases it would show', async () => {
  const holderId = await idOf(analyst);
  expect(await owner.call('POST', '/v1/tokens', { ...apiToken(), holderId })).toMatchObject({
    status: 403,
    json: { code: 'permission.missing', detail: 'Members create their own tokens' },
  });
});

test('a member with a scope makes no token of a service account, which sees all data', async () => {
  const holderId = await idOf(await colleagueOf(app, owner, { roles: ['Service'], name: 'Hour' }));
  const scoped = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Sol' });
  const { json } = await owner.call('POST', '/v1/access-scopes', {
    name: 'Nothing',
    rules: { people: { include: ['department:Nowhere'], exclude: [] } },
  });
  const { scopeId } = z.object({ scopeId: z.string() }).parse(json);
  await owner.call('PUT', `/v1/access-scopes/members/${await idOf(scoped)}`, { scopeId });
  const body = { ...apiToken(['detection:read']), holderId };
  expect(await scoped.call('POST', '/v1/tokens', body)).toMatchObject({
    status: 403,
    json: { code: 'scope.limited' },
  });
});

test('a manager sees and revokes the tokens of others, a member only their own', async () => {
  const ofAnalyst = (await create(analyst, apiToken())).token;
  const ofOwner = (await create(owner, apiToken())).token;
  const seen = Listed.parse((await analyst.call('GET', '/v1/tokens')).json).items;
  expect(seen.map(({ holder }) => holder.userId)).not.toContain(ofOwner.holder.userId);
  expect(await analyst.call('DELETE', `/v1/tokens/${ofOwner.tokenId}`)).toMatchObject({
    status: 404,
  });
  expect(await owner.call('DELETE', `/v1/tokens/${ofAnalyst.tokenId}`)).toMatchObject({
    status: 200,
    json: { revokedAt: expect.any(String) },
  });
});

test('revoking acts at once, also on tokens made with the token', async () => {
  const parent = await create(owner, apiToken(['token:create', 'policy:read']));
  const made = await callWith(parent.secret, 'POST', '/v1/tokens', {
    body: { ...apiToken(['policy:read']), expiresAt: parent.token.expiresAt },
  });
  const child = Created.parse(made.json);
  expect((await callWith(child.secret, 'GET', '/v1/policies')).status).toBe(200);
  await owner.call('DELETE', `/v1/tokens/${parent.token.tokenId}`);
  for (const { secret } of [parent, child]) {
    expect((await callWith(secret, 'GET', '/v1/policies')).status).toBe(401);
  }
});

test('a token makes no token that outlives it or may do more', async () => {
  const parent = await create(owner, apiToken(['token:create', 'policy:read']));
  const later = new Date(Date.parse(parent.token.expiresAt) + 1000).toISOString();
  for (const body of [
    { ...apiToken(['policy:read']), expiresAt: later },
    { ...apiToken(['audit:read']), expiresAt: parent.token.expiresAt },
  ]) {
    expect(await callWith(parent.secret, 'POST', '/v1/tokens', { body })).toMatchObject({
      status: 403,
      json: { code: 'token.terms_exceeded' },
    });
  }
});

test('a token makes no token that works from more addresses', async () => {
  const parent = await create(owner, {
    ...apiToken(['token:create', 'policy:read']),
    addresses: ['192.0.2.0/24'],
  });
  const make = async (list: string[]) => {
    const { expiresAt } = parent.token;
    const body = { ...apiToken(['policy:read']), expiresAt, addresses: list };
    return callWith(parent.secret, 'POST', '/v1/tokens', { body, address: '192.0.2.1' });
  };
  for (const wider of [[], ['198.51.100.1'], ['192.0.2.7', '192.0.0.0/16']]) {
    expect(await make(wider)).toMatchObject({
      status: 403,
      json: { code: 'token.terms_exceeded', detail: 'addresses' },
    });
  }
  expect((await make(['192.0.2.7'])).status).toBe(200);
  expect((await make(['192.0.2.0/24'])).status).toBe(200);
});

test('a token that is being revoked makes no more tokens', async () => {
  const parent = await create(owner, apiToken(['token:create', 'policy:read']));
  // Its use is noted once a minute: noting it below would wait for the row.
  await callWith(parent.secret, 'GET', '/v1/policies');
  const revoking = await app.db.owner.connect();
  await revoking.query('BEGIN');
  await revoking.query(`SELECT pg_advisory_xact_lock(hashtextextended('api tokens', $1))`, [
    owner.tenantId,
  ]);
  await revoking.query('UPDATE api_token SET revoked_at = now() WHERE token_id = $1', [
    parent.token.tokenId,
  ]);
  const body = { ...apiToken(['policy:read']), expiresAt: parent.token.expiresAt };
  const making = callWith(parent.secret, 'POST', '/v1/tokens', { body });
  await expect
    .poll(async () => {
      const { rows } = await app.db.owner.query(
        `SELECT 1 FROM pg_locks WHERE NOT granted AND pid IN (
           SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
      );
      return rows.length;
    })
    .toBe(1);
  await revoking.query('COMMIT');
  revoking.release();
  expect(await making).toMatchObject({ status: 403, json: { code: 'token.terms_exceeded' } });
});

test('no one who acts as a member takes a token of theirs away', async () => {
  const caller = {
    tenantId: owner.tenantId,
    idpTenantIds: [],
    userId: await idOf(owner),
    impersonatorId: 'support',
    hasSecondFactor: true,
    tokenId: null,
    sid: null,
    userName: 'Owner',
    email: owner.email,
    permissions: new Set(PERMISSIONS),
  };
  const permissions: Permission[] = ['session:read'];
  const terms = { ...apiToken(), permissions };
  await expect(createToken(app.services, caller, terms)).rejects.toMatchObject({
    code: 'permission.missing',
  });
});

test('it ends when it is to end', async () => {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const { secret } = await create(owner, { ...apiToken(['policy:read']), expiresAt: soon });
  expect((await callWith(secret, 'GET', '/v1/policies')).status).toBe(200);
  app.advance(60_001);
  expect((await callWith(secret, 'GET', '/v1/policies')).status).toBe(401);
  app.advance(-60_001);
});

test.each([
  [{ expiresAt: new Date(Date.now() + 367 * 86_400_000).toISOString() }, 'expiresAt'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt'],
  [{ addresses: ['10.0.0.0/8', 'ours.example'] }, 'addresses.1'],
])('terms that cannot be are refused: %j', async (more, path) => {
  const reply = await owner.call('POST', '/v1/tokens', { ...apiToken(), ...more });
  expect(reply).toMatchObject({ status: 400, json: { errors: [{ path }] } });
});

test('it works from the addresses of its list', async () => {
  const { secret } = await create(owner, {
    ...apiToken(['policy:read']),
    addresses: ['192.0.2.0/24', '2001:db8::1'],
  });
  const from = async (address: string) =>
    (await callWith(secret, 'GET', '/v1/policies', { address })).status;
  expect([await from('192.0.2.77'), await from('2001:db8::1')]).toEqual([200, 200]);
  expect(await callWith(secret, 'GET', '/v1/policies', { address: '192.0.3.1' })).toMatchObject({
    status: 403,
    json: { code: 'token.address_refused' },
  });
});

test('guessing from one address is slowed down, and others there keep working', async () => {
  const address = '198.51.100.7';
  const { secret } = await create(owner, apiToken(['policy:read']));
  expect((await callWith(secret, 'GET', '/v1/policies', { address })).status).toBe(200);
  const codes = new Set<string>();
  for (let guess = 0; guess < 25; guess += 1) {
    const wrong = `wbt_${'A'.repeat(43)}${String(guess).padStart(7, '0')}`;
    const { json } = await callWith(wrong, 'GET', '/v1/policies', { address });
    codes.add(String(json.code));
  }
  expect([...codes]).toEqual(['token.invalid', 'request.too_many']);
  expect((await callWith(secret, 'GET', '/v1/policies', { address })).status).toBe(200);
});

test('it is audited as the token that acts for its holder', async () => {
  const { secret, token } = await create(owner, apiToken(['detection:read']));
  await callWith(secret, 'POST', '/v1/saved-views', {
    body: { name: 'By a program', query: 'severity=HIGH' },
  });
  const { rows } = await app.db.owner.query(
    `SELECT actor_id, impersonator_id FROM audit_entry WHERE action = 'saved_view.created'`,
  );
  expect(rows).toEqual([
    { actor_id: token.holder.userId, impersonator_id: `token:${token.tokenId}` },
  ]);
  expect(token.holder).toEqual(token.holder);
});

test('every route of signed-in users takes a token or says that it needs a sign-in', async () => {
  const { secret } = await create(owner, apiToken());
  const answers = [];
  for (const entry of SESSION) {
    const { json } = await callWith(secret, entry.method, withIds(entry.path, {}));
    answers.push([nameOf(entry), ['token.sign_in_needed', 'session.missing'].includes(json.code)]);
  }
  const personal = SESSION.filter(({ definition }) => definition.signInOnly).map(nameOf);
  expect(answers.filter(([, isRefused]) => isRefused).map(([name]) => name)).toEqual(personal);
  expect(personal.length).toBeGreaterThan(5);
});
