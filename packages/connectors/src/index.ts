export { CONNECTORS } from './connectors.gen.ts';
export type { Connector, MapResult, RecordContent, VendorRecord } from './kit/define-connector.ts';
export { mappedEvent, type EventFacts } from './kit/mapped-event.ts';
export { connectorForSource } from './registry.ts';
