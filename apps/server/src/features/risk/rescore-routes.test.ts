import { rescoreRoutes, taskRoutes } from '@waybill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { colleagueOf } from '../../../testing/colleague.ts';
import { scoreOfFile, uploads } from '../../../testing/scored-uploads.ts';
import { testApp, testMember, type TestApp, type TestMember } from '../../../testing/test-app.ts';
import { runRescore } from './rescoring/run-rescores.ts';

const Run = rescoreRoutes['/v1/rescores/{runId}'].GET.response;
const Preview = rescoreRoutes['/v1/rescores/preview'].GET.response;
const Proposal = z.object({ proposalId: z.string() });

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

async function useWeights(weights: Record<string, number>, rev = 0): Promise<void> {
  const made = await ana.call('POST', '/v1/risk-weights/proposals', { rev, weights, reason: 'x' });
  const { proposalId } = Proposal.parse(made.json);
  const url = `/v1/risk-weights/proposals/${proposalId}/decision`;
  const reply = await bea.call('POST', url, { decision: 'approved', reason: 'x' });
  expect(reply.status).toBe(200);
}

const upload = async (): Promise<string> => (await uploads(server, ana.tenantId))[0] ?? '';
const stored = (file: string) => scoreOfFile(server, ana.tenantId, file);
const sql = (text: string, ...values: unknown[]) => server.db.owner.query(text, values);
const preview = async () => Preview.parse((await ana.call('GET', '/v1/rescores/preview')).json);

/** Starts a run and reads it at its end. */
async function rescore(rev = 1) {
  const reply = await ana.call('POST', '/v1/rescores', { rev });
  expect([reply.status, reply.text]).toEqual([202, expect.any(String)]);
  return readRun(Run.parse(reply.json).runId);
}
async function readRun(runId: string) {
  return Run.parse((await ana.call('GET', `/v1/rescores/${runId}`)).json);
}
const undo = (runId: string, by = ana) => by.call('POST', `/v1/rescores/${runId}/undo`);
async function idOf(file: string): Promise<string> {
  const { rows } = await sql('SELECT detection_id FROM detection WHERE object_name = $1', file);
  return z.object({ detection_id: z.string() }).parse(rows[0]).detection_id;
}

test('open detections get the score that new ones get, and the preview says so before', async () => {
  const file = await upload();
  const before = await stored(file);
  await useWeights({ 'destination.ai': 60 });
  expect(await stored(file)).toEqual(before);
  expect(await preview()).toMatchObject({
    detections: 1,
    rescored: 1,
    rising: 1,
    outdated: 1,
    dueEarlier: 1,
    dueLater: 0,
    rev: 1,
    examples: [{ after: { severity: 'CRITICAL' } }],
  });
  const run = await rescore();
  expect(run).toMatchObject({ state: 'done', total: 1, done: 1, rising: 1, rescored: 1, rev: 1 });
  const after = await stored(file);
  const fresh = await stored(await upload());
  expect(after).toMatchObject({
    score: fresh.score,
    severity: 'CRITICAL',
    contributions: fresh.contributions,
    weights_rev: 1,
  });
  expect(after.due_at.getTime()).toBeLessThan(before.due_at.getTime());
  expect(await preview()).toMatchObject({ rescored: 0, outdated: 0, dueEarlier: 0 });
});

test('the history of a detection names who rescored it', async () => {
  const file = await upload();
  await useWeights({ 'destination.ai': 60 });
  await rescore();
  const { rows } = await sql(
    `SELECT field, before, after, reason FROM detection_history WHERE detection_id = $1 AND actor_id IS NOT NULL`,
    await idOf(file),
  );
  expect(rows).toEqual([
    { field: 'severity', before: 'MEDIUM', after: 'CRITICAL', reason: 'Rescored' },
  ]);
});

test('undo restores former scores, severities and due dates exactly', async () => {
  const files = [await upload(), await upload()];
  // A due date that the severity would not give.
  await sql(
    `UPDATE detection SET due_at = due_at + interval '5 hours' WHERE object_name = $1`,
    files[1],
  );
  const before = [await stored(files[0] ?? ''), await stored(files[1] ?? '')];
  await useWeights({ 'destination.ai': 60 });
  const { runId, undoUntil } = await rescore();
  expect(undoUntil).not.toBeNull();
  expect((await undo(runId, bea)).status).toBe(202);
  expect(await readRun(runId)).toMatchObject({
    undo: { by: 'Bea', state: 'done', restored: 2, skipped: [] },
    undoUntil: null,
  });
  expect([await stored(files[0] ?? ''), await stored(files[1] ?? '')]).toEqual(before);
  expect(await undo(runId)).toMatchObject({ status: 409, json: { code: 'rescore.final' } });
});

test('undo is over after ten minutes', async () => {
  await upload();
  await useWeights({ 'destination.ai': 60 });
  const { runId } = await rescore();
  await sql(
    `UPDATE rescore SET finished_at = finished_at - interval '601 s' WHERE run_id = $1`,
    runId,
  );
  expect((await undo(runId)).status).toBe(409);
});

describe('what stays as it is', () => {
  test('closed detections', async () => {
    const file = await upload();
    await sql(`UPDATE detection SET status = 'closed' WHERE object_name = $1`, file);
    const before = await stored(file);
    await useWeights({ 'destination.ai': 60 });
    expect(await rescore()).toMatchObject({ total: 0, rescored: 0, state: 'done' });
    expect(await stored(file)).toEqual(before);
  });

  test('a severity that a person set', async () => {
    const file = await upload();
    const reply = await ana.call('PATCH', `/v1/detections/${await idOf(file)}`, {
      rev: 1,
      change: { severity: { value: 'LOW', reason: 'Test data' } },
    });
    expect(reply.status).toBe(200);
    const before = await stored(file);
    await useWeights({ 'destination.ai': 60 });
    const { runId } = await rescore();
    expect(await stored(file)).toMatchObject({
      severity: 'LOW',
      raised_severity: 'CRITICAL',
      due_at: before.due_at,
    });
    await undo(runId);
    expect(await stored(file)).toEqual(before);
  });

  test('a due date that a person set', async () => {
    const file = await upload();
    await sql(
      `UPDATE detection SET due_at = due_at + interval '90 days', is_due_by_hand = true WHERE object_name = $1`,
      file,
    );
    const { due_at: due } = await stored(file);
    await useWeights({ 'destination.ai': 60 });
    expect(await preview()).toMatchObject({ rising: 1, dueEarlier: 0, dueLater: 0 });
    await rescore();
    expect(await stored(file)).toMatchObject({ severity: 'CRITICAL', due_at: due });
  });

  test('the points of a trust rule, under the weights of the rule', async () => {
    await ana.call('POST', '/v1/trust-rules', {
      subject: { kind: 'destination', value: 'ChatGPT' },
      verdict: 'sanctioned',
      reason: 'Contract',
    });
    const file = await upload();
    await useWeights({ 'destination.ai': 60, 'destination.sanctioned': 9 });
    await rescore();
    const after = await stored(file);
    expect(after.trust_rule_id).not.toBeNull();
    expect(after.contributions).toContainEqual(
      expect.objectContaining({ label: 'sanctioned', value: -51, seen: 'ChatGPT: Contract' }),
    );
  });

  test('what was changed since the run, when it is undone', async () => {
    const [grown, closed, kept] = [await upload(), await upload(), await upload()];
    await useWeights({ 'destination.ai': 60 });
    const { runId } = await rescore();
    await uploads(server, ana.tenantId, { files: [grown] });
    await sql(`UPDATE detection SET status = 'closed' WHERE object_name = $1`, closed);
    await undo(runId);
    const { undo: done } = await readRun(runId);
    expect(done).toMatchObject({ restored: 1 });
    expect(done?.skipped).toEqual(
      expect.arrayContaining([
        { reason: 'changed_since', count: 1 },
        { reason: 'closed', count: 1 },
      ]),
    );
    expect((await stored(grown)).severity).toBe('CRITICAL');
    expect((await stored(closed)).severity).toBe('CRITICAL');
    expect((await stored(kept)).severity).toBe('MEDIUM');
  });
});

test('a run needs the revision that was previewed', async () => {
  await useWeights({ 'destination.ai': 60 });
  expect(await ana.call('POST', '/v1/rescores', { rev: 0 })).toMatchObject({
    status: 409,
    json: { code: 'resource.conflict' },
  });
});

test('a run goes on where it was interrupted, in parts that each are a transaction', async () => {
  const files = await uploads(server, ana.tenantId, { count: 260 });
  await useWeights({ 'destination.ai': 60 });
  const run = await rescore();
  expect(run).toMatchObject({ total: 260, done: 260, rescored: 260 });
  // Like after a crash midway: two parts are done, the third is not.
  await sql(
    `UPDATE detection SET score = 1, weights_rev = 0
     WHERE detection_id = ANY((SELECT detection_ids[201:] FROM rescore WHERE run_id = $1)::uuid[])`,
    run.runId,
  );
  await sql(
    `UPDATE rescore SET state = 'running', done = 200, changed = 200 WHERE run_id = $1`,
    run.runId,
  );
  await sql('DELETE FROM rescore_item WHERE run_id = $1', run.runId);
  const { runId } = run;
  const { database } = server.db;
  await runRescore({ database, now: Date.now }, { tenantId: ana.tenantId, runId, phase: 'change' });
  expect(await readRun(runId)).toMatchObject({ state: 'done', done: 260, rescored: 260 });
  for (const file of files) expect((await stored(file)).weights_rev).toBe(1);
});

test('a run is shown as background work', async () => {
  await upload();
  await rescore(0);
  const { items } = taskRoutes['/v1/tasks'].GET.response.parse(
    (await ana.call('GET', '/v1/tasks')).json,
  );
  expect(items).toMatchObject([{ kind: 'rescoring', state: 'done', done: 1, total: 1 }]);
});

test('a trust rule on more detections than one part has all of them scored when it answers', async () => {
  const files = await uploads(server, ana.tenantId, { count: 260 });
  const reply = await ana.call('POST', '/v1/trust-rules', {
    subject: { kind: 'destination', value: 'ChatGPT' },
    verdict: 'forbidden',
    reason: 'No contract',
  });
  expect(reply).toMatchObject({
    status: 200,
    json: { rescored: 260, effect: { detections: 260 } },
  });
  for (const file of [files[0], files.at(-1)]) {
    expect((await stored(file ?? '')).trust_rule_id).not.toBeNull();
  }
});

test('detections that were scored before their basis was kept are rescored, too', async () => {
  const file = await upload();
  await sql('UPDATE detection SET score_basis = NULL WHERE object_name = $1', file);
  expect(await preview()).toMatchObject({ detections: 1, rescored: 0 });
  await useWeights({ 'destination.ai': 60 });
  await rescore();
  expect((await stored(file)).severity).toBe('CRITICAL');
});

test('an analyst cannot start a run', async () => {
  const analyst = await colleagueOf(server, ana, { name: 'Cem', roles: ['Analyst L2'] });
  expect((await analyst.call('POST', '/v1/rescores', { rev: 0 })).status).toBe(403);
  expect((await analyst.call('GET', '/v1/rescores/preview')).status).toBe(200);
});
