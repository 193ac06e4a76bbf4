import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import type { Transaction } from '@waybill/store';
import {
  boxFor,
  SecretUnreadable,
  type KeyFor,
  type SecretPlace,
} from '../../../platform/secret-box.ts';
import type { AuditItemKey } from '../chain/audit-items.ts';
import { keyIdOf, keyStatement, signText } from '../chain/canonical.ts';

/** Purpose of the key that keys of the audit chain are sealed with. @published */
export const AUDIT_KEYS = 'audit signing keys';

/** What a sealed key is bound to; it belongs to no tenant. @published */
export function auditKeyPlace(keyId: string): SecretPlace {
  return { tenantId: 0, ownerId: keyId, fieldId: 'private key' };
}

/** The key that signs. */
export interface AuditSigner {
  keyId: string;
  /** Signature of a text, base64. */
  sign(text: string): string;
}

interface KeyRow extends Record<string, unknown> {
  position: number;
  key_id: string;
  public_key: string;
  sealed_private_key: Buffer | null;
  previous_key_id: string | null;
  created_at: Date;
  signature: string;
  previous_signature: string | null;
}

/** All public keys, the oldest first. */
export async function readAuditKeys(tx: Transaction): Promise<AuditItemKey[]> {
  const rows = await tx.query<KeyRow>('SELECT * FROM audit_key ORDER BY position');
  return rows.map((row) => ({
    kind: 'key',
    keyId: row.key_id,
    publicKey: row.public_key,
    previousKeyId: row.previous_key_id,
    createdAt: row.created_at.toISOString(),
    signature: row.signature,
    previousSignature: row.previous_signature,
  }));
}

/** The newest key; the first one is made here. Throws `SecretUnreadable` where the master key does not open it. */
export async function auditSigner(
  tx: Transaction,
  keyFor: KeyFor,
  now: number,
): Promise<AuditSigner> {
  const newest = await newestKey(tx);
  if (newest) return signerOf(newest, keyFor);
  await insertKey(tx, keyFor, { now, before: null });
  // Another process may have been first.
  const made = await newestKey(tx);
  if (!made) throw new Error('The key was not stored');
  return signerOf(made, keyFor);
}

/** Makes the key that signs from now on, and destroys the private half of the one before. @returns its id. */
export async function rotateAuditKey(
  tx: Transaction,
  keyFor: KeyFor,
  now: number,
): Promise<string> {
  const { keyId: beforeId } = await auditSigner(tx, keyFor, now);
  const before = await newestKey(tx, 'FOR UPDATE');
  if (!before || before.key_id !== beforeId) throw new Error('Another rotation is under way');
  const keyId = await insertKey(tx, keyFor, { now, before });
  await tx.query('UPDATE audit_key SET sealed_private_key = NULL WHERE position = $1', [
    before.position,
  ]);
  return keyId;
}

/** Ids of keys whose private half the master key of this installation opens: no one else can have made them. */
export async function ownKeyIds(tx: Transaction, keyFor: KeyFor): Promise<Set<string>> {
  const newest = await newestKey(tx);
  if (!newest) return new Set();
  try {
    signerOf(newest, keyFor);
    return new Set([newest.key_id]);
  } catch (error) {
    if (error instanceof SecretUnreadable) return new Set();
    throw error;
  }
}

async function newestKey(tx: Transaction, lock: '' | 'FOR UPDATE' = ''): Promise<KeyRow | null> {
  const [row] = await tx.query<KeyRow>(
    `SELECT * FROM audit_key ORDER BY position DESC LIMIT 1 ${lock}`,
  );
  return row ?? null;
}

function signerOf(row: KeyRow, keyFor: KeyFor): AuditSigner {
  const { key_id: keyId, sealed_private_key: sealed } = row;
  if (sealed === null) throw new SecretUnreadable();
  const privateKey = openKey(sealed, keyId, keyFor);
  if (publicTextOf(createPublicKey(privateKey)) !== row.public_key) throw new SecretUnreadable();
  return { keyId, sign: (text) => signText(privateKey, text) };
}

function openKey(sealed: Buffer, keyId: string, keyFor: KeyFor): KeyObject {
  const key = boxFor(keyFor, AUDIT_KEYS).openBytes(auditKeyPlace(keyId), sealed);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}

function publicTextOf(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64');
}

async function insertKey(
  tx: Transaction,
  keyFor: KeyFor,
  { now, before }: { now: number; before: KeyRow | null },
): Promise<string> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const publicText = publicTextOf(publicKey);
  const keyId = keyIdOf(publicText);
  const createdAt = new Date(now);
  const previousKeyId = before?.key_id ?? null;
  const statement = keyStatement({ keyId, previousKeyId, createdAt: createdAt.toISOString() });
  const sealed = boxFor(keyFor, AUDIT_KEYS).sealBytes(
    auditKeyPlace(keyId),
    privateKey.export({ format: 'der', type: 'pkcs8' }),
  );
  await tx.query(
    `INSERT INTO audit_key (position, key_id, public_key, sealed_private_key, previous_key_id,
       created_at, signature, previous_signature)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (position) DO NOTHING`,
    [
      (before?.position ?? 0) + 1,
      keyId,
      publicText,
      sealed,
      previousKeyId,
      createdAt,
      signText(privateKey, statement),
      before === null ? null : signerOf(before, keyFor).sign(statement),
    ],
  );
  return keyId;
}
