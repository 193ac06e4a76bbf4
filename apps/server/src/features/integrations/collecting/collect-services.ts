import type { Outbound } from '@waybill/outbound';
import type { Database } from '@waybill/store';
import type { ActivityWriter } from '../../ingest/writing/activity-writer.ts';
import type { Log } from '../../../platform/log.ts';
import type { ConnectorOf } from '../connectable-source.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

/** Dependencies of collecting. */
export interface CollectServices {
  database: Database;
  writer: ActivityWriter;
  /** The way out to vendors. */
  outbound: Outbound;
  box: SecretBox;
  connectorOf: ConnectorOf;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** Instead of waiting, for tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** A stream of an integration: all that is known outside its tenant. */
export interface StreamTarget {
  tenantId: number;
  integrationId: string;
  streamId: string;
}
