import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { makeReader } from './bench-reader.ts';

/** The product's own web process, which accepts; what is accepted is derived from in `ingest-deriver.ts`. */
const { services } = await openServices(readConfig(), createLog('error', 'bench'));
const app = await buildApp(services);
const reader = await makeReader(app, services);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
await services.classifier.warmUp();
process.send?.({ address, ...reader });
process.once('disconnect', () => process.exit(0));
