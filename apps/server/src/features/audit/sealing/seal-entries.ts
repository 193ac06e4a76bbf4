import type { Database, Transaction } from '@waybill/store';
import { insertAuditEntry } from '../../../platform/audit-entry.ts';
import type { KeyFor } from '../../../platform/secret-box.ts';
import { chainHash, digestsOf, entryDigest, headStatement, NO_HASH } from '../chain/canonical.ts';
import { ENTRY_COLUMNS, itemOf, type ChainRow, type EntryRow } from '../chain/entry-rows.ts';
import { auditSigner, type AuditSigner } from '../keys/audit-keys.ts';

/** What sealing needs. */
export interface SealServices {
  database: Database;
  keyFor: KeyFor;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Entries in one transaction. */
const PAGE = 500;
/** A signed end of the chain is kept after so many entries, or so much time. */
const CHECKPOINT_ENTRIES = 1000;
const CHECKPOINT_MS = 3_600_000;

/**
 * Seals the next committed entries of a tenant. An entry that commits late is found by the next call: what has no
 * number is sealed, whatever its place in the order of inserts. Nothing that an action needs is locked.
 *
 * @returns `more` if there may be more; `busy` while another process seals.
 */
export async function sealNext(
  { database, keyFor, now }: SealServices,
  tenantId: number,
): Promise<'more' | 'busy' | 'done'> {
  return database.tenant(tenantId, async (tx) => {
    const chain = await lockChain(tx, tenantId);
    if (!chain) return 'busy';
    const signer = await auditSigner(tx, keyFor, now());
    const place = { tenantId, at: now(), signer };
    if (chain.number === '0') return startChain(tx, chain, place);
    const rows = await unsealed(tx, 'IS NULL', '0');
    if (rows.length === 0) return 'done';
    await append(tx, chain, rows, place);
    return rows.length === PAGE ? 'more' : 'done';
  });
}

/** Seals everything that is committed. */
export async function sealAll(services: SealServices, tenantId: number): Promise<void> {
  while ((await sealNext(services, tenantId)) === 'more');
}

interface SealPlace {
  tenantId: number;
  /** Epoch milliseconds. */
  at: number;
  signer: AuditSigner;
}

/** Null while another process has it. Only sealing takes this lock. */
async function lockChain(tx: Transaction, tenantId: number): Promise<ChainRow | null> {
  const read = () =>
    tx.named<ChainRow>('audit_chain_lock', 'SELECT * FROM audit_chain FOR UPDATE SKIP LOCKED');
  const [row] = await read();
  if (row) return row;
  await tx.named(
    'audit_chain_begin',
    `INSERT INTO audit_chain (tenant_id, older_hash, hash) VALUES ($1, $2, $2) ON CONFLICT DO NOTHING`,
    [tenantId, NO_HASH],
  );
  return (await read())[0] ?? null;
}

function unsealed(tx: Transaction, number: 'IS NULL' | '= 0', after: string): Promise<EntryRow[]> {
  return tx.named<EntryRow>(
    `audit_unsealed ${number}`,
    `SELECT ${ENTRY_COLUMNS} FROM audit_entry WHERE number ${number} AND seq > $1 ORDER BY seq LIMIT ${PAGE}`,
    [after],
  );
}

/** Hashes a page of the entries that are older than the chain; behind the last one, begins the chain with an entry. */
async function startChain(tx: Transaction, chain: ChainRow, place: SealPlace): Promise<'more'> {
  const older = await unsealed(tx, '= 0', chain.older_seq);
  if (older.length === 0) {
    await insertAuditEntry(tx, {
      tenantId: place.tenantId,
      at: new Date(place.at),
      action: 'audit.chain_started',
      target: `${chain.older_count}/${chain.older_hash}`,
    });
    const first = await tx.query<EntryRow>(
      `SELECT ${ENTRY_COLUMNS} FROM audit_entry
       WHERE number IS NULL AND action = 'audit.chain_started' ORDER BY seq LIMIT 1`,
    );
    await append(tx, chain, first, place);
    return 'more';
  }
  const sealed = sealRows(older, {
    tenantId: place.tenantId,
    number: null,
    hash: chain.older_hash,
  });
  await writeSeals(tx, sealed);
  await tx.named(
    'audit_older_sealed',
    `UPDATE audit_chain SET older_seq = $1, older_count = older_count + $2, older_hash = $3`,
    [older.at(-1)?.seq, older.length, sealed.at(-1)?.chainedHash],
  );
  return 'more';
}

interface SealedRow {
  seq: string;
  number: number;
  hash: string | null;
  chainedHash: string;
  salts: string;
  digests: string;
}

/** @param from where the chain is; number null: rows older than the chain, which all have number 0. */
function sealRows(
  rows: readonly EntryRow[],
  from: { tenantId: number; number: number | null; hash: string },
): SealedRow[] {
  let { hash } = from;
  return rows.map((row, index) => {
    const number = from.number === null ? 0 : from.number + index + 1;
    const { salts, digests } = digestsOf(row);
    hash = chainHash(
      hash,
      entryDigest(String(from.tenantId), number, { ...itemOf(row), salts, digests }),
    );
    return {
      seq: row.seq,
      number,
      hash: number === 0 ? null : hash,
      chainedHash: hash,
      salts: JSON.stringify(salts),
      digests: JSON.stringify(digests),
    };
  });
}

async function writeSeals(tx: Transaction, sealed: readonly SealedRow[]): Promise<void> {
  await tx.named(
    'audit_seal',
    `UPDATE audit_entry e SET number = s.number, hash = s.hash, salts = s.salts::jsonb, digests = s.digests::jsonb
     FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::text[])
       AS s (seq, number, hash, salts, digests)
     WHERE e.tenant_id = app_tenant_id() AND e.seq = s.seq`,
    [
      sealed.map(({ seq }) => seq),
      sealed.map(({ number }) => number),
      sealed.map(({ hash }) => hash),
      sealed.map(({ salts }) => salts),
      sealed.map(({ digests }) => digests),
    ],
  );
}

/** Appends rows, and signs the new end. */
async function append(
  tx: Transaction,
  chain: ChainRow,
  rows: readonly EntryRow[],
  { tenantId, at, signer }: SealPlace,
): Promise<void> {
  const from = Number(chain.number);
  const sealed = sealRows(rows, { tenantId, number: from, hash: chain.hash });
  const last = sealed.at(-1);
  if (!last) return;
  await writeSeals(tx, sealed);
  const { number, chainedHash: hash } = last;
  const signedAt = new Date(at);
  const { keyId } = signer;
  const statement = headStatement(String(tenantId), {
    number,
    hash,
    at: signedAt.toISOString(),
    keyId,
  });
  const values = [tenantId, number, hash, signedAt, keyId, signer.sign(statement)];
  await tx.named(
    'audit_chain_append',
    `UPDATE audit_chain SET number = $2, hash = $3, signed_at = $4, key_id = $5, signature = $6
     WHERE tenant_id = $1`,
    values,
  );
  await tx.named(
    'audit_checkpoint_keep',
    `INSERT INTO audit_checkpoint (tenant_id, number, hash, signed_at, key_id, signature)
     SELECT $1, $2, $3, $4, $5, $6 WHERE $2::bigint - coalesce(
         (SELECT max(number) FROM audit_checkpoint WHERE tenant_id = $1), 0) >= $7
       OR $4::timestamptz - (SELECT max(signed_at) FROM audit_checkpoint WHERE tenant_id = $1)
         >= $8 * interval '1 ms'
       OR NOT EXISTS (SELECT FROM audit_checkpoint WHERE tenant_id = $1)`,
    [...values, CHECKPOINT_ENTRIES, CHECKPOINT_MS],
  );
}
