import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { DetectionChangeRun, type TriageChange } from '@waybill/contract';
import { openDatabase, type Database } from '@waybill/store';
import { temporaryDataFolder } from '@waybill/testkit/temporary-data-folder';
import pg from 'pg';
import { z } from 'zod';
import { runChanges } from '../../apps/server/src/features/detection/triage/run-changes.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { NODE_FLAGS } from '../../apps/server/src/platform/node-flags.ts';
import { openDatabases } from '../../apps/server/src/supervisor/databases.ts';
import { prepareDatabases } from '../../apps/server/src/supervisor/prepare-databases.ts';
import { loadRequests } from './ingest-load.ts';
import { machineLine, percentile } from './machine.ts';
import { multiply } from './read-seed.ts';

const DETECTIONS = 50_000;
const CHANGED = 5_000;
const ROUNDS = 6;
/** Maximum time for a change of 5,000 (ms). */
const BUDGET = { accept: 200, work: 5_000 } as const;

const Ready = z.object({
  address: z.string(),
  tenantId: z.number(),
  secrets: z.record(z.string(), z.string()),
  sessionToken: z.string(),
});
type Ready = z.infer<typeof Ready>;

/**
 * A verdict on five thousand of fifty thousand detections and its undo, as measured by the server:
 * until accepted, and until done. Fails above the budget.
 */
export async function run(): Promise<void> {
  const folder = await temporaryDataFolder('waybill-bench-');
  const databases = await openDatabases(readConfig({ WAYBILL_DATA: folder }));
  try {
    await prepareDatabases(databases);
    console.log(machineLine());
    const server = fork(path.join(import.meta.dirname, 'read-server.ts'), [], {
      env: {
        ...process.env,
        WAYBILL_DATA: folder,
        DATABASE_URL: databases.product.url,
        IDENTITY_DATABASE_URL: databases.identity?.url,
      },
      execArgv: [...NODE_FLAGS],
    });
    const [message]: unknown[] = await once(server, 'message');
    const ready = Ready.parse(message);
    await seed(databases.product.ownerUrl, ready);
    const database = openDatabase({ connection: { connectionString: databases.product.url } });
    const figures = await measure(database, ready, await filterOf(databases.product.ownerUrl));
    await database.close();
    server.disconnect();
    await once(server, 'exit');
    console.log(JSON.stringify(figures));
    if (figures.acceptMs > BUDGET.accept || figures.workMs > BUDGET.work) {
      throw new Error(`The budget is ${BUDGET.accept} ms to accept and ${BUDGET.work} ms to do`);
    }
  } finally {
    await databases.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function seed(ownerUrl: string, { address, tenantId, secrets }: Ready): Promise<void> {
  const requests = loadRequests({ seeds: 1, firstSeed: 1, perRequest: 500, endAt: Date.now() });
  for (const { sourceId, body } of requests) {
    const response = await fetch(`${address}/v1/ingest/${sourceId}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secrets[sourceId]}`,
        'content-type': 'application/x-ndjson',
      },
      body,
    });
    if (!response.ok) throw new Error(`Ingest answered ${await response.text()}`);
  }
  await multiply(ownerUrl, tenantId, { events: 1, detections: DETECTIONS });
}

/** The newest open detections, as many as are to be changed. */
async function filterOf(ownerUrl: string): Promise<object> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `UPDATE detection SET status = 'in_review' WHERE status NOT IN ('closed', 'merged')`,
  );
  await client.query('VACUUM (ANALYZE) detection');
  const { rows } = await client.query<{ at: Date }>(
    `SELECT last_seen_at AS at FROM detection WHERE status = 'in_review'
     ORDER BY last_seen_at DESC OFFSET $1 LIMIT 1`,
    [CHANGED - 1],
  );
  await client.end();
  return { from: rows[0]?.at.toISOString(), status: ['in_review'] };
}

const CLOSE: TriageChange = {
  verdict: { verdict: 'false_positive', reason: 'threshold', note: 'A wave' },
};

async function measure(
  database: Database,
  { address, tenantId, sessionToken }: Ready,
  filter: object,
) {
  const samples: Record<'accept' | 'work' | 'undo', number[]> = { accept: [], work: [], undo: [] };
  const call = async (method: string, route: string, body?: object) => {
    const reply = await fetch(`${address}${route}`, {
      method,
      headers: { 'session-token': sessionToken, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${route} answered ${reply.status}: ${text}`);
    return DetectionChangeRun.parse(JSON.parse(text));
  };
  const services = { database, log: createLog('error', 'bench'), now: Date.now };
  let total = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const accepted = await call('POST', '/v1/detection-changes', { filter, change: CLOSE });
    await runChanges(tenantId, services);
    const done = await call('GET', `/v1/detection-changes/${accepted.changeId}`);
    if (done.changed !== done.total) throw new Error(`Changed ${done.changed} of ${done.total}`);
    total = done.total;
    await call('POST', `/v1/detection-changes/${accepted.changeId}/undo`);
    const undoneAt = performance.now();
    await runChanges(tenantId, services);
    samples.undo.push(performance.now() - undoneAt);
    samples.accept.push(accepted.acceptMs ?? Number.NaN);
    samples.work.push(done.workMs ?? Number.NaN);
    console.log(
      `round ${round}: accepted in ${accepted.acceptMs?.toFixed(0)} ms, done in ${done.workMs} ms`,
    );
  }
  return {
    detections: total,
    acceptMs: percentile(samples.accept, 0.5),
    worstAcceptMs: Math.max(...samples.accept),
    workMs: percentile(samples.work, 0.5),
    undoMs: percentile(samples.undo, 0.5),
  };
}
