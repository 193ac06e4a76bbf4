import { AccessScope, AccessExplanation, ScopeChoices } from '@waybill/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { publicShare, sendRecords } from '../../../testing/drive-records.ts';
import { personRecord, writeRecords } from '../../../testing/inventory-records.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

/** Who may change and assign scopes, and why a member sees something. */
let app: TestApp;
let owner: TestMember;
let manager: TestMember;
let managerId = '';
let analystId = '';

const rule = (...include: string[]) => ({ include, exclude: [] });
const LENDING = { people: rule('department:Lending', 'department:Retail') };

beforeAll(async () => {
  app = await testApp();
  owner = await testMember(app);
  await owner.call('GET', '/v1/session');
  manager = await colleagueOf(app, owner, { roles: ['Admin'], name: 'Mia' });
  await colleagueOf(app, owner, { roles: ['Analyst L1'], name: 'Lev' });
  [managerId, analystId] = [await memberIdOf(owner, 'Mia'), await memberIdOf(owner, 'Lev')];
  await writeRecords(
    app,
    owner.tenantId,
    ['Lending', 'Board'].map((department) =>
      personRecord({
        entityId: department,
        name: department,
        department,
        emails: [`${department.toLowerCase()}@ours.example`],
      }),
    ),
  );
  await sendRecords(
    app,
    owner.tenantId,
    ['lending', 'board'].map((name, id) =>
      publicShare({ id, at: Date.now() - 1000, person: `${name}@ours.example`, folder: name }),
    ),
  );
});
afterAll(() => app.close());

async function newScope(name: string, rules: object, by = owner) {
  return by.call('POST', '/v1/access-scopes', { name, rules });
}
const idOf = ({ json }: { json: unknown }): string => AccessScope.parse(json).scopeId;
const codeOf = ({ json }: { json: unknown }): string =>
  z.object({ code: z.string() }).parse(json).code;
const assign = (by: TestMember, userId: string, scopeId: string | null) =>
  by.call('PUT', `/v1/access-scopes/members/${userId}`, { scopeId });

test('no one changes their own scope, and with a scope only what lies within it', async () => {
  const own = idOf(await newScope('Lending and Retail', LENDING));
  const wide = idOf(
    await newScope('Everyone but the Board', { people: { exclude: ['department:Board'] } }),
  );
  expect(
    codeOf(
      await assign(owner, await memberIdOf(owner, 'Mia'), own).then(() =>
        assign(manager, managerId, null),
      ),
    ),
  ).toBe('scope.own');
  expect(codeOf(await assign(manager, analystId, wide))).toBe('scope.wider');
  // A member who sees all data would lose it to someone who does not.
  expect(codeOf(await assign(manager, analystId, own))).toBe('scope.wider');
  expect(codeOf(await newScope('Board', { people: rule('department:Board') }, manager))).toBe(
    'scope.wider',
  );
  const narrow = await newScope('Lending', { people: rule('department:Lending') }, manager);
  expect(narrow.status).toBe(200);
  await assign(owner, analystId, own);
  expect((await assign(manager, analystId, idOf(narrow))).status).toBe(200);
  expect(codeOf(await assign(manager, analystId, null))).toBe('scope.wider');
  const change = (id: string, rules: object) =>
    manager.call('PATCH', `/v1/access-scopes/${id}`, { rev: 1, rules });
  expect(codeOf(await change(own, {}))).toBe('scope.own');
  expect(codeOf(await change(wide, LENDING))).toBe('scope.wider');
  expect(codeOf(await change(idOf(narrow), {}))).toBe('scope.wider');
  expect((await change(idOf(narrow), LENDING)).status).toBe(200);
});

test('a scope in use is not deleted, a name is taken once, an older revision is refused', async () => {
  const scopeId = idOf(await newScope('Once', LENDING));
  expect(codeOf(await newScope('ONCE', LENDING))).toBe('scope.name_taken');
  await assign(owner, analystId, scopeId);
  expect(codeOf(await owner.call('DELETE', `/v1/access-scopes/${scopeId}`))).toBe('scope.in_use');
  await assign(owner, analystId, null);
  const at = `/v1/access-scopes/${scopeId}`;
  expect((await owner.call('PATCH', at, { rev: 1, name: 'Twice' })).status).toBe(200);
  expect(codeOf(await owner.call('PATCH', at, { rev: 1, name: 'Thrice' }))).toBe(
    'resource.conflict',
  );
  expect((await owner.call('DELETE', at)).status).toBe(200);
  expect((await owner.call('DELETE', at)).status).toBe(404);
});

test('the preview counts what members with the scope will see', async () => {
  const preview = async (rules: object) =>
    (
      await owner.call(
        'GET',
        `/v1/access-scopes/preview?rules=${encodeURIComponent(JSON.stringify(rules))}`,
      )
    ).json;
  expect(await preview(LENDING)).toEqual({ detections: 1, total: 2 });
  expect(await preview({})).toEqual({ detections: 2, total: 2 });
  expect((await owner.call('GET', '/v1/access-scopes/preview?rules=nothing')).status).toBe(400);
  const { people } = ScopeChoices.parse(
    (await owner.call('GET', '/v1/access-scopes/choices')).json,
  );
  expect(people.map(({ value }) => value)).toEqual(['department:Board', 'department:Lending']);
});

test('a member with a scope sets up no stream of all activity', async () => {
  const body = { name: 'All', kind: 'http', address: 'https://siem.example/in' };
  expect(codeOf(await manager.call('POST', '/v1/exports', body))).toBe('scope.limited');
});

test('why a member sees a detection names role, permission, scope and grant, and what is not allowed', async () => {
  const Listed = z.object({
    items: z.array(z.object({ detectionId: z.string(), person: z.object({ key: z.string() }) })),
  });
  const { items } = Listed.parse((await owner.call('GET', '/v1/detections')).json);
  const about = (name: string) =>
    items.find(({ person }) => person.key.startsWith(name))?.detectionId ?? '';
  const scopeId = idOf(await newScope('Explained', { people: rule('department:Lending') }));
  await assign(owner, analystId, scopeId);
  const ask = async (by: TestMember, id: string, kind = 'detection') =>
    by.call('GET', `/v1/access-explanation?memberId=${analystId}&kind=${kind}&id=${id}`);
  const inside = AccessExplanation.parse((await ask(owner, about('lending'))).json);
  expect(inside).toMatchObject({
    isVisible: true,
    permission: { name: 'detection:read', isHeld: true, roles: ['Analyst L1'] },
    scope: { scopeId, name: 'Explained', isInside: true },
    isRestricted: false,
  });
  expect(inside.notAllowed.map(({ permission }) => permission)).toContain('evidence:read');
  const outside = AccessExplanation.parse((await ask(owner, about('board'))).json);
  expect(outside).toMatchObject({
    isVisible: false,
    scope: { isInside: false },
    isRestricted: false,
  });
  // Whoever does not see it learns nothing about it.
  expect((await ask(manager, about('board'))).status).toBe(404);
  await assign(owner, analystId, null);
  expect((await ask(owner, about('board'))).json).toMatchObject({ isVisible: true, scope: null });
});
