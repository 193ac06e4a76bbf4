import { openDatabase, workerBudget } from '@waybill/store';
import { derivingLoop } from '../../apps/server/src/features/ingest/backlog/deriving-loop.ts';
import { openPipeline } from '../../apps/server/src/features/ingest/open-pipeline.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { benchPolicies } from './bench-policies.ts';

/**
 * Processes a backlog like the worker process, with fifty policies instead of only the built-in pack.
 * Starts on the message `derive`, and stops on `rest`; replies with the same word.
 */
const log = createLog('error', 'bench');
const database = openDatabase({
  connection: { connectionString: readConfig().databaseUrl },
  budget: workerBudget,
});
const { deriver } = openPipeline(database, Date.now, benchPolicies());
const loop = () => derivingLoop({ database, deriver, log, now: Date.now });
let running = loop();
process.on('message', (message) => {
  void (async () => {
    if (message === 'derive') {
      running = loop();
      running.start();
    } else await running.stop();
    process.send?.(message);
  })();
});
process.once('disconnect', () => process.exit(0));
