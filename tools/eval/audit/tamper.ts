import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type pg from 'pg';
import {
  chainHash,
  digestsOf,
  entryDigest,
  headStatement,
  keyIdOf,
  keyStatement,
  NO_HASH,
} from '../../../apps/server/src/features/audit/chain/canonical.ts';
import {
  ENTRY_COLUMNS,
  itemOf,
  type EntryRow,
} from '../../../apps/server/src/features/audit/chain/entry-rows.ts';

import type { Random } from '../lineage/random.ts';

export const TAMPERINGS = ['edit', 'delete', 'insert', 'swap', 'truncate', 'rechain'] as const;
export type Tampering = (typeof TAMPERINGS)[number];

/** A log that is tampered with, by someone who may write everything in the database and has no key. */
export interface TamperedLog {
  /** Owner of the database, in a transaction. */
  client: pg.ClientBase;
  tenantId: number;
  /** Number of the last entry. */
  last: number;
  random: Random;
}

/** Changes the log at random. @returns what was done. */
export async function tamper(log: TamperedLog, kind: Tampering): Promise<string> {
  return DO[kind](log);
}

const DO: Record<Tampering, (log: TamperedLog) => Promise<string>> = {
  edit: editOne,
  delete: deleteSome,
  insert: insertOne,
  swap: swapTwo,
  truncate: cutOff,
  rechain,
};

const anyNumber = ({ last, random }: TamperedLog): number => 1 + random.below(last);

/** What an edit sets a column to: always another value than a real entry has. */
const EDITS = [
  `action = action || '_x'`,
  `actor_id = coalesce(actor_id, '') || 'x'`,
  `impersonator_id = coalesce(impersonator_id, '') || 'x'`,
  `target = coalesce(target, '') || 'x'`,
  `request_id = request_id || 'x'`,
  `event_key = coalesce(event_key, '') || 'x'`,
  `at = at + interval '1 microsecond'`,
  `ip = coalesce(ip, '') || '1'`,
  `ip = NULL, salts = salts - 'ip', digests = digests - 'ip', detail = 'x'`,
  `detail = coalesce(detail, '') || '.'`,
  `changes = coalesce(changes, '[]') || '["x"]'`,
  `hash = md5(hash) || md5(hash)`,
  `digests = digests || '{"detail":"x"}'`,
  `salts = salts || '{"changes":"00"}'`,
];

async function editOne(log: TamperedLog): Promise<string> {
  const edit = log.random.pick(EDITS);
  const number = anyNumber(log);
  await change(log, `UPDATE audit_entry SET ${edit} WHERE tenant_id = $1 AND number = $2`, [
    number,
  ]);
  return `edit ${number}: ${edit}`;
}

async function deleteSome(log: TamperedLog): Promise<string> {
  const from = anyNumber(log);
  const to = from + log.random.below(3);
  await change(log, 'DELETE FROM audit_entry WHERE tenant_id = $1 AND number BETWEEN $2 AND $3', [
    from,
    to,
  ]);
  return `delete ${from} to ${to}`;
}

async function insertOne(log: TamperedLog): Promise<string> {
  const ways = ['behind', 'between', 'older'] as const;
  const way = log.random.pick(ways);
  const at = way === 'older' ? 0 : way === 'behind' ? log.last + 1 : anyNumber(log);
  if (way === 'between') {
    // Twice, because numbers are unique at every moment.
    await change(
      log,
      'UPDATE audit_entry SET number = -number - 1 WHERE tenant_id = $1 AND number >= $2',
      [at],
    );
    await change(
      log,
      'UPDATE audit_entry SET number = -number WHERE tenant_id = $1 AND number < $2',
      [0],
    );
  }
  const entry = {
    seq: '0',
    at: '2026-01-01T00:00:00.000000Z',
    actorId: 'U1',
    impersonatorId: null,
    action: 'setting.changed',
    target: null,
    requestId: randomUUID(),
    eventKey: null,
    ip: '203.0.113.1',
    detail: null,
    changes: null,
  };
  const { salts, digests } = digestsOf(entry);
  const [before] = await rowsOf(log, 'number = $2', at - 1);
  const hash =
    at === 0
      ? null
      : chainHash(
          before?.hash ?? NO_HASH,
          entryDigest(String(log.tenantId), at, { ...entry, salts, digests }),
        );
  await log.client.query(
    `INSERT INTO audit_entry (tenant_id, at, actor_id, action, request_id, ip, number, hash, salts, digests)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      log.tenantId,
      entry.at,
      entry.actorId,
      entry.action,
      entry.requestId,
      entry.ip,
      at,
      hash,
      salts,
      digests,
    ],
  );
  return `insert ${way} at ${at}`;
}

async function swapTwo(log: TamperedLog): Promise<string> {
  const one = anyNumber(log);
  const other = 1 + ((one + log.random.below(log.last - 1)) % log.last);
  const columns = log.random.chance(0.5) ? 'number' : 'number, hash';
  const [first] = await rowsOf(log, 'number = $2', one);
  const [second] = await rowsOf(log, 'number = $2', other);
  const place = (row: EntryRow | undefined, number: number, hash: string | null | undefined) =>
    log.client.query(
      `UPDATE audit_entry SET number = $3, hash = CASE WHEN $5 THEN $4 ELSE hash END
       WHERE tenant_id = $1 AND seq = $2`,
      [log.tenantId, row?.seq, number, hash, columns !== 'number'],
    );
  await place(first, -1, first?.hash);
  await place(second, one, first?.hash);
  await place(first, other, second?.hash);
  return `swap ${one} and ${other} (${columns})`;
}

async function cutOff(log: TamperedLog): Promise<string> {
  const number = anyNumber(log) - 1;
  await change(log, 'DELETE FROM audit_entry WHERE tenant_id = $1 AND number > $2', [number]);
  await change(log, 'DELETE FROM audit_checkpoint WHERE tenant_id = $1 AND number > $2', [number]);
  const withHead = log.random.chance(0.5);
  if (withHead) {
    // The newest signature that fits what is left.
    const { rows } = await log.client.query(
      'SELECT * FROM audit_checkpoint WHERE tenant_id = $1 ORDER BY number DESC LIMIT 1',
      [log.tenantId],
    );
    const [checkpoint] = rows;
    await change(log, 'DELETE FROM audit_entry WHERE tenant_id = $1 AND number > $2', [
      checkpoint?.number ?? 0,
    ]);
    if (checkpoint) {
      await log.client.query(
        `UPDATE audit_chain SET number = $2, hash = $3, signed_at = $4, key_id = $5, signature = $6 WHERE tenant_id = $1`,
        [
          log.tenantId,
          checkpoint.number,
          checkpoint.hash,
          checkpoint.signed_at,
          checkpoint.key_id,
          checkpoint.signature,
        ],
      );
    } else await log.client.query('DELETE FROM audit_chain WHERE tenant_id = $1', [log.tenantId]);
  }
  return `truncate behind ${number}${withHead ? ', with the head' : ''}`;
}

/** Edits an entry and makes every hash fit; signs with a key that was made for it, or leaves the signatures. */
async function rechain(log: TamperedLog): Promise<string> {
  const from = anyNumber(log);
  await change(
    log,
    `UPDATE audit_entry SET action = action || '_x' WHERE tenant_id = $1 AND number = $2`,
    [from],
  );
  const [before] = await rowsOf(log, 'number = $2', from - 1);
  let hash = before?.hash ?? NO_HASH;
  const hashes = new Map<number, string>();
  for (const row of await rowsOf(log, 'number >= $2', from)) {
    const item = itemOf(row);
    hash = chainHash(hash, entryDigest(String(log.tenantId), item.number, item));
    hashes.set(item.number, hash);
  }
  await log.client.query(
    `UPDATE audit_entry e SET hash = s.hash FROM unnest($2::bigint[], $3::text[]) AS s (number, hash)
     WHERE e.tenant_id = $1 AND e.number = s.number`,
    [log.tenantId, [...hashes.keys()], [...hashes.values()]],
  );
  const ways = ['old signatures', 'an added key', 'a replaced key'] as const;
  const way = log.random.pick(ways);
  const signer = way === 'old signatures' ? null : await foreignKey(log, way === 'a replaced key');
  await resign(log, 'audit_chain', hashes, signer);
  await resign(log, 'audit_checkpoint', hashes, signer);
  return `rechain from ${from} with ${way}`;
}

type Signer = (text: string) => { keyId: string; signature: string };

/** A key that the master key of the installation has not sealed. */
async function foreignKey(
  log: TamperedLog,
  isReplacing: boolean,
): Promise<{ keyId: string; sign: Signer }> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const text = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  const keyId = keyIdOf(text);
  const signature = (content: string) =>
    sign(null, Buffer.from(content), privateKey).toString('base64');
  const { rows } = await log.client.query('SELECT * FROM audit_key ORDER BY position DESC LIMIT 1');
  const createdAt = new Date();
  const previousKeyId = isReplacing ? rows[0].previous_key_id : rows[0].key_id;
  const statement = keyStatement({ keyId, previousKeyId, createdAt: createdAt.toISOString() });
  await log.client.query(
    isReplacing
      ? `UPDATE audit_key SET key_id = $2, public_key = $3, previous_key_id = $4, created_at = $5, signature = $6
         WHERE position = $1`
      : `INSERT INTO audit_key (position, key_id, public_key, previous_key_id, created_at, signature, sealed_private_key)
         SELECT $1 + 1, $2, $3, $4, $5, $6, sealed_private_key FROM audit_key WHERE position = $1`,
    [rows[0].position, keyId, text, previousKeyId, createdAt, signature(statement)],
  );
  return { keyId, sign: (content) => ({ keyId, signature: signature(content) }) };
}

async function resign(
  log: TamperedLog,
  table: 'audit_chain' | 'audit_checkpoint',
  hashes: ReadonlyMap<number, string>,
  signer: { keyId: string; sign: Signer } | null,
): Promise<void> {
  const { rows } = await log.client.query(
    `SELECT number, signed_at FROM ${table} WHERE tenant_id = $1`,
    [log.tenantId],
  );
  for (const { number, signed_at: signedAt } of rows) {
    const hash = hashes.get(Number(number));
    if (hash === undefined) continue;
    const signed = signer?.sign(
      headStatement(String(log.tenantId), {
        number: Number(number),
        hash,
        at: signedAt.toISOString(),
        keyId: signer.keyId,
      }),
    );
    await log.client.query(
      `UPDATE ${table} SET hash = $3, key_id = coalesce($4, key_id), signature = coalesce($5, signature)
       WHERE tenant_id = $1 AND number = $2`,
      [log.tenantId, number, hash, signed?.keyId, signed?.signature],
    );
  }
}

async function change(
  { client, tenantId }: TamperedLog,
  sql: string,
  values: number[],
): Promise<void> {
  await client.query(sql, [tenantId, ...values]);
}

async function rowsOf(
  { client, tenantId }: TamperedLog,
  where: string,
  value: number,
): Promise<EntryRow[]> {
  const { rows } = await client.query<EntryRow>(
    `SELECT ${ENTRY_COLUMNS} FROM audit_entry WHERE tenant_id = $1 AND ${where} ORDER BY number`,
    [tenantId, value],
  );
  return rows;
}
