import { connectorForSource } from '@waybill/connectors';
import { openDatabase, requireUnprivileged, workerBudget } from '@waybill/store';
import { Logger, run, type JobHelpers } from 'graphile-worker';
import { auditRetentionLoop } from '../features/audit/retention/retention-loop.ts';
import { sealLoop } from '../features/audit/sealing/seal-loop.ts';
import { settleBehaviourLoop } from '../features/behaviour/settle-behaviour.ts';
import { contentClassifier } from '../features/classification/contents/content-classifier.ts';
import { forgetContentsLoop } from '../features/classification/forget-contents-loop.ts';
import { openExports } from '../features/exports/open-exports.ts';
import { pairDaysLoop } from '../features/flows/pair-days-loop.ts';
import { guardrailLoop } from '../features/policy/life/guardrail-loop.ts';
import { openCollecting } from '../features/integrations/collecting/open-collecting.ts';
import { openRemediating } from '../features/remediation/open-remediating.ts';
import { wakeSnoozedLoop } from '../features/detection/triage/wake-snoozed-loop.ts';
import { deliveryLoop, purgeDeliveriesLoop } from '../features/webhooks/delivery-loop.ts';
import { WEBHOOK_SECRETS } from '../features/webhooks/webhook-secrets.ts';
import { JOBS } from '../jobs.gen.ts';
import { openProductKeys } from '../features/identity/master-key/product-keys.ts';
import { startProductResealing } from '../features/identity/master-key/product-resealing.ts';
import { purgeIdempotencyLoop } from '../http/idempotency/purge-loop.ts';
import { derivingLoop } from '../features/ingest/backlog/deriving-loop.ts';
import { openPipeline } from '../features/ingest/open-pipeline.ts';
import { collectorOutbound } from '../platform/collector-outbound.ts';
import { boxFor } from '../platform/secret-box.ts';
import { readConfig } from '../platform/config.ts';
import { fillWindowsLoop, forgetPointsLoop } from '../features/policy/windows/windows-loop.ts';
import { createLog, exitOnUncaught } from '../platform/log.ts';
import { masterKeys } from '../platform/master-key.ts';
import { limitThreadHeaps } from '../platform/thread-heaps.ts';
import { untilStopped } from '../platform/until-stopped.ts';
import { fairTasks } from './fair-tasks.ts';
import { jobSpec } from './job-queue.ts';
import type { JobServices } from './job.ts';
import { takeUpAgain } from './take-up-again.ts';

/**
 * Simultaneous jobs. Their steps take turns for few connections, so the number can be high: it only
 * needs to leave room for other tenants.
 */
const JOBS_AT_ONCE = 24;
/** Polling interval for delayed jobs; others are found immediately. */
const POLL_MS = 5000;

/** The worker process: runs jobs until told to stop, and finishes the current one. */
async function work(): Promise<void> {
  limitThreadHeaps();
  const config = readConfig();
  const log = createLog(config.logLevel, 'worker');
  exitOnUncaught(log);
  await requireUnprivileged({ connectionString: config.databaseUrl }, 'product');
  const database = openDatabase({
    connection: { connectionString: config.databaseUrl },
    // Jobs, two tenants of every loop, two more that are read ahead of while the backlog of each is stored,
    // remediations, and every run of a stream with its heartbeat.
    maxConnections: 22 + config.collectRuns,
    budget: workerBudget,
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  });
  const keyFor = await openProductKeys(database, await masterKeys(config));
  const classifier = contentClassifier({
    database,
    keyFor,
    log,
    now: Date.now,
    namesModel: config.namesModel,
  });
  const { writer, deriver, remapChunk } = openPipeline(database, Date.now, undefined, classifier);
  const services: JobServices = {
    database,
    writer,
    deriver,
    remapChunk,
    classifier,
    connectorOf: connectorForSource,
    log,
    now: Date.now,
  };
  const runner = await run({
    connectionString: config.databaseUrl,
    concurrency: JOBS_AT_ONCE,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    // Its own messages quote payloads; ours contain only ids.
    logger: new Logger(() => () => undefined),
    taskList: Object.fromEntries(
      Object.entries(fairTasks(JOBS, services)).map(([jobId, task]) => [
        jobId,
        (payload: unknown, { addJob }: JobHelpers) =>
          task(payload, async (id, tenantId, at) => {
            await addJob(id, { tenantId }, jobSpec(id, { tenantId }, at));
          }),
      ]),
    ),
  });
  await takeUpAgain(JOBS, database, {
    enqueue: async (jobId, payload) => {
      await runner.addJob(jobId, payload, jobSpec(jobId, payload));
    },
  });
  const parts = { database, log, now: Date.now };
  const sealing = { ...parts, keyFor };
  const connecting = { ...sealing, connectorOf: connectorForSource };
  const collecting = await openCollecting(config, { ...connecting, writer });
  const exporting = await openExports(config, sealing);
  const forgetting = forgetContentsLoop(parts);
  const remediating = openRemediating(config, connecting);
  const delivering = { outbound: collectorOutbound(config), box: boxFor(keyFor, WEBHOOK_SECRETS) };
  const loops = [
    ...[
      wakeSnoozedLoop,
      settleBehaviourLoop,
      fillWindowsLoop,
      forgetPointsLoop,
      guardrailLoop,
      pairDaysLoop,
      purgeIdempotencyLoop,
      purgeDeliveriesLoop,
    ].map((loop) => loop(parts)),
    ...[sealLoop, auditRetentionLoop].map((loop) => loop(sealing)),
    derivingLoop({ ...parts, deriver }),
    deliveryLoop({ ...parts, ...delivering }),
  ];
  for (const loop of loops) loop.start();
  const resealing = startProductResealing(parts, keyFor);
  process.send?.({ kind: 'ready' });
  await untilStopped();
  await resealing.stop();
  await collecting.stop();
  await exporting.stop();
  await forgetting.stop();
  await Promise.all(loops.map((loop) => loop.stop()));
  await remediating.stop();
  await runner.stop();
  await classifier.close();
  await database.close();
}

await work();
process.exit(0);
