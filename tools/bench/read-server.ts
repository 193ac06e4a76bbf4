import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { openServices } from '../../apps/server/src/open-services.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { settled } from '../../apps/server/testing/settled-pipeline.ts';
import { makeReader } from './bench-reader.ts';

/**
 * The product's own web process with one organisation; reports how to call it. Accepted events are
 * stored when it responds.
 */
const { services } = await openServices(readConfig(), createLog('error', 'bench'));
const app = await buildApp(settled(services));
const reader = await makeReader(app, services);
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.({ address, ...reader });
process.once('disconnect', () => process.exit(0));
