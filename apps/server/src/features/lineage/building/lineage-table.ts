import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from '@waybill/store';
import { from as copyFrom } from 'pg-copy-streams';
import { copyCell, type Cell } from '../../ingest/writing/activity-columns.ts';

/** One column and a row's value for it: lists, bytes and times in PostgreSQL's format. */
export interface LineageColumn<Row> {
  name: string;
  cell: (row: Row) => Cell;
}

/** Rows that PostgreSQL has and is about to store. */
export interface Putting {
  /** Resolves when they are stored. To be awaited before the transaction ends. */
  stored: Promise<unknown>;
}

/** A lineage table. Rows are stored in bulk. */
export interface LineageTable<Row> {
  /**
   * Resolves when the rows are sent: the next table's rows can be serialized while these are stored.
   */
  put: (tx: Transaction, tenantId: number, rows: readonly Row[]) => Promise<Putting>;
}

/**
 * Declares a table by its columns. Rows come by COPY through a temporary table, as events do.
 *
 * @param keyLength number of key columns after the tenant: existing rows are replaced. Null: none of
 * the rows exists
 */
export function lineageTable<Row>(
  name: string,
  keyLength: number | null,
  columns: readonly LineageColumn<Row>[],
): LineageTable<Row> {
  const names = columns.map((column) => column.name);
  const incoming = `${name}_incoming`;
  const insert = `INSERT INTO ${name} (tenant_id, ${names.join(', ')})
    SELECT $1, ${names.join(', ')} FROM ${incoming} ${keyLength === null ? '' : replacing(names, keyLength)}`;
  const textOf = (row: Row): string => columns.map(({ cell }) => copyCell(cell(row))).join('\t');
  return {
    async put(tx, tenantId, rows) {
      if (rows.length === 0) return { stored: Promise.resolve() };
      const text = `${rows.map(textOf).join('\n')}\n`;
      await tx.named(
        `${name}_incoming`,
        `CREATE TEMP TABLE IF NOT EXISTS ${incoming} ON COMMIT DELETE ROWS
           AS SELECT ${names.join(', ')} FROM ${name} WITH NO DATA`,
      );
      await tx.alone((client) => {
        const copy = client.query(copyFrom(`COPY ${incoming} (${names.join(', ')}) FROM STDIN`));
        return pipeline(Readable.from([text]), copy);
      });
      const stored = tx.named(`${name}_put`, insert, [tenantId]);
      // It is awaited later; until then no one else handles a failure.
      stored.catch(() => undefined);
      return { stored };
    },
  };
}

function replacing(names: readonly string[], keyLength: number): string {
  const set = names.slice(keyLength).map((column) => `${column} = excluded.${column}`);
  return `ON CONFLICT (tenant_id, ${names.slice(0, keyLength).join(', ')}) DO UPDATE SET ${set.join(', ')}`;
}
