import type { VendorRecord } from './define-connector.ts';

/**
 * One row of a connector's test table, written from the vendor's documentation: an operation, our own
 * excerpt, and the expected result. Every connector folder has `cases.data.ts` exporting `cases`; one
 * suite runs them all.
 */
export interface ConnectorCase {
  /** The vendor's operation, as documented. */
  operation: string;
  /** Where the vendor documents it: name of the page, without inventing addresses. */
  source: string;
  record: VendorRecord | string;
  /** Dotted paths into the first event or entity, with the expected values, e.g. `object.name`. */
  expect: Readonly<Record<string, unknown>> | { skipped: string } | { rejected: string };
  /** Number of events in the record, if not one. */
  count?: number;
}
