import { buildApp } from './http/build-app.ts';
import { openServices } from './open-services.ts';
import { readConfig } from './platform/config.ts';
import { ownOrigins } from './platform/console-origins.ts';
import { createLog, exitOnUncaught } from './platform/log.ts';
import { signInAddress } from './platform/regions.ts';
import { untilStopped } from './platform/until-stopped.ts';
import type { ReadyMessage } from './supervisor/ready-message.ts';

/** The web process: product API, identity provider and console, until it is reported to stop. */
async function serve(): Promise<void> {
  const config = readConfig();
  const log = createLog(config.logLevel, 'web');
  exitOnUncaught(log);
  const { services, close } = await openServices(config, log);
  const app = await buildApp(services);
  await app.listen({ host: config.host, port: config.port });
  const setup = await services.identity.createSetupLink();
  const message: ReadyMessage = {
    kind: 'ready',
    address: ownOrigins(config)[0],
    signInAddress: signInAddress(config),
    setupLink: setup ? signInAddress(config, { setup: setup.token }) : null,
  };
  process.send?.(message);
  log.info({ port: config.port }, 'ready');
  // In a separate thread, so that other requests are served meanwhile.
  const warm = services.classifier.warmUp();
  await untilStopped();
  await app.close();
  await close();
  await warm;
}

await serve();
process.exit(0);
