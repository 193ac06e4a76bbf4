import { connections, SECRETS_PURPOSE } from '../integrations/integrations-read-model.ts';
import { collectorOutbound, type OutboundConfig } from '../../platform/collector-outbound.ts';
import { boxFor, type KeyFor } from '../../platform/secret-box.ts';
import { remediationLoop } from './remediation-loop.ts';
import type { RemediationServices } from './remediation-services.ts';

/** Dependencies of the remediation services: connections are opened with the key. */
export type RemediationParts = Omit<RemediationServices, 'connections'> & {
  keyFor: KeyFor;
};

export function remediationServices({ keyFor, ...given }: RemediationParts): RemediationServices {
  const { database, now } = given;
  const box = boxFor(keyFor, SECRETS_PURPOSE);
  return { ...given, connections: connections({ database, box, now }) };
}

/** Begins to carry out remediations, until it is stopped. */
export function openRemediating(
  config: OutboundConfig,
  given: Omit<RemediationParts, 'outbound'>,
): { stop(): Promise<void> } {
  const services = remediationServices({ ...given, outbound: collectorOutbound(config) });
  const loop = remediationLoop(services);
  loop.start();
  return loop;
}
