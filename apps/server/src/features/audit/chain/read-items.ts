import type { ExportedAuditHead } from '@waybill/contract';
import type { Transaction } from '@waybill/store';
import type {
  AuditItem,
  AuditItemCheckpoint,
  AuditItemEntry,
  AuditItemHead,
  AuditItemStub,
} from './audit-items.ts';
import { entryDigest } from './canonical.ts';
import { readAuditKeys } from '../keys/audit-keys.ts';
import { ENTRY_COLUMNS, itemOf, readChain, type EntryRow } from './entry-rows.ts';

const PAGE = 1000;

interface SignedRow extends Record<string, unknown> {
  number: string;
  hash: string;
  signed_at: Date;
  key_id: string;
  signature: string;
}

/** Runs a read in a transaction: all in one, or each in the next. */
export type ReadIn = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** An entry with whether the filter of an export has it. */
export interface FilteredEntry {
  item: AuditItemEntry;
  isWanted: boolean;
}

/** Statement that reads a page of rows; with a column `is_wanted` for a filter. */
export interface EntryPages {
  name: string;
  columns: string;
  /** Values of the columns, from `$3`. */
  values: readonly unknown[];
}

const WHOLE: EntryPages = { name: 'whole', columns: ENTRY_COLUMNS, values: [] };

/** Everything that verifying needs, in order, out of one snapshot. Entries that are not sealed yet are left out. */
export async function* readItems(
  tx: Transaction,
  tenantId: number,
  exportedAt: number,
): AsyncGenerator<AuditItem> {
  yield* itemsIn((work) => work(tx), { tenantId, exportedAt, pages: WHOLE });
}

/**
 * The same, in transactions of its own and with a filter: of other entries there is only the digest. It ends at the
 * head that it began with.
 */
export async function* itemsIn(
  readIn: ReadIn,
  options: { tenantId: number; exportedAt: number; pages: EntryPages },
): AsyncGenerator<AuditItem> {
  const { tenantId, exportedAt, pages } = options;
  const isFiltered = pages !== WHOLE;
  const { keys, stub, checkpoints, head } = await readIn(async (tx) => ({
    keys: await readAuditKeys(tx),
    stub: await readStub(tx),
    checkpoints: await readCheckpoints(tx),
    head: await readHead(tx),
  }));
  yield {
    kind: 'audit',
    version: 1,
    tenantId: String(tenantId),
    exportedAt: new Date(exportedAt).toISOString(),
    isFiltered,
  };
  yield* keys;
  if (stub) yield stub;
  // A stored log may have entries behind its head, which verifying reports; an export begins with the head.
  const last = isFiltered ? (head?.number ?? 0) : Infinity;
  for await (const { item, isWanted } of entriesIn(readIn, pages)) {
    if (item.number > last) break;
    while (checkpoints[0] && checkpoints[0].number < item.number) yield* checkpoints.splice(0, 1);
    yield isWanted ? item : digestItem(String(tenantId), item);
  }
  yield* checkpoints.filter(({ number }) => number <= last);
  if (head) yield head;
}

function digestItem(tenantId: string, item: AuditItemEntry): AuditItem {
  const { number, hash } = item;
  return { kind: 'digest', number, hash, digest: entryDigest(tenantId, number, item) };
}

/** Signed end of the chain; null before its first entry. */
export async function readHead(tx: Transaction): Promise<AuditItemHead | null> {
  const chain = await readChain(tx);
  const { number, hash, signed_at: at, key_id: keyId, signature } = chain ?? {};
  if (!number || !hash || !at || !keyId || !signature) return null;
  return { kind: 'head', number: Number(number), hash, at: at.toISOString(), keyId, signature };
}

/** The end of the chain for keeping elsewhere. */
export async function exportedHead(
  tx: Transaction,
  tenantId: number,
): Promise<ExportedAuditHead | null> {
  const head = await readHead(tx);
  if (!head) return null;
  const keys = await readAuditKeys(tx);
  return { kind: 'audit-head', version: 1, tenantId: String(tenantId), head, keys };
}

export async function readStub(tx: Transaction): Promise<AuditItemStub | null> {
  const [row] = await tx.query<SignedRow & { entries: string; newest_at: Date }>(
    'SELECT * FROM audit_stub',
  );
  return row
    ? {
        ...signedOf(row),
        kind: 'stub',
        entries: Number(row.entries),
        newestAt: row.newest_at.toISOString(),
      }
    : null;
}

function signedOf(row: SignedRow) {
  return {
    number: Number(row.number),
    hash: row.hash,
    at: row.signed_at.toISOString(),
    keyId: row.key_id,
    signature: row.signature,
  };
}

async function readCheckpoints(tx: Transaction): Promise<AuditItemCheckpoint[]> {
  const rows = await tx.query<SignedRow>('SELECT * FROM audit_checkpoint ORDER BY number');
  return rows.map((row) => ({ kind: 'checkpoint', ...signedOf(row) }));
}

/** Rows in pages, those older than the chain first; by number and then by insert: two of one number are both read. */
export async function* entriesIn(readIn: ReadIn, pages: EntryPages): AsyncGenerator<FilteredEntry> {
  for (const which of ['<= 0', '> 0']) {
    for (let after = ['-9223372036854775808', '0']; ;) {
      const rows = await readIn((tx) =>
        tx.named<EntryRow & { is_wanted?: boolean }>(
          `audit_items ${which} ${pages.name}`,
          `SELECT ${pages.columns} FROM audit_entry
           WHERE number ${which} AND (number, seq) > ($1::bigint, $2::bigint)
           ORDER BY number, seq LIMIT ${PAGE}`,
          [...after, ...pages.values],
        ),
      );
      for (const row of rows) yield { item: itemOf(row), isWanted: row.is_wanted ?? true };
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = [last.number ?? '0', last.seq];
    }
  }
}
