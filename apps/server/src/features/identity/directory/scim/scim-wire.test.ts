import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { scimClient, type ScimClient } from '../../../../../testing/scim-client.ts';
import {
  testApp,
  testMember,
  type TestApp,
  type TestMember,
} from '../../../../../testing/test-app.ts';

let app: TestApp;
let owner: TestMember;
let stranger: TestMember;
let scim: ScimClient;

beforeAll(async () => {
  app = await testApp();
  [owner, stranger] = [await testMember(app), await testMember(app)];
  await owner.call('GET', '/v1/session');
  scim = await scimClient(app, owner);
});
afterAll(() => app.close());

const address = (): string => `${randomUUID()}@northwind.example`;
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User';
const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

describe('the SCIM server', () => {
  test('refuses strangers with a SCIM error and asks for a bearer token', async () => {
    for (const authorization of ['', 'Bearer wbd_wrong', `Basic ${scim.secret}`]) {
      const reply = await app.app.inject({
        method: 'POST',
        url: '/scim/v2/Users',
        headers: { authorization, 'content-type': 'application/scim+json' },
        payload: '{not json',
      });
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['www-authenticate']).toBe('Bearer realm="SCIM"');
      expect(reply.headers['content-type']).toContain('application/scim+json');
      expect(reply.json()).toMatchObject({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: '401',
      });
    }
  });

  test('says what it can do', async () => {
    const { json } = await scim.send('GET', '/ServiceProviderConfig');
    expect(json).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      filter: { supported: true, maxResults: 200 },
      sort: { supported: false },
      etag: { supported: true },
    });
    const types = await scim.send('GET', '/ResourceTypes');
    expect(types.json).toMatchObject({ totalResults: 2 });
    expect((await scim.send('GET', '/ResourceTypes/User')).json).toMatchObject({
      endpoint: '/Users',
      schema: USER,
      schemaExtensions: [{ schema: ENTERPRISE, required: false }],
    });
    expect((await scim.send('GET', '/Schemas')).json).toMatchObject({ totalResults: 3 });
    expect((await scim.send('GET', `/Schemas/${USER}`)).json).toMatchObject({ name: 'User' });
    for (const path of ['/Schemas/urn:none', '/ResourceTypes/Thing', '/Bulk', '/Users/x']) {
      expect(await scim.send('GET', path)).toMatchObject({ status: 404, json: { status: '404' } });
    }
  });

  test('refuses bodies that are no JSON or cannot be stored', async () => {
    const headers = { 'content-type': 'application/scim+json' };
    const bad = await app.app.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      headers: { ...headers, authorization: `Bearer ${scim.secret}` },
      payload: '{"userName":',
    });
    expect([bad.statusCode, bad.json().scimType]).toEqual([400, 'invalidSyntax']);
    expect(await scim.send('POST', '/Users', { userName: 'a\0@x.example' })).toMatchObject({
      status: 400,
      json: { scimType: 'invalidValue' },
    });
    expect(await scim.send('POST', '/Users', { userName: 'no-address' })).toMatchObject({
      status: 400,
      json: { scimType: 'invalidValue' },
    });
  });
});

describe('Okta', () => {
  /** The order of requests in which Okta provisions, changes and deactivates a person. */
  test('finds, creates, updates and deactivates a person', async () => {
    const email = address();
    const filter = `/Users?filter=${encodeURIComponent(`userName eq "${email}"`)}&startIndex=1&count=100`;
    expect((await scim.send('GET', filter)).json).toMatchObject({ totalResults: 0, Resources: [] });
    const created = await scim.send('POST', '/Users', {
      schemas: [USER],
      userName: email,
      name: { givenName: 'Ana', familyName: 'Ribeiro' },
      emails: [{ primary: true, value: email, type: 'work' }],
      displayName: 'Ana Ribeiro',
      locale: 'en-US',
      externalId: '00ujl29u0le5T6Aj10h7',
      groups: [],
      password: '1mz050nq',
      active: true,
    });
    expect(created).toMatchObject({
      status: 201,
      json: { userName: email, active: true, meta: { resourceType: 'User' } },
    });
    expect(JSON.stringify(created.json)).not.toContain('1mz050nq');
    const id = String(created.json['id']);
    expect(created.headers['location']).toBe(`http://localhost:4600/scim/v2/Users/${id}`);
    expect((await scim.send('GET', filter)).json).toMatchObject({
      totalResults: 1,
      itemsPerPage: 1,
      Resources: [{ id }],
    });
    const full = await scim.send('GET', `/Users/${id}`);
    const updated = await scim.send('PUT', `/Users/${id}`, {
      ...full.json,
      name: { givenName: 'Ana', familyName: 'Silva' },
    });
    expect(updated).toMatchObject({ status: 200, json: { name: { familyName: 'Silva' } } });
    const ended = await scim.send('PATCH', `/Users/${id}`, {
      schemas: [PATCH],
      Operations: [{ op: 'replace', value: { active: false } }],
    });
    expect(ended).toMatchObject({ status: 200, json: { active: false } });
    expect(await scim.send('POST', '/Users', { userName: email.toUpperCase() })).toMatchObject({
      status: 409,
      json: { scimType: 'uniqueness', status: '409' },
    });
  });

  test('pushes a group, its members and its name', async () => {
    const [ana, ben] = [await scim.user(address()), await scim.user(address())];
    const created = await scim.send('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Okta SOC',
      members: [],
    });
    const path = `/Groups/${String(created.json['id'])}`;
    const Operations = [
      {
        op: 'add',
        path: 'members',
        value: [
          { value: ana, display: 'a' },
          { value: ben, display: 'b' },
        ],
      },
    ];
    expect(await scim.send('PATCH', path, { schemas: [PATCH], Operations })).toMatchObject({
      status: 200,
      json: { members: [{ type: 'User' }, { type: 'User' }] },
    });
    await scim.send('PATCH', path, {
      schemas: [PATCH],
      Operations: [
        { op: 'replace', value: { id: created.json['id'], displayName: 'Okta SOC 1' } },
        { op: 'remove', path: `members[value eq "${ana}"]` },
      ],
    });
    expect((await scim.send('GET', path)).json).toMatchObject({
      displayName: 'Okta SOC 1',
      members: [{ value: ben }],
    });
    expect((await scim.send('GET', `/Users/${ben}`)).json).toMatchObject({
      groups: [{ display: 'Okta SOC 1' }],
    });
    expect((await scim.send('DELETE', path)).status).toBe(204);
    expect((await scim.send('GET', path)).status).toBe(404);
  });
});

describe('Microsoft Entra', () => {
  test('tests the connection with a person who does not exist', async () => {
    const filter = encodeURIComponent(`userName eq "${randomUUID()}"`);
    expect(await scim.send('GET', `/Users?filter=${filter}`)).toMatchObject({
      status: 200,
      json: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
        totalResults: 0,
        startIndex: 1,
        itemsPerPage: 0,
        Resources: [],
      },
    });
  });

  test('creates, changes by paths, disables with a text and deletes a person', async () => {
    const email = address();
    const created = await scim.send('POST', '/Users', {
      schemas: [USER, ENTERPRISE],
      externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
      userName: email,
      active: true,
      emails: [{ primary: true, type: 'work', value: email }],
      meta: { resourceType: 'User' },
      name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
      roles: [],
    });
    const path = `/Users/${String(created.json['id'])}`;
    const other = address();
    const changed = await scim.send('PATCH', path, {
      schemas: [PATCH],
      Operations: [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: other },
        { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
        { op: 'Add', path: `${ENTERPRISE}:department`, value: 'Lending' },
      ],
    });
    expect(changed).toMatchObject({
      status: 200,
      json: {
        schemas: [USER, ENTERPRISE],
        emails: [{ value: other, type: 'work', primary: true }],
        name: { familyName: 'updatedFamilyName' },
        [ENTERPRISE]: { department: 'Lending' },
      },
    });
    const disabled = await scim.send('PATCH', path, {
      schemas: [PATCH],
      Operations: [{ op: 'Replace', path: 'active', value: 'False' }],
    });
    expect(disabled).toMatchObject({ status: 200, json: { active: false } });
    expect((await scim.send('DELETE', path)).status).toBe(204);
    expect((await scim.send('GET', path)).status).toBe(404);
    expect((await scim.send('DELETE', path)).status).toBe(404);
  });

  test('reads a group without its members, and finds one by name or external id', async () => {
    const person = await scim.user(address());
    const externalId = randomUUID();
    const created = await scim.send('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      externalId,
      displayName: 'Entra Auditors',
      members: [{ value: person }],
    });
    const path = `/Groups/${String(created.json['id'])}`;
    const bare = await scim.send('GET', `${path}?excludedAttributes=members`);
    expect(bare.json).not.toHaveProperty('members');
    expect(bare.json).toMatchObject({ displayName: 'Entra Auditors', externalId });
    for (const condition of [`externalId eq "${externalId}"`, 'displayName eq "entra auditors"']) {
      const filter = encodeURIComponent(condition);
      const found = await scim.send('GET', `/Groups?excludedAttributes=members&filter=${filter}`);
      expect(found.json).toMatchObject({
        totalResults: 1,
        Resources: [{ id: created.json['id'] }],
      });
    }
    const removed = await scim.send('PATCH', path, {
      schemas: [PATCH],
      Operations: [{ op: 'Remove', path: 'members', value: [{ value: person }] }],
    });
    expect(removed.json['members']).toEqual([]);
    const unknown = await scim.send('PATCH', path, {
      schemas: [PATCH],
      Operations: [{ op: 'Add', path: 'members', value: [{ value: randomUUID() }] }],
    });
    expect(unknown).toMatchObject({ status: 400, json: { scimType: 'invalidValue' } });
  });
});

describe('lists', () => {
  test('are paged, filtered and projected', async () => {
    const own = await testMember(app);
    const client = await scimClient(app, own);
    const ids: string[] = [];
    for (const name of ['ana', 'ben', 'cyd', 'dan', 'eve']) {
      ids.push(await client.user(`${name}-${randomUUID()}@paged.example`, { title: name }));
    }
    const page = async (query: string) => {
      const { status, json } = await client.send('GET', `/Users?${query}`);
      const listed = z
        .object({
          totalResults: z.int(),
          startIndex: z.int(),
          Resources: z.array(z.looseObject({ id: z.string() })),
        })
        .parse(json);
      return { ...listed, status, ids: listed.Resources.map(({ id }) => id) };
    };
    expect(await page('startIndex=2&count=2')).toMatchObject({
      totalResults: 5,
      startIndex: 2,
      ids: ids.slice(1, 3),
    });
    expect(await page('startIndex=0&count=-1')).toMatchObject({
      totalResults: 5,
      startIndex: 1,
      ids: [],
    });
    expect(await page('startIndex=9')).toMatchObject({ totalResults: 5, ids: [] });
    const filter = encodeURIComponent('title ge "ben" and not (title eq "dan")');
    expect(await page(`filter=${filter}&startIndex=2&count=1`)).toMatchObject({
      totalResults: 3,
      ids: [ids[2]],
    });
    const projected = await page('attributes=userName&count=1');
    expect(Object.keys(projected.Resources[0] ?? {}).toSorted()).toEqual([
      'id',
      'schemas',
      'userName',
    ]);
    expect(await client.send('GET', '/Users?filter=colour%20eq%20%22x%22')).toMatchObject({
      status: 400,
      json: { scimType: 'invalidFilter' },
    });
  });

  test('hold only what the tenant’s own directory sent', async () => {
    const email = address();
    const id = await scim.user(email);
    const others = await scimClient(app, stranger);
    const filter = encodeURIComponent(`userName eq "${email}"`);
    expect((await others.send('GET', `/Users?filter=${filter}`)).json).toMatchObject({
      totalResults: 0,
    });
    for (const reply of [
      await others.send('GET', `/Users/${id}`),
      await others.send('PUT', `/Users/${id}`, { userName: email }),
      await others.send('DELETE', `/Users/${id}`),
      await others.send('PATCH', `/Users/${id}`, {
        Operations: [{ op: 'replace', value: { active: false } }],
      }),
    ]) {
      expect(reply.status).toBe(404);
    }
    expect((await scim.send('GET', `/Users/${id}`)).json).toMatchObject({ active: true });
  });
});

describe('versions', () => {
  test('are ETags: a change with an old one is refused, a read with the newest is empty', async () => {
    const path = `/Users/${await scim.user(address())}`;
    const first = await scim.send('GET', path);
    const etag = String(first.headers['etag']);
    expect(first.json).toMatchObject({ meta: { version: etag } });
    expect((await scim.send('GET', path, undefined, { 'if-none-match': etag })).status).toBe(304);
    const title = (value: string) => ({ Operations: [{ op: 'replace', path: 'title', value }] });
    const changed = await scim.send('PATCH', path, title('A'), { 'if-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers['etag']).not.toBe(etag);
    for (const reply of [
      await scim.send('PATCH', path, title('B'), { 'if-match': etag }),
      await scim.send('PUT', path, first.json, { 'if-match': etag }),
      await scim.send('DELETE', path, undefined, { 'if-match': etag }),
      await scim.send('PATCH', path, title('B'), { 'if-match': '"other"' }),
    ]) {
      expect(reply).toMatchObject({ status: 412, json: { status: '412' } });
    }
    expect((await scim.send('GET', path)).json).toMatchObject({ title: 'A' });
    // What changes nothing keeps the version.
    const same = await scim.send('PATCH', path, title('A'), { 'if-match': '*' });
    expect(same.headers['etag']).toBe(changed.headers['etag']);
  });
});

describe('the token', () => {
  test('is replaced with an overlap, shown once and stored as a hash', async () => {
    const own = await testMember(app);
    const old = await scimClient(app, own);
    const fresh = await scimClient(app, own);
    const statuses = async () => [
      (await old.send('GET', '/Users')).status,
      (await fresh.send('GET', '/Users')).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    const state = await own.call('GET', '/v1/directory');
    expect(state.text).not.toContain(fresh.secret);
    expect(state.json).toMatchObject({
      tokens: [
        { endsAt: null, lastUsedAt: expect.any(String) },
        { endsAt: expect.any(String), lastUsedAt: expect.any(String) },
      ],
    });
    app.advance(25 * 3_600_000);
    expect(await statuses()).toEqual([401, 200]);
    app.advance(-25 * 3_600_000);
    const { tokens } = z
      .object({ tokens: z.array(z.object({ directoryTokenId: z.string() })) })
      .parse(state.json);
    await own.call('DELETE', `/v1/directory/tokens/${tokens[0]?.directoryTokenId ?? ''}`);
    expect(await statuses()).toEqual([200, 401]);
    const rows = await app.db.owner.query<{ secret_hash: Buffer }>(
      'SELECT secret_hash FROM directory_token WHERE tenant_id = $1',
      [own.tenantId],
    );
    for (const { secret_hash: hash } of rows.rows) {
      expect(hash).toHaveLength(32);
    }
  });

  test('ends at once where no overlap is wanted', async () => {
    const own = await testMember(app);
    const old = await scimClient(app, own);
    expect((await own.call('POST', '/v1/directory/tokens', { overlapHours: 0 })).status).toBe(200);
    expect((await old.send('GET', '/Users')).status).toBe(401);
  });
});

test('every change has one audit entry without names or addresses', async () => {
  const email = address();
  const id = await scim.user(email, { displayName: 'Audited Person' });
  const path = `/Users/${id}`;
  await scim.send('PATCH', path, { Operations: [{ op: 'replace', path: 'title', value: 'X' }] });
  await scim.send('PATCH', path, { Operations: [{ op: 'replace', path: 'title', value: 'X' }] });
  await scim.send('PATCH', path, { Operations: [{ op: 'replace', value: { active: false } }] });
  await scim.send('DELETE', path);
  const entries = await app.db.database.tenant(owner.tenantId, (tx) =>
    tx.query<{ action: string; actor_id: string | null; detail: string; changes: unknown }>(
      'SELECT action, actor_id, detail, changes FROM audit_entry WHERE target = $1 ORDER BY seq',
      [id],
    ),
  );
  expect(entries.map(({ action }) => action)).toEqual([
    'directory_user.created',
    'directory_user.changed',
    'directory_user.deactivated',
    'directory_user.deleted',
  ]);
  for (const { actor_id: actor, detail } of entries) {
    expect(actor).toBeNull();
    expect(detail).toMatch(/^SCIM token [0-9a-f-]{36}$/);
  }
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${email}|Audited Person`));
  expect(app.logLines.join('')).not.toMatch(new RegExp(`${email}|Audited Person`));
});
