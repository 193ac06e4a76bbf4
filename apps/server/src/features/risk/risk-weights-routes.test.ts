import { riskWeightRoutes } from '@waybill/contract';
import { SEVERITY_MODEL } from '@waybill/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { colleagueOf } from '../../../testing/colleague.ts';
import { scoreOfFile, uploads } from '../../../testing/scored-uploads.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';

const DAY = 86_400_000;
const Weights = riskWeightRoutes['/v1/risk-weights'].GET.response;
const Effect = riskWeightRoutes['/v1/risk-weights/preview'].POST.response;
const Proposal = riskWeightRoutes['/v1/risk-weights/proposals'].POST.response;

let server: TestApp;
let ana: TestMember;
let bea: TestMember;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await testMember(server);
  await ana.call('GET', '/v1/session');
  bea = await colleagueOf(server, ana, { name: 'Bea', roles: ['Admin'] });
});

const read = async () => Weights.parse((await ana.call('GET', '/v1/risk-weights')).json);
const propose = (weights: Record<string, number>, rev = 0) =>
  ana.call('POST', '/v1/risk-weights/proposals', { rev, weights, reason: 'We pay for it' });
async function proposed(weights: Record<string, number>, rev = 0): Promise<string> {
  const reply = await propose(weights, rev);
  expect([reply.status, reply.text]).toEqual([200, expect.any(String)]);
  return Proposal.parse(reply.json).proposalId;
}
const decide = (proposalId: string, decision = 'approved', by = bea) =>
  by.call('POST', `/v1/risk-weights/proposals/${proposalId}/decision`, {
    decision,
    reason: 'Agreed',
  });
const preview = (weights: Record<string, number>) =>
  ana.call('POST', '/v1/risk-weights/preview', { weights });
async function scoreOfUpload() {
  const [file = ''] = await uploads(server, ana.tenantId);
  return scoreOfFile(server, ana.tenantId, file);
}

test('without a change every weight has its default', async () => {
  const { rev, model, weights, pending, history } = await read();
  expect({ rev, model, pending, history }).toEqual({
    rev: 0,
    model: SEVERITY_MODEL,
    pending: null,
    history: [],
  });
  expect(weights.every(({ value, default: usual }) => value === usual)).toBe(true);
  expect(new Set(weights.map(({ group }) => group)).size).toBe(6);
});

test('a proposal changes nothing until another person has approved it', async () => {
  const before = await scoreOfUpload();
  expect(before).toMatchObject({ weights_rev: 0, score_model: SEVERITY_MODEL });
  const proposalId = await proposed({ 'destination.ai': 10 });
  expect(await read()).toMatchObject({ rev: 0, pending: { proposalId, reason: 'We pay for it' } });
  expect((await scoreOfUpload()).score).toBe(before.score);

  expect((await decide(proposalId)).status).toBe(200);
  const now = await read();
  expect(now).toMatchObject({
    rev: 1,
    pending: null,
    history: [{ state: 'approved', rev: 1, decidedBy: { name: 'Bea' }, decisionReason: 'Agreed' }],
  });
  expect(now.weights.find(({ key }) => key === 'destination.ai')?.value).toBe(10);
  expect(await scoreOfUpload()).toMatchObject({ score: before.score - 20, weights_rev: 1 });
});

test('a detection that grows keeps the weights that it was scored with', async () => {
  const [file = ''] = await uploads(server, ana.tenantId);
  const before = await scoreOfFile(server, ana.tenantId, file);
  await decide(await proposed({ 'destination.ai': 60 }));
  await uploads(server, ana.tenantId, { files: [file] });
  const grown = await scoreOfFile(server, ana.tenantId, file);
  // Two events instead of one add one point.
  expect(grown).toMatchObject({ score: before.score + 1, weights_rev: 0 });
  expect(grown.score_basis).toMatchObject({ eventCount: 2 });
});

describe('a decision', () => {
  test('is not for the person who proposed', async () => {
    const proposalId = await proposed({ 'destination.ai': 10 });
    expect(await decide(proposalId, 'approved', ana)).toMatchObject({
      status: 409,
      json: { code: 'risk.approval_invalid' },
    });
    expect((await read()).rev).toBe(0);
  });

  test('is not for a person without the right to approve', async () => {
    const proposalId = await proposed({ 'destination.ai': 10 });
    const analyst = await colleagueOf(server, ana, { name: 'Cem', roles: ['Analyst L2'] });
    expect((await decide(proposalId, 'approved', analyst)).status).toBe(403);
  });

  test('says why, except where one’s own proposal is withdrawn', async () => {
    const proposalId = await proposed({ 'destination.ai': 10 });
    const path = `/v1/risk-weights/proposals/${proposalId}/decision`;
    for (const decision of ['approved', 'rejected']) {
      expect((await bea.call('POST', path, { decision })).status).toBe(400);
      expect((await bea.call('POST', path, { decision, reason: ' ' })).status).toBe(400);
    }
    expect((await ana.call('POST', path, { decision: 'withdrawn' })).status).toBe(200);
  });

  test('that rejects leaves the weights, and is final', async () => {
    const proposalId = await proposed({ 'destination.ai': 10 });
    await decide(proposalId, 'rejected');
    expect(await read()).toMatchObject({ rev: 0, pending: null, history: [{ state: 'rejected' }] });
    expect((await decide(proposalId)).status).toBe(409);
  });
});

test('a proposal can be withdrawn, and a new one takes its place', async () => {
  const first = await proposed({ 'destination.ai': 10 });
  const second = await proposed({ 'data.secret': 20 });
  expect(await read()).toMatchObject({
    pending: { proposalId: second },
    history: [{ proposalId: first, state: 'withdrawn' }],
  });
  // No one approves what they did not read.
  expect((await decide(first)).status).toBe(409);
  expect((await decide(second, 'withdrawn', bea)).status).toBe(409);
  expect((await decide(second, 'withdrawn', ana)).status).toBe(200);
  expect((await decide(second, 'withdrawn', ana)).status).toBe(409);
  expect((await read()).rev).toBe(0);
});

test('a proposal on weights that are not in use any more is refused', async () => {
  await decide(await proposed({ 'destination.ai': 10 }));
  expect(await propose({ 'data.secret': 20 }, 0)).toMatchObject({
    status: 409,
    json: { code: 'resource.conflict' },
  });
  await decide(await proposed({ 'data.secret': 20 }, 1));
  // All overrides are listed: omitted weights return to their default.
  const { weights } = await read();
  expect(weights.filter(({ value, default: usual }) => value !== usual)).toMatchObject([
    { key: 'data.secret', value: 20 },
  ]);
});

test('weights that do not exist or are out of range are refused, each by its name', async () => {
  for (const reply of [
    await propose({ 'data.nothing': 1, 'data.secret': 61, 'scale.cap': 1.5 }),
    await preview({ 'data.nothing': 1, 'data.secret': 61, 'scale.cap': 1.5 }),
  ]) {
    expect(reply).toMatchObject({
      status: 400,
      json: {
        errors: [
          { path: 'weights.data.nothing', message: 'is not a weight' },
          { path: 'weights.data.secret' },
          { path: 'weights.scale.cap' },
        ],
      },
    });
  }
});

test('the preview scores detections of the last 30 days with the proposed weights', async () => {
  const [file = ''] = await uploads(server, ana.tenantId);
  await uploads(server, ana.tenantId, { at: Date.now() - 31 * DAY });
  const before = await scoreOfFile(server, ana.tenantId, file);
  const weights = { 'destination.ai': 60 };
  const effect = Effect.parse((await preview(weights)).json);
  expect(effect).toMatchObject({ detections: 1, rescored: 1, falling: 0, rising: 1 });
  expect(effect.moves).toEqual([{ from: before.severity, to: 'CRITICAL', count: 1 }]);
  const [example] = effect.examples;
  expect(example?.title).toContain(file);
  expect(example?.before).toEqual({ score: before.score, severity: before.severity });
  // A new detection gets exactly what the preview promised.
  await decide(await proposed(weights));
  const after = await scoreOfUpload();
  expect(example?.after).toEqual({ score: after.score, severity: after.severity });
});

test('the preview of the weights in use changes nothing', async () => {
  await uploads(server, ana.tenantId);
  await decide(await proposed({ 'destination.ai': 10 }));
  const reply = await preview({ 'destination.ai': 10 });
  expect(Effect.parse(reply.json)).toMatchObject({ detections: 1, rescored: 0, examples: [] });
});

test('every step is in the audit log', async () => {
  const proposalId = await proposed({ 'destination.ai': 10 });
  await decide(proposalId);
  const rows = await server.db.database.tenant(ana.tenantId, (tx) =>
    tx.query<{ action: string; detail: string | null }>(
      `SELECT action, detail FROM audit_entry WHERE action LIKE 'risk_weights.%' ORDER BY at`,
    ),
  );
  expect(rows).toEqual([
    { action: 'risk_weights.proposed', detail: 'We pay for it' },
    { action: 'risk_weights.decided', detail: 'approved: Agreed' },
  ]);
});
