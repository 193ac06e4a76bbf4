import { readFileSync } from 'node:fs';
import { collectorOutbound } from '../../../platform/collector-outbound.ts';
import type { Config } from '../../../platform/config.ts';
import { boxFor, type KeyFor } from '../../../platform/secret-box.ts';
import { SECRETS_PURPOSE } from '../integration-services.ts';
import type { CollectServices } from './collect-services.ts';
import { collectScheduler } from './scheduler.ts';
import { receiveSyslog } from './syslog-intake.ts';

/** Begins to fetch and to receive what integrations are connected to, until it is stopped. */
export async function openCollecting(
  config: Config,
  { keyFor, ...given }: Omit<CollectServices, 'outbound' | 'box'> & { keyFor: KeyFor },
): Promise<{ stop(): Promise<void> }> {
  const box = boxFor(keyFor, SECRETS_PURPOSE);
  const services = { ...given, outbound: collectorOutbound(config), box };
  const scheduler = collectScheduler(services, { concurrency: config.collectRuns });
  if (config.collectRuns > 0) scheduler.start();
  const syslog = await receiveSyslog(services, {
    host: config.syslogHost,
    port: config.syslogPort,
    tls: config.syslogTlsPort === 0 ? null : tlsOf(config),
  });
  return {
    async stop() {
      // The last arrivals are still stored; they are read after the next start.
      await syslog.stop();
      await scheduler.stop();
    },
  };
}

function tlsOf({ syslogTlsPort, tlsCertFile, tlsKeyFile }: Config) {
  return {
    port: syslogTlsPort,
    cert: readFileSync(tlsCertFile, 'utf8'),
    key: readFileSync(tlsKeyFile, 'utf8'),
  };
}
