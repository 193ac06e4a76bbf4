import type { Outbound } from '@waybill/outbound';
import type { Database } from '@waybill/store';
import type { Connections, ConnectorOf } from '../integrations/integrations-read-model.ts';
import type { Log } from '../../platform/log.ts';

/** Dependencies of remediation, in the web process and in the worker. */
export interface RemediationServices {
  database: Database;
  connections: Connections;
  connectorOf: ConnectorOf;
  /** The only outbound path. */
  outbound: Outbound;
  log: Log;
  /** Epoch milliseconds. */
  now: () => number;
  /** Instead of waiting, for tests. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}
