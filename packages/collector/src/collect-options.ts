import type { VendorRecord } from '@waybill/connectors';
import type { Declaration, HttpStream } from '@waybill/connectors/kit/declaration/declaration';
import type { ConnectorFailure } from '@waybill/contract';
import type { RequestBudget } from './request-budget.ts';
import type { StreamPosition } from './stream-position.ts';
import type { TokenCache } from './token-cache.ts';
import type { Unreadable } from './unreadable.ts';

/** Input of a stream's run. Times are epoch milliseconds. */
export interface CollectOptions {
  declaration: Declaration;
  stream: HttpStream;
  /** Settings and secrets of the connection, by credential id. */
  values: Readonly<Record<string, string>>;
  /** The outbound client, like `fetch`; must refuse addresses that only this machine can reach. */
  send: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
  signal: AbortSignal;
  /** As committed with the last page of an earlier run; null for the first run. */
  position: StreamPosition | null;
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /**
   * Consecutive failed runs before this one; default 0. An item that keeps failing alone is set aside.
   */
  failures?: number;
  /** Shared by the streams of one connection. */
  tokens?: TokenCache;
  /** Shared by the streams of one connection. */
  budget?: RequestBudget;
  /** A backfill: this window is read instead of the cursor's, and the position stays untouched. */
  window?: { from: number; to: number };
  /** A rotated refresh token, to be stored before the old one is lost. */
  onSecret?: (id: string, value: string) => Promise<void>;
}

export interface CollectedPage {
  /** In the vendor's order, with the stream's `add` members. */
  records: VendorRecord[];
  /** Lines, for streams that decode text; `records` is empty then. */
  texts?: string[];
  /** Unreadable parts that came with them, to be set aside. */
  unreadable?: Unreadable[];
  /** Committed in one transaction with these records; null while nothing may be committed. */
  position: StreamPosition | null;
  /** Requests of the run so far, including those for tokens. */
  requests: number;
  /** Records of the run so far that are older than the start of their window. */
  late: number;
}

/** Result of a run. `more`: it made progress and stopped at its own limit; run it again. */
export type RunEnd =
  | { outcome: 'complete' | 'more' }
  | {
      outcome: 'failed';
      code: ConnectorFailure;
      /** The vendor's requested wait, if any. */
      retryAfterSec: number | null;
      /** For the health screen: neither secrets nor content of records. */
      detail: string;
    };
