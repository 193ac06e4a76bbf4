import {
  trustRuleRoutes,
  type MappedEvent,
  type Permission,
  type TrustRuleValue,
} from '@waybill/contract';
import { compilePolicies, type Policy } from '@waybill/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { app as place, moved } from '../../../testing/flow-events.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { storedJudge } from '../policy/backtest/judge-batch.ts';
import { prefilterOf } from '../policy/backtest/prefilter-of.ts';
import { scanActivity } from '../policy/backtest/scan-activity.ts';
import { applyTrustChange } from './applying/apply-trust-change.ts';
import { openSettledPipeline } from '../../../testing/settled-pipeline.ts';
import { groupId } from '../../platform/place-id.ts';

const ROUTES = trustRuleRoutes;
const DAY = 86_400_000;
const NOW = Date.now();
const TO_DROPBOX = { ...place('Dropbox'), host: 'www.dropbox.com' };
const CHATGPT = { kind: 'destination', value: 'ChatGPT' };

let server: TestApp;
let member: TestMember;
let next = 0;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await testMember(server);
  await member.call('GET', '/v1/session');
});

/** A policy of the organisation's own, which has every upload as high at least. */
const UPLOADS: Policy = {
  key: 'uploads',
  version: 1,
  name: 'Uploads',
  description: 'Uploads',
  title: 'Upload',
  origin: 'detectionPolicy',
  severity: 'HIGH',
  severityMode: 'minimum',
  condition: { f: 'movement', op: 'eq', v: 'upload' },
  groupBy: ['actor', 'object'],
  window: null,
};

/** Writes an event like another process: with its own contexts. */
async function takeInto(event: MappedEvent): Promise<void> {
  const { writer } = openSettledPipeline(server.db.database, () => NOW, [UPLOADS]);
  await writer.write({
    tenantId: member.tenantId,
    sourceId: 'google-drive',
    records: [{ payload: Buffer.from(JSON.stringify(event)), events: [event] }],
    receivedAt: NOW,
    isSample: false,
  });
}

/** A file of customer data goes to ChatGPT, or elsewhere. */
async function upload(facts: Parameters<typeof moved>[2] = {}, at = NOW - 60_000): Promise<string> {
  next += 1;
  const name = `customer-passwords-${next}.xlsx`;
  const event = moved(`upload-${next}`, at, {
    destination: { ...place('ChatGPT'), host: 'chatgpt.com' },
    object: { kind: 'file', id: `file-${next}`, name, sizeBytes: 100 },
    ...facts,
  });
  await takeInto(event);
  return name;
}

interface Scored {
  severity: string;
  score: number;
  trust: { label: string; value: number; seen: string; ruleId: string } | null;
  [column: string]: unknown;
}

async function detectionOf(name: string): Promise<Scored> {
  const rows = await server.db.database.tenant(member.tenantId, (tx) =>
    tx.query<Scored>(
      `SELECT severity, score, (SELECT part FROM jsonb_array_elements(explanation -> 'contributions') AS part
         WHERE part ? 'ruleId') AS trust
       FROM detection WHERE tenant_id = $1 AND object_name = $2 ORDER BY score DESC`,
      [member.tenantId, name],
    ),
  );
  const [found] = rows;
  if (!found) throw new Error(`No detection of ${name}`);
  return found;
}

async function call<T extends z.ZodType>(
  shape: T,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  ...[url, body]: [url: string, body?: object]
): Promise<z.infer<T>> {
  const reply = await member.call(method, url, body);
  expect([method, url, reply.status, reply.status === 200 ? null : reply.json]).toEqual([
    method,
    url,
    200,
    null,
  ]);
  return shape.parse(reply.json);
}

function create(body: object) {
  const rule = { verdict: 'sanctioned', reason: 'Contract with the vendor', ...body };
  return call(ROUTES['/v1/trust-rules'].POST.response, 'POST', '/v1/trust-rules', rule);
}

function list(query = '') {
  return call(ROUTES['/v1/trust-rules'].GET.response, 'GET', `/v1/trust-rules${query}`);
}

const ownPolicy = () =>
  server.db.database.tenant(member.tenantId, (tx) =>
    tx.query(
      `UPDATE tenant SET own_domains = '{ours.example}', rev = rev + 1 WHERE tenant_id = $1`,
      [member.tenantId],
    ),
  );

describe('a sanctioned destination', () => {
  test('lowers open detections and new ones at once, and says so', async () => {
    const before = await upload();
    const { score, severity } = await detectionOf(before);
    const rule = await create({ subject: CHATGPT });
    expect(rule.rescored).toBe(1);
    for (const name of [
      before,
      await upload({ actor: { kind: 'person', email: 'bo@ours.example' } }),
    ]) {
      const after = await detectionOf(name);
      expect(after.score).toBe(score - 26);
      expect(after.severity).not.toBe(severity);
      expect(after.trust).toEqual({
        kind: 'destination',
        label: 'sanctioned',
        value: -26,
        seen: 'ChatGPT: Contract with the vendor',
        ruleId: rule.ruleId,
      });
    }
    const history = await server.db.database.tenant(member.tenantId, (tx) =>
      tx.query(
        `SELECT before, after, actor_id, reason FROM detection_history WHERE field = 'severity' AND tenant_id = $1`,
        [member.tenantId],
      ),
    );
    expect(history).toEqual([
      {
        before: severity,
        after: (await detectionOf(before)).severity,
        actor_id: expect.any(String),
        reason: 'Trust rule',
      },
    ]);
  });

  test('gives the score back when the rule goes', async () => {
    const name = await upload();
    const { score, severity } = await detectionOf(name);
    const { ruleId } = await create({ subject: CHATGPT });
    const { DELETE } = ROUTES['/v1/trust-rules/{ruleId}'];
    const gone = await call(DELETE.response, 'DELETE', `/v1/trust-rules/${ruleId}`);
    expect(gone).toEqual({ ruleId, rescored: 1 });
    expect(await detectionOf(name)).toEqual({ score, severity, trust: null });
  });

  test('lowers what joins an open detection', async () => {
    const name = await upload();
    const { score } = await detectionOf(name);
    await create({ subject: CHATGPT });
    const event = moved('again', NOW - 30_000, {
      destination: { ...place('ChatGPT'), host: 'chatgpt.com' },
      object: { kind: 'file', id: `file-${next}`, name, sizeBytes: 100 },
    });
    await takeInto(event);
    expect((await detectionOf(name)).score).toBeLessThan(score);
  });

  test('does not lower what went there after the rule had ended, nor a personal account', async () => {
    await ownPolicy();
    const ended = new Date(NOW + DAY).toISOString();
    await create({ subject: { kind: 'destination', value: 'Dropbox' }, expiresAt: ended });
    const within = await detectionOf(await upload({ destination: TO_DROPBOX }));
    const beyond = await detectionOf(await upload({ destination: TO_DROPBOX }, NOW + 2 * DAY));
    const personal = { ...TO_DROPBOX, account: 'gmail.com' };
    const foreign = await detectionOf(await upload({ destination: personal }));
    expect(within.trust).not.toBeNull();
    expect([beyond.trust, foreign.trust]).toEqual([null, null]);
  });

  test('holds for its audience only', async () => {
    const audience = { kind: 'person', value: 'Ana@ours.example' };
    await create({ subject: CHATGPT, audience });
    expect((await detectionOf(await upload())).trust).not.toBeNull();
    const other = await upload({ actor: { kind: 'person', email: 'bo@ours.example' } });
    expect((await detectionOf(other)).trust).toBeNull();
    expect((await list()).items[0]?.hits).toBe(1);
  });
});

test('an open critical detection keeps its score without the right to close it', async () => {
  const name = await upload();
  const scoreAs = async (...permissions: Permission[]) => {
    const actor = { userId: 'u', userName: 'U', permissions: new Set(permissions) };
    await server.db.database.tenant(member.tenantId, (tx) =>
      applyTrustChange(tx, member.tenantId, {
        subjects: [{ kind: 'destination', value: 'ChatGPT' }],
        ruleIds: [],
        actor,
        now: NOW,
      }),
    );
    return (await detectionOf(name)).severity;
  };
  await server.db.owner.query(
    `UPDATE detection SET severity = 'CRITICAL', severity_rank = 3 WHERE tenant_id = $1`,
    [member.tenantId],
  );
  await server.db.owner.query(
    `INSERT INTO trust_rule VALUES ($1, gen_random_uuid(), 'destination', 'ChatGPT', 'sanctioned', 'everyone', '',
       'Contract', NULL, NULL, now(), 'U')`,
    [member.tenantId],
  );
  expect(await scoreAs('flow:review')).toBe('CRITICAL');
  expect(await scoreAs('flow:review', 'detection:close-critical')).not.toBe('CRITICAL');
});

test('a forbidden destination raises the score', async () => {
  const name = await upload();
  const { score } = await detectionOf(name);
  await create({
    subject: { kind: 'domain', value: 'https://*.chatgpt.com/' },
    verdict: 'forbidden',
  });
  expect(await detectionOf(name)).toMatchObject({
    score: score + 20,
    trust: { label: 'forbidden' },
  });
});

test('a sanctioned flow lowers a new upload through it, and is listed as a rule', async () => {
  const first = await upload();
  const { score } = await detectionOf(first);
  const [from, to] = [groupId('app', 'Google Drive'), groupId('app', 'ChatGPT')];
  const decided = { state: 'sanctioned', reason: 'Pilot', ownerId: null, expiresAt: null, rev: 0 };
  const reply = await member.call('PUT', `/v1/flow-reviews/${from}/${to}`, decided);
  expect(reply.status).toBe(200);
  for (const name of [first, await upload()]) {
    const { trust, score: after } = await detectionOf(name);
    expect(after).toBeLessThan(score);
    expect(trust?.seen).toBe('Google Drive → ChatGPT: Pilot');
  }
  const { items } = await list();
  expect(items).toEqual([
    expect.objectContaining({
      subject: { kind: 'flow', value: `${from}~${to}`, name: 'Google Drive → ChatGPT' },
      verdict: 'sanctioned',
      hits: 2,
    }),
  ]);
  const undecided = { ...decided, state: 'unreviewed', reason: null, rev: 1 };
  await member.call('PUT', `/v1/flow-reviews/${from}/${to}`, undecided);
  expect(await detectionOf(first)).toMatchObject({ score, trust: null });
});

describe('the list', () => {
  test('has hits of 90 days and the effect of 30', async () => {
    await upload();
    await upload({}, NOW - 80 * DAY);
    await upload({}, NOW - 100 * DAY);
    await create({ subject: CHATGPT });
    const { items } = await list();
    expect(items[0]).toMatchObject({ hits: 2, effect: { detections: 1, lowered: 1, raised: 0 } });
  });

  test('is searched and paged by name', async () => {
    for (const value of ['Zoom', 'Box', 'Asana'])
      await create({ subject: { kind: 'destination', value } });
    const names = (items: TrustRuleValue[]) => items.map(({ subject }) => subject.name);
    const first = await list('?limit=2');
    expect([names(first.items), first.total]).toEqual([['Asana', 'Box'], 3]);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([names(second.items), second.nextCursor]).toEqual([['Zoom'], null]);
    expect(names((await list('?search=BO')).items)).toEqual(['Box']);
    expect((await list('?verdict=forbidden')).items).toEqual([]);
  });
});

describe('a change', () => {
  test('acts at once and takes the revision that was seen', async () => {
    const name = await upload();
    const { ruleId, rev } = await create({ subject: CHATGPT });
    const { PATCH } = ROUTES['/v1/trust-rules/{ruleId}'];
    const url = `/v1/trust-rules/${ruleId}`;
    const changed = await call(PATCH.response, 'PATCH', url, {
      rev,
      verdict: 'forbidden',
      reason: 'Ended',
    });
    expect(changed).toMatchObject({ verdict: 'forbidden', reason: 'Ended', rev: 2, rescored: 1 });
    expect((await detectionOf(name)).trust?.seen).toBe('ChatGPT: Ended');
    expect((await member.call('PATCH', url, { rev, reason: 'Late' })).status).toBe(409);
  });

  test('refuses a second rule on the same, an end that is over and an owner that is not there', async () => {
    await create({ subject: CHATGPT });
    const again = {
      subject: { kind: 'destination', value: 'chatgpt' },
      verdict: 'forbidden',
      reason: 'x',
    };
    const refused = async (body: object) =>
      (await member.call('POST', '/v1/trust-rules', { ...again, ...body })).status;
    expect(await refused({})).toBe(409);
    expect(await refused({ expiresAt: new Date(NOW - DAY).toISOString() })).toBe(400);
    expect(await refused({ ownerId: 'nobody' })).toBe(400);
    expect(await refused({ audience: { kind: 'person', value: '' } })).toBe(400);
  });
});

test('candidates are services of the catalogue and own destinations, with events and verdict', async () => {
  await upload();
  await upload({
    destination: { ...place('files.partner.example'), kind: 'host', host: 'files.partner.example' },
  });
  await create({ subject: CHATGPT });
  const { response } = ROUTES['/v1/trust-rules/candidates'].GET;
  const find = async (search: string) =>
    (await call(response, 'GET', `/v1/trust-rules/candidates?search=${search}`)).items[0];
  expect(await find('chatg')).toMatchObject({
    value: 'ChatGPT',
    service: 'ai',
    hits: 1,
    verdict: 'sanctioned',
  });
  expect(await find('anthropic')).toMatchObject({ value: 'Claude', hits: 0, verdict: null });
  expect(await find('partner')).toMatchObject({
    kind: 'domain',
    value: 'files.partner.example',
    hits: 1,
  });
});

test('the effect of a rule is told before it is made', async () => {
  await upload();
  const { response } = ROUTES['/v1/trust-rules/effect'].GET;
  const query = 'kind=destination&value=ChatGPT&verdict=sanctioned';
  const effect = await call(response, 'GET', `/v1/trust-rules/effect?${query}`);
  expect(effect).toMatchObject({ detections: 1, lowered: 1, raised: 0, isComplete: true });
  const rule = await create({ subject: CHATGPT });
  expect(rule.effect).toEqual({ detections: 1, lowered: 1, raised: 0 });
});

test('the effect of a rule is that of taking the place of one on the same', async () => {
  const name = await upload();
  const { severity } = await detectionOf(name);
  await create({ subject: CHATGPT, verdict: 'forbidden' });
  const { response } = ROUTES['/v1/trust-rules/effect'].GET;
  const query = 'kind=destination&value=chatgpt&verdict=sanctioned';
  const { before, after } = await call(response, 'GET', `/v1/trust-rules/effect?${query}`);
  expect(before).toMatchObject({ [(await detectionOf(name)).severity]: 1 });
  // As if the other had never existed.
  await server.db.owner.query('DELETE FROM trust_rule WHERE tenant_id = $1', [member.tenantId]);
  const alone = await call(response, 'GET', `/v1/trust-rules/effect?${query}`);
  expect(after).toEqual(alone.after);
  expect(alone.after).not.toMatchObject({ [severity]: 1 });
});

test('a back-test asks trust rules as the stream does', async () => {
  await upload();
  await upload({ destination: TO_DROPBOX });
  await create({ subject: CHATGPT, verdict: 'forbidden' });
  const condition = { f: 'destination.trust', op: 'eq', v: 'forbidden' } as const;
  const set = compilePolicies([{ ...UPLOADS, condition }]);
  const matched: (string | undefined)[] = [];
  await server.db.database.snapshot(member.tenantId, async (tx) => {
    const window = { tenantId: member.tenantId, from: NOW - DAY, to: NOW + DAY };
    const signal = AbortSignal.timeout(60_000);
    const judge = storedJudge(member.tenantId, new Map());
    for await (const { events } of scanActivity(tx, {
      ...window,
      prefilter: prefilterOf([...set.policies], new Map()),
      signal,
    })) {
      await judge.judge(tx, set, events, (event, hits) => {
        if (hits.length > 0) matched.push(event.destination?.name);
      });
    }
  });
  expect(matched).toEqual(['ChatGPT']);
});
