import type { VendorRecord } from '@waybill/connectors';

/** Time span of a query, epoch milliseconds; ignored by queries that read everything. */
export interface Stretch {
  since: number;
  until: number;
}

/** A database that a query can be put to. */
export interface SqlSource {
  /**
   * Rows in the query's order, up to 1,000 at a time, by column name. Times are ISO 8601 in UTC, JSON
   * columns are parsed, numbers too large to be exact are texts. Throws `CollectFailure`.
   */
  rows(query: string, stretch: Stretch): AsyncIterable<VendorRecord[]>;
  close(): Promise<void>;
}

export const MOST_ROWS = 1000;
