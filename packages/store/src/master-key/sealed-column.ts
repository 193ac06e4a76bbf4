import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

/** A sealed value with what it is bound to. Fields are as PostgreSQL writes them as text. */
export interface SealedRow {
  fields: ReadonlyMap<string, string>;
  sealed: Buffer;
}

/** A column that holds sealed values. Null in it means that there is no value. */
export interface SealedColumn {
  table: string;
  column: string;
  /** Columns that name a row, without the tenant, and their types. */
  key: Readonly<Record<string, string>>;
  /** More tables, and columns of theirs that a value is bound to. */
  join?: string;
  fields?: readonly string[];
  /** The value under the current key; `current` when it is that already; `unreadable` under neither key. */
  judge(row: SealedRow): Buffer | 'current' | 'unreadable';
}

export interface ResealedPage {
  seen: number;
  resealed: number;
  unreadable: number;
  /** Key of the last row; null when there is no further one. */
  last: string[] | null;
}

/** Rows in one transaction: a crash repeats as many. */
const PAGE = 50;

export async function countSealed(
  client: Client,
  { table, column }: Pick<SealedColumn, 'table' | 'column'>,
): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) AS count FROM ${table} WHERE ${column} IS NOT NULL`,
  );
  return Number(rows[0]?.count);
}

/** What the first value of the column is; null when there is no value. */
export async function judgeFirst(
  client: Client,
  sealed: SealedColumn,
): Promise<ReturnType<SealedColumn['judge']> | null> {
  const [row] = await readPage(client, sealed, { after: null, limit: 1 });
  return row ? sealed.judge(row) : null;
}

/** Seals the next values again under the current key. The rows are held until the transaction ends. */
export async function resealPage(
  client: Client,
  sealed: SealedColumn,
  after: readonly string[] | null,
): Promise<ResealedPage> {
  const { table, column } = sealed;
  const rows = await readPage(client, sealed, { after, limit: PAGE });
  const page: ResealedPage = { seen: rows.length, resealed: 0, unreadable: 0, last: null };
  for (const row of rows) {
    const judged = sealed.judge(row);
    if (judged === 'unreadable') page.unreadable += 1;
    if (typeof judged === 'string') continue;
    page.resealed += 1;
    await client.query(
      `UPDATE ${table} SET ${column} = $1
       WHERE ${keysOf(sealed)
         .map(({ name, type }, index) => `${name} = $${index + 2}::text::${type}`)
         .join(' AND ')}`,
      [judged, ...row.key],
    );
  }
  const last = rows.at(-1);
  if (last && rows.length === PAGE) page.last = last.key;
  return page;
}

/** The values after a key, in the order of the keys. The rows are held. */
async function readPage(
  client: Client,
  sealed: SealedColumn,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<(SealedRow & { key: string[] })[]> {
  const { table, column } = sealed;
  const keys = keysOf(sealed);
  const names = keys.map(({ name }) => `${table}.${name}`);
  const fields = [...names, ...(sealed.fields ?? [])];
  const from = keys.map(({ type }, index) => `$${index + 1}::text::${type}`);
  const { rows } = await client.query<{ fields: string[]; sealed: Buffer }>(
    `SELECT ARRAY[${fields.map((name) => `${name}::text`).join(', ')}] AS fields,
       ${table}.${column} AS sealed
     FROM ${table} ${sealed.join ?? ''}
     WHERE ${table}.${column} IS NOT NULL
       ${after === null ? '' : `AND (${names.join(', ')}) > (${from.join(', ')})`}
     ORDER BY ${names.join(', ')} LIMIT ${limit} FOR UPDATE OF ${table}`,
    [...(after ?? [])],
  );
  return rows.map((row) => ({
    key: row.fields.slice(0, keys.length),
    fields: new Map(
      fields.map((name, index) => [name.split('.').at(-1) ?? name, row.fields[index] ?? '']),
    ),
    sealed: row.sealed,
  }));
}

function keysOf({ key }: SealedColumn): { name: string; type: string }[] {
  return Object.entries(key).map(([name, type]) => ({ name, type }));
}
