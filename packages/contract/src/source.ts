import type { SourceKind } from './integration-values.ts';

/** A source that records come from, as the manifest of its connector declares it. */
export interface Source {
  /** In addresses: `/v1/ingest/{source}`. */
  sourceId: string;
  /** Name as stored and shown. */
  name: string;
  kind: SourceKind;
  /** Folder of the connector that reads its records. */
  connector: string;
  /** Scope of its records: actions in a service, or on a device. */
  watches: 'service' | 'device';
  /** Hosts of its service; each represents its subdomains. */
  domains: readonly string[];
  /** Programs that send to its service: names without ending, lower case. */
  programs: readonly string[];
}
