import type { BuiltExactTable } from '@waybill/engine/custom/exact/build-exact-table';
import type { TemplatePrints } from '@waybill/engine/custom/fingerprint/template-prints';

export interface TableTask {
  /** UTF-8, with a header line. */
  csv: Uint8Array;
  columns: readonly string[];
  /** Place of the primary column in `columns`. */
  primary: number;
  /** The tenant's, 32 bytes. */
  key: Uint8Array;
  mostRows: number;
}

/** The hashes, or which columns the header lacks, or how many rows there may be. */
export type TableAnswer =
  | (BuiltExactTable & { ignoredColumns: readonly string[] })
  | { missing: readonly string[] }
  | { mostRows: number };

export interface TemplateTask {
  name: string;
  text: string;
  /** The tenant's. */
  salt: number;
}

/** What the thread is asked, and answers. */
export type MaterialTask = { table: TableTask } | { template: TemplateTask };
export type MaterialAnswer = { table: TableAnswer } | { template: TemplatePrints };
