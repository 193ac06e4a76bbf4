import type { Transaction } from '@waybill/store';
import type { AuditItem, AuditItemHead, AuditItemStub, ExportedHead } from './audit-items.ts';
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

/** Everything that verifying needs, in order, out of one snapshot. Entries that are not sealed yet are left out. */
export async function* readItems(
  tx: Transaction,
  tenantId: number,
  exportedAt: number,
): AsyncGenerator<AuditItem> {
  yield {
    kind: 'audit',
    version: 1,
    tenantId: String(tenantId),
    exportedAt: new Date(exportedAt).toISOString(),
    isFiltered: false,
  };
  yield* await readAuditKeys(tx);
  const stub = await readStub(tx);
  if (stub) yield stub;
  yield* entriesOf(tx, '<= 0', ['-9223372036854775808', '0']);
  yield* withCheckpoints(tx);
  const head = await readHead(tx);
  if (head) yield head;
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
): Promise<ExportedHead | null> {
  const head = await readHead(tx);
  if (!head) return null;
  const keys = await readAuditKeys(tx);
  return { kind: 'audit-head', version: 1, tenantId: String(tenantId), head, keys };
}

async function readStub(tx: Transaction): Promise<AuditItemStub | null> {
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

/** Rows in pages, by number and then by insert: two of one number are both read. */
async function* entriesOf(
  tx: Transaction,
  which: '<= 0' | '> 0',
  start: readonly [string, string],
): AsyncGenerator<AuditItem & { kind: 'entry' }> {
  for (let after = start; ;) {
    const rows = await tx.named<EntryRow>(
      `audit_items ${which}`,
      `SELECT ${ENTRY_COLUMNS} FROM audit_entry
       WHERE number ${which} AND (number, seq) > ($1::bigint, $2::bigint) ORDER BY number, seq LIMIT ${PAGE}`,
      [...after],
    );
    for (const row of rows) yield itemOf(row);
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = [last.number ?? '0', last.seq];
  }
}

async function* withCheckpoints(tx: Transaction): AsyncGenerator<AuditItem> {
  const checkpoints = await tx.query<SignedRow>('SELECT * FROM audit_checkpoint ORDER BY number');
  let next = checkpoints.shift();
  for await (const entry of entriesOf(tx, '> 0', ['0', '0'])) {
    while (next && Number(next.number) < entry.number) {
      yield { kind: 'checkpoint', ...signedOf(next) };
      next = checkpoints.shift();
    }
    yield entry;
  }
  for (const rest of [next, ...checkpoints]) {
    if (rest) yield { kind: 'checkpoint', ...signedOf(rest) };
  }
}
