import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { openPipeline } from '../../apps/server/src/pipeline/open-pipeline.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { benchPolicies } from './bench-policies.ts';

/** The product's own web process, with fifty policies in place of the built-in pack alone. */
const config = readConfig();
const log = createLog('error', 'bench');
const { services } = await openServices(config, log);
const pipeline = openPipeline(services.database, Date.now, benchPolicies());
const app = await buildApp({ ...services, ...pipeline });
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address });
process.once('disconnect', () => process.exit(0));
