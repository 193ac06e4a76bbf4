import type { Transaction } from '@waybill/store';

type Cell = string | number | boolean | Date | null;

/** One column and what a row puts into it. */
export interface LineageColumn<Row> {
  name: string;
  /** Its type; of lists the text form goes to the server, because `unnest` takes lists apart. */
  type:
    | 'uuid'
    | 'text'
    | 'text[]'
    | 'smallint'
    | 'integer'
    | 'bigint'
    | 'real'
    | 'boolean'
    | 'timestamptz'
    | 'bytea'
    | 'json'
    | 'jsonb';
  cell: (row: Row) => Cell;
}

/** A table of lineage: rows are put and removed by their key, many in one statement. */
export interface LineageTable<Row> {
  put: (tx: Transaction, tenantId: number, rows: readonly Row[]) => Promise<void>;
}

/**
 * Declares a table by its columns. The first columns are its key, after the tenant.
 */
export function lineageTable<Row>(
  name: string,
  keyLength: number,
  columns: readonly LineageColumn<Row>[],
): LineageTable<Row> {
  const names = columns.map((column) => column.name);
  const key = names.slice(0, keyLength);
  const selected = columns.map((column) =>
    column.type === 'text[]' ? `${column.name}::text[]` : column.name,
  );
  const given = columns.map(
    ({ type }, index) => `$${index + 2}::${type === 'text[]' ? 'text' : type}[]`,
  );
  const set = names.slice(keyLength).map((column) => `${column} = excluded.${column}`);
  const text = `INSERT INTO ${name} (tenant_id, ${names.join(', ')})
    SELECT $1, ${selected.join(', ')} FROM unnest(${given.join(', ')}) AS row (${names.join(', ')})
    ON CONFLICT (tenant_id, ${key.join(', ')}) DO UPDATE SET ${set.join(', ')}`;
  return {
    async put(tx, tenantId, rows) {
      if (rows.length === 0) return;
      const values = columns.map(({ cell }) => rows.map(cell));
      await tx.named(`${name}_put`, text, [tenantId, ...values]);
    },
  };
}
