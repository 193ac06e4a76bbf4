import { createServer } from 'node:http';
import { sourceIdOf } from '@waybill/contract';
import { CONNECTORS } from '@waybill/connectors';
import { z } from 'zod';
import { settleBehaviourLoop } from '../../../apps/server/src/features/behaviour/settle-behaviour.ts';
import { openExports } from '../../../apps/server/src/features/exports/open-exports.ts';
import { guardrailLoop } from '../../../apps/server/src/features/policy/life/guardrail-loop.ts';
import { wakeSnoozedLoop } from '../../../apps/server/src/features/detection/triage/wake-snoozed-loop.ts';
import type { Job } from '../../../apps/server/src/jobs/job.ts';
import { JOBS } from '../../../apps/server/src/jobs.gen.ts';
import {
  fillWindowsLoop,
  forgetPointsLoop,
} from '../../../apps/server/src/features/policy/windows/windows-loop.ts';
import { openSettledPipeline } from '../../../apps/server/testing/settled-pipeline.ts';
import type { PoisonFindings, PoisonTarget } from './poison-target.ts';

const Found = z.object({ items: z.array(z.object({ detectionId: z.string() })) });

/** Works on what was found as people do: a case, and a change of all detections, which a job carries out. */
export async function triageAll(target: PoisonTarget, findings: PoisonFindings): Promise<void> {
  const listed = await target.call('GET', '/v1/detections');
  const detectionIds = Found.parse(JSON.parse(listed.text)).items.map((item) => item.detectionId);
  for (const [url, body] of [
    ['/v1/cases', { title: 'Poison', kind: 'leaver', detectionIds: detectionIds.slice(0, 20) }],
    ['/v1/detection-changes', { filter: {}, change: { tags: { add: ['poison'] } } }],
  ] as const) {
    const { status, text } = await target.call('POST', url, { body: JSON.stringify(body) });
    if (status >= 400) findings.blocked.push(`POST ${url} answered ${status}: ${text}`);
    if (status >= 500) findings.fiveHundreds.push(`POST ${url} answered ${status}: ${text}`);
  }
}

/** Everything that works on what is stored: loops, jobs, replays of payloads, a back-test, an export stream. */
export async function runAfterWork(target: PoisonTarget, findings: PoisonFindings): Promise<void> {
  const blocked = (what: string) => (error: unknown) =>
    void findings.blocked.push(
      `${what}: ${error instanceof Error ? error.message : String(error)}`,
    );
  const { services } = target;
  for (const loop of [
    settleBehaviourLoop,
    fillWindowsLoop,
    forgetPointsLoop,
    guardrailLoop,
    wakeSnoozedLoop,
  ]) {
    await loop(services).runDue().catch(blocked(loop.name));
  }
  await replay(target).catch(blocked('replay of rejected payloads'));
  await remapAll(target, findings).catch(blocked('remap'));
  for (const job of JOBS) await runJob(target, job).catch(blocked(`job ${job.id}`));
  await backtest(target).catch(blocked('back-test'));
}

async function runJob({ services, tenantId }: PoisonTarget, job: Job): Promise<void> {
  const { database, now, classifier } = services;
  const { remapChunk } = openSettledPipeline(database, now, undefined, classifier);
  await job.run({ tenantId }, { ...services, remapChunk });
}

async function replay(target: PoisonTarget): Promise<void> {
  const { status, text } = await target.call('POST', '/v1/rejections/replay', { body: '{}' });
  if (status !== 200) throw new Error(`answered ${status}: ${text.slice(0, 200)}`);
}

const Remaps = z.object({
  items: z.array(z.object({ sourceId: z.string(), state: z.string(), failed: z.number() })),
});

async function remapAll(target: PoisonTarget, findings: PoisonFindings): Promise<void> {
  for (const { sources } of CONNECTORS) {
    for (const source of sources) {
      const url = `/v1/sources/${sourceIdOf(source)}/remap`;
      const { status, text } = await target.call('POST', url);
      if (status >= 500) findings.fiveHundreds.push(`POST ${url}: ${text.slice(0, 200)}`);
    }
  }
  const job = JOBS.find(({ id }) => id === 'remap');
  if (job) await runJob(target, job);
  const { items } = Remaps.parse(JSON.parse((await target.call('GET', '/v1/remaps')).text));
  for (const { sourceId, state, failed } of items) {
    if (state === 'done' && failed === 0) continue;
    findings.blocked.push(`remap of ${sourceId}: ${state}, ${failed} chunks failed`);
  }
}

/** A built-in policy's conditions over everything. */
async function backtest(target: PoisonTarget): Promise<void> {
  const listed = await target.call('GET', '/v1/policies');
  const { items } = z
    .object({ items: z.array(z.object({ policyKey: z.string() })) })
    .parse(JSON.parse(listed.text));
  for (const { policyKey } of items.slice(0, 5)) {
    const body = JSON.stringify({ policyKey });
    const { status, text } = await target.call('POST', '/v1/policies/backtest', { body });
    const lines = text.trim().split('\n');
    if (status === 200 && !lines.at(-1)?.includes('"done"')) {
      throw new Error(`${policyKey} ended with ${lines.at(-1)?.slice(0, 200)}`);
    }
    if (status >= 500) throw new Error(`${policyKey} answered ${status}`);
  }
}

const EXPORT_PATIENCE_MS = 90_000;

/** A stream to a receiver on this machine; to be opened before the variants are sent. */
export async function openReceiver(target: PoisonTarget): Promise<{
  /** Waits until everything is sent. */
  finish(findings: PoisonFindings): Promise<void>;
}> {
  let received = 0;
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => void (received += part.length));
    request.on('end', () => response.writeHead(200).end());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const created = await target.call('POST', '/v1/exports', {
    body: JSON.stringify({
      name: 'Poison',
      kind: 'http',
      address: `http://127.0.0.1:${port}/events`,
    }),
  });
  if (created.status !== 200) throw new Error(`The export was not created: ${created.text}`);
  const { services } = target;
  const { config, database, keyFor, log, now } = services;
  return {
    async finish(findings) {
      const exporting = await openExports(config, { database, keyFor, log, now });
      const waiting = await untilSent(target);
      await exporting.stop();
      server.closeAllConnections();
      server.close();
      if (waiting > 0 || received === 0) {
        findings.blocked.push(`export stream: ${waiting} batches wait, ${received} bytes received`);
      }
    },
  };
}

/** @returns batches that were not sent in time. */
async function untilSent({ services, tenantId }: PoisonTarget): Promise<number> {
  const end = Date.now() + EXPORT_PATIENCE_MS;
  for (;;) {
    const [row] = await services.database.tenant(tenantId, (tx) =>
      tx.query<{ waiting: number }>(
        `SELECT count(*)::integer AS waiting FROM export_batch, export_stream
         WHERE batch_id > position`,
      ),
    );
    const waiting = row?.waiting ?? 0;
    if (waiting === 0 || Date.now() > end) return waiting;
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
}
