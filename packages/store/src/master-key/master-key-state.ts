import { hkdfSync } from 'node:crypto';
import type pg from 'pg';

/** Keys of 32 bytes. */
export interface MasterKeys {
  /** Seals from now on. */
  current: Buffer;
  /** Opens what is not sealed again yet; null when there is nothing of the kind. */
  previous: Buffer | null;
}

type Client = Pick<pg.ClientBase, 'query'>;

/** A database's record of the master key, and the progress of resealing. */
export interface MasterKeyState {
  keyId: string;
  previousKeyId: string | null;
  changedAt: Date;
  /** Every value is read until a whole pass finds none that needs the previous key. */
  pass: number;
  position: ResealPosition | null;
  /** Sealed values at the beginning of the pass; null: not counted yet. */
  total: number | null;
  done: number;
  resealed: number;
  /** Values that open under neither key: they were lost before. */
  unreadable: number;
  /**
   * When a full pass opened everything with the current key; null: the previous one is still needed.
   */
  verifiedAt: Date | null;
}

export interface ResealPosition {
  partition: number;
  /** `table.column`. */
  column: string;
  /** Key of the last value that is done, as texts; null: the column begins. */
  after: string[] | null;
}

/** The processes must not start with these keys. The message says what to do. */
export class MasterKeyRefused extends Error {
  override name = 'MasterKeyRefused';
}

/** Public name of a key. It is derived, and tells nothing about the key. */
export function masterKeyId(key: Buffer): string {
  return Buffer.from(hkdfSync('sha256', key, '', 'waybill master key id', 8)).toString('hex');
}

interface MasterKeyChange {
  /** Stores, in the same transaction, keys of hashes that must survive the change. */
  carry: () => Promise<void>;
  /**
   * Whether no key was recorded so far, there are sealed values, and the current key opens none of
   * them.
   */
  isForeign: boolean;
}

/**
 * Records which key seals from now on. All processes call it on start, in their own transaction; the
 * first one with a new key starts the change.
 *
 * @throws {MasterKeyRefused} for keys that would lose data.
 */
export async function adoptMasterKey(
  client: Client,
  keys: MasterKeys,
  { carry, isForeign }: MasterKeyChange,
): Promise<void> {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('master key', 0))`);
  const state = await readMasterKeyState(client);
  const current = masterKeyId(keys.current);
  const previous = keys.previous ? masterKeyId(keys.previous) : null;
  if (!state) {
    if (previous !== null) throw new MasterKeyRefused(FIRST_START);
    if (isForeign) throw new MasterKeyRefused(OTHER_KEY);
    await client.query(
      'INSERT INTO master_key (key_id, changed_at, verified_at) VALUES ($1, now(), now())',
      [current],
    );
    return;
  }
  if (state.keyId === current) {
    const isOpen = state.verifiedAt === null;
    if (isOpen && previous !== state.previousKeyId) throw new MasterKeyRefused(STILL_NEEDED);
    return;
  }
  if (state.keyId !== previous) throw new MasterKeyRefused(OTHER_KEY);
  if (state.verifiedAt === null) throw new MasterKeyRefused(TWO_CHANGES);
  await carry();
  await client.query(
    `UPDATE master_key SET key_id = $1, previous_key_id = key_id, changed_at = now(), pass = 1,
       position = NULL, total = NULL, done = 0, resealed = 0, unreadable = 0, verified_at = NULL`,
    [current],
  );
}

const FIRST_START =
  'Start once with the present master key alone. Then give the new key, and the present one as WAYBILL_MASTER_KEY_PREVIOUS.';
const STILL_NEEDED =
  'Some values are still sealed with the previous master key. Give it as WAYBILL_MASTER_KEY_PREVIOUS until "npx waybill master-key status" says that it can be removed.';
const OTHER_KEY =
  'The data was sealed with another master key. Start with that key, or give it as WAYBILL_MASTER_KEY_PREVIOUS to change to this one.';
const TWO_CHANGES =
  'The change to the present master key has not finished. Start with that key until "npx waybill master-key status" says that the previous one can be removed.';

interface StateRow {
  key_id: string;
  previous_key_id: string | null;
  changed_at: Date;
  pass: number;
  position: ResealPosition | null;
  total: string | null;
  done: string;
  resealed: string;
  unreadable: string;
  verified_at: Date | null;
}

/** Null before the first start with such a table. */
export async function readMasterKeyState(
  client: Client,
  lock: '' | 'FOR UPDATE SKIP LOCKED' = '',
): Promise<MasterKeyState | null> {
  const { rows } = await client.query<StateRow>(
    `SELECT key_id, previous_key_id, changed_at, pass, position, total, done, resealed, unreadable, verified_at
     FROM master_key ${lock}`,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    keyId: row.key_id,
    previousKeyId: row.previous_key_id,
    changedAt: row.changed_at,
    pass: row.pass,
    position: row.position,
    total: row.total === null ? null : Number(row.total),
    done: Number(row.done),
    resealed: Number(row.resealed),
    unreadable: Number(row.unreadable),
    verifiedAt: row.verified_at,
  };
}

export async function saveProgress(client: Client, state: MasterKeyState): Promise<void> {
  await client.query(
    `UPDATE master_key SET pass = $1, position = $2, total = $3, done = $4, resealed = $5,
       unreadable = $6, verified_at = $7`,
    [
      state.pass,
      state.position === null ? null : JSON.stringify(state.position),
      state.total,
      state.done,
      state.resealed,
      state.unreadable,
      state.verifiedAt,
    ],
  );
}
