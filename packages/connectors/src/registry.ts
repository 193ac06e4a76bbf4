import type { IntegrationName } from '@waybill/contract';
import { CONNECTORS } from './connectors.gen.ts';
import type { Connector } from './kit/define-connector.ts';

const BY_SOURCE = new Map(
  CONNECTORS.flatMap((connector) =>
    connector.sources.map((source): [IntegrationName, Connector] => [source, connector]),
  ),
);

/** The connector that reads an integration's records; undefined if none. */
export function connectorForSource(name: IntegrationName): Connector | undefined {
  return BY_SOURCE.get(name);
}
