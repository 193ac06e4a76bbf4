import {
  AccessScope,
  AuditStatus,
  auditRoutes,
  AuditVerification,
  ExportedAuditHead,
} from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { colleagueOf, memberIdOf } from '../../../testing/colleague.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { AuditItem } from './chain/audit-items.ts';
import { verifyItems } from './chain/verify-items.ts';
import { applyRetention } from './retention/apply-retention.ts';
import { sealAll } from './sealing/seal-entries.ts';

const List = auditRoutes['/v1/audit'].GET.response;
const DAY_MS = 86_400_000;

let app: TestApp;
let owner: TestMember;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await testMember(app);
  await owner.call('POST', '/v1/trust-rules', {
    subject: { kind: 'domain', value: 'partner.example' },
    verdict: 'sanctioned',
    reason: 'Supplier',
  });
});

async function list(query = '') {
  return List.parse((await owner.call('GET', `/v1/audit${query}`)).json);
}
const status = async () => AuditStatus.parse((await owner.call('GET', '/v1/audit/status')).json);
const verify = async (body: object = {}) =>
  AuditVerification.parse((await owner.call('POST', '/v1/audit/verify', body)).json);
const exported = async (query: string) =>
  (await owner.call('GET', `/v1/audit/export?${query}`)).text;

describe('the list', () => {
  test('says who did what, with before and after', async () => {
    const { items } = await list('?action=trust_rule.created');
    expect(items).toMatchObject([
      {
        actor: { name: expect.stringMatching(/./) },
        onBehalfOf: null,
        changes: [{ table: 'trust_rule', before: null, after: { verdict: 'sanctioned' } }],
        ip: '127.0.0.1',
        number: null,
      },
    ]);
    const requestId = items[0]?.requestId ?? '';
    expect((await list(`?q=${requestId}`)).items).toEqual(items);
    expect((await list(`?actorId=${items[0]?.actor?.userId}&q=127.0.0.1`)).items).toContainEqual(
      items[0],
    );
    expect((await list('?actorId=no-one')).items).toEqual([]);
    const past = new Date(app.services.now() - DAY_MS).toISOString();
    expect((await list(`?to=${past}`)).items).toEqual([]);
  });

  test('is not for members with a scope: it tells of everything', async () => {
    const scoped = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Sol' });
    const paths = ['/v1/audit', '/v1/audit/export'];
    for (const path of paths) expect((await scoped.call('GET', path)).status).toBe(200);
    const { json } = await owner.call('POST', '/v1/access-scopes', {
      name: 'Nothing',
      rules: { people: { include: ['department:Nowhere'], exclude: [] } },
    });
    const { scopeId } = AccessScope.parse(json);
    const userId = await memberIdOf(owner, 'Sol');
    await owner.call('PUT', `/v1/access-scopes/members/${userId}`, { scopeId });
    for (const path of paths) {
      expect(await scoped.call('GET', path)).toMatchObject({
        status: 403,
        json: { code: 'scope.limited' },
      });
    }
  });

  test('is paged without gaps or repeats', async () => {
    await verify();
    await verify();
    const all = (await list()).items.map(({ seq }) => seq);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(
        `?limit=1${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      paged.push(...page.items.map(({ seq }) => seq));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(paged).toEqual(all);
    const people = await owner.call('GET', '/v1/audit/people');
    expect(people.json).toMatchObject({ items: [{ name: expect.any(String) }] });
  });
});

describe('verifying', () => {
  test('seals, notes its result, and compares with an exported head', async () => {
    expect(await status()).toMatchObject({ head: null, lastVerification: null });
    const first = await verify();
    expect(first).toMatchObject({ verdict: { integrity: null, completeness: null } });
    expect((await status()).lastVerification).toEqual(first);
    const head = ExportedAuditHead.parse((await owner.call('GET', '/v1/audit/head')).json);
    expect(head.head.number).toBe(first.verdict.head?.number);
    const { tenantId } = owner;
    await app.db.owner.query(`UPDATE audit_chain SET number = 1 WHERE tenant_id = $1`, [tenantId]);
    await app.db.owner.query(`DELETE FROM audit_entry WHERE tenant_id = $1 AND number > 1`, [
      tenantId,
    ]);
    expect((await verify({ head })).verdict.completeness).toMatchObject({ number: 2 });
    const foreign = { ...head, tenantId: '0' };
    expect(await owner.call('POST', '/v1/audit/verify', { head: foreign })).toMatchObject({
      status: 400,
    });
  });

  test('is audited', async () => {
    await verify();
    expect((await list('?action=audit.verified')).items).toHaveLength(1);
  });
});

describe('the export', () => {
  const itemsOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => AuditItem.parse(JSON.parse(line)));

  test('is verifiable, also with a filter, and audited', async () => {
    await verify();
    await sealAll(app.services, owner.tenantId);
    const whole = itemsOf(await exported('format=json'));
    expect(await verifyItems(whole, { trusted: null })).toMatchObject({
      integrity: null,
      completeness: null,
    });
    const some = itemsOf(await exported('action=trust_rule.created'));
    expect(some.filter(({ kind }) => kind === 'entry')).toHaveLength(1);
    expect(await verifyItems(some, { trusted: null })).toMatchObject({
      integrity: null,
      completeness: null,
    });
    expect((await list('?action=audit.exported')).items).toHaveLength(2);
    const csv = (await exported('format=csv&action=trust_rule.created')).trimEnd().split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[0]).toContain('number,at,actorId');
  });

  test('needs its permission', async () => {
    const analyst = await colleagueOf(app, owner, { roles: ['Analyst L2'], name: 'Ana' });
    expect(await analyst.call('GET', '/v1/audit')).toMatchObject({ status: 403 });
    const auditor = await colleagueOf(app, owner, { roles: ['Auditor'], name: 'Aud' });
    expect(await auditor.call('GET', '/v1/audit/export?format=csv')).toMatchObject({ status: 200 });
  });
});

describe('retention', () => {
  const services = (skewMs: number) => ({
    ...app.services,
    now: () => Date.now() + skewMs,
  });
  const act = () => owner.call('POST', '/v1/audit/verify', {});

  test('removes whole stretches alone, and leaves a signed stub', async () => {
    expect((await status()).retention).toEqual({ days: null });
    expect(
      await owner.call('PATCH', '/v1/audit/retention', { days: 90, seenDays: 365 }),
    ).toMatchObject({ status: 409 });
    expect(
      await owner.call('PATCH', '/v1/audit/retention', { days: 90, seenDays: null }),
    ).toMatchObject({
      json: { days: 90 },
    });
    await sealAll(services(0), owner.tenantId);
    await act();
    // An hour later a checkpoint ends the stretch.
    await sealAll(services(3_700_000), owner.tenantId);
    const { tenantId } = owner;
    expect(await applyRetention(services(89 * DAY_MS), tenantId)).toBe(0);
    await app.db.owner.query(
      `UPDATE audit_entry SET at = now() + interval '80 days' WHERE tenant_id = $1 AND number = 3`,
      [tenantId],
    );
    // The second stretch has an entry that is kept.
    const removed = await applyRetention(services(95 * DAY_MS), tenantId);
    expect(removed).toBeGreaterThan(0);
    const numbers = await app.db.owner.query(
      'SELECT min(number)::integer AS first FROM audit_entry WHERE tenant_id = $1',
      [tenantId],
    );
    expect((await status()).removed).toMatchObject({ entries: removed });
    expect(numbers.rows).toEqual(
      [{ first: (await status()).removed?.number }].map(({ first }) => ({
        first: (first ?? 0) + 1,
      })),
    );
  });

  test('keeps the chain verifiable, and what it removed cannot come back', async () => {
    await owner.call('PATCH', '/v1/audit/retention', { days: 90, seenDays: null });
    await act();
    await sealAll(services(0), owner.tenantId);
    await sealAll(services(3_700_000), owner.tenantId);
    await act();
    await sealAll(services(7_400_000), owner.tenantId);
    const { tenantId } = owner;
    const removed = await applyRetention(services(120 * DAY_MS), tenantId);
    expect(removed).toBeGreaterThan(2);
    expect((await verify()).verdict).toMatchObject({
      integrity: null,
      completeness: null,
      removed,
    });
    await app.db.owner.query(`UPDATE audit_stub SET entries = entries - 1 WHERE tenant_id = $1`, [
      tenantId,
    ]);
    expect((await verify()).verdict.integrity).toMatchObject({ fault: 'stub_invalid' });
  });
});
