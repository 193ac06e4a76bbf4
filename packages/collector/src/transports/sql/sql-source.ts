import type { VendorRecord } from '@waybill/connectors';

/** What a query reads, epoch milliseconds; queries that read everything ignore it. */
export interface Stretch {
  since: number;
  until: number;
}

/** A database that a query can be put to. */
export interface SqlSource {
  /**
   * Rows in the query's order, up to 1,000 at a time, by the names of their columns. Moments are ISO 8601
   * in UTC, JSON columns what they hold, numbers too large to be exact texts. Throws `CollectFailure`.
   */
  rows(query: string, stretch: Stretch): AsyncIterable<VendorRecord[]>;
  close(): Promise<void>;
}

export const MOST_ROWS = 1000;
