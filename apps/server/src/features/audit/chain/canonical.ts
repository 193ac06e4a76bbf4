import {
  createHash,
  createPublicKey,
  randomBytes,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import { ERASABLE_FIELDS, type ErasableField } from '@waybill/contract';
import type { AuditItemEntry, AuditItemKey, AuditItemStub } from './audit-items.ts';

/** Hash before the first entry. */
export const NO_HASH = '0'.repeat(64);

const SALT_BYTES = 16;

/** What the chain holds of an entry, besides number and hash. */
export type EntryContent = Omit<AuditItemEntry, 'kind' | 'number' | 'hash'>;

/**
 * The canonical form: a JSON array of strings and nulls without white space, as `JSON.stringify` (and RFC 8785)
 * writes it, in UTF-8. `docs/guides/audit.md` describes it for third parties.
 */
function canonical(parts: readonly (string | null)[]): string {
  return JSON.stringify(parts);
}

/** In hexadecimal. */
export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Salts and digests of the values that can be erased later. Null values have neither. */
export function digestsOf(values: Readonly<Record<ErasableField, string | null>>): {
  salts: AuditItemEntry['salts'];
  digests: AuditItemEntry['digests'];
} {
  const salts: AuditItemEntry['salts'] = {};
  const digests: AuditItemEntry['digests'] = {};
  for (const field of ERASABLE_FIELDS) {
    const value = values[field];
    if (value === null) continue;
    const salt = randomBytes(SALT_BYTES).toString('hex');
    salts[field] = salt;
    digests[field] = valueDigest(salt, value);
  }
  return { salts, digests };
}

/** SHA-256 over the bytes of the salt and the value in UTF-8. */
export function valueDigest(salt: string, value: string): string {
  return createHash('sha256').update(Buffer.from(salt, 'hex')).update(value, 'utf8').digest('hex');
}

/** Digest of an entry at its place. */
export function entryDigest(tenantId: string, number: number, entry: EntryContent): string {
  return sha256(
    canonical([
      'waybill-audit-entry-1',
      tenantId,
      String(number),
      entry.seq,
      entry.at,
      entry.actorId,
      entry.impersonatorId,
      entry.action,
      entry.target,
      entry.requestId,
      entry.eventKey,
      ...ERASABLE_FIELDS.map((field) => entry.digests[field] ?? null),
    ]),
  );
}

/** Hash of the chain with one more entry: over both hashes as hexadecimal text. */
export function chainHash(previous: string, digest: string): string {
  return sha256(previous + digest);
}

/** What a checkpoint and the head sign. */
export function headStatement(
  tenantId: string,
  { number, hash, at, keyId }: { number: number; hash: string; at: string; keyId: string },
): string {
  return canonical(['waybill-audit-checkpoint-1', tenantId, String(number), hash, at, keyId]);
}

/** What a stub signs. */
export function stubStatement(
  tenantId: string,
  stub: Omit<AuditItemStub, 'kind' | 'signature'>,
): string {
  const { number, hash, entries, newestAt, at, keyId } = stub;
  return canonical([
    'waybill-audit-stub-1',
    tenantId,
    String(number),
    hash,
    String(entries),
    newestAt,
    at,
    keyId,
  ]);
}

/** What a key and the key before it sign. */
export function keyStatement(
  key: Pick<AuditItemKey, 'keyId' | 'previousKeyId' | 'createdAt'>,
): string {
  return canonical(['waybill-audit-key-1', key.keyId, key.previousKeyId, key.createdAt]);
}

/** Ed25519, as base64. */
export function signText(privateKey: KeyObject, text: string): string {
  return sign(null, Buffer.from(text, 'utf8'), privateKey).toString('base64');
}

/** False also for a key or a signature that is none. */
export function isSigned(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({
      key: Buffer.from(publicKey, 'base64'),
      format: 'der',
      type: 'spki',
    });
    return (
      key.asymmetricKeyType === 'ed25519' &&
      verify(null, Buffer.from(text, 'utf8'), key, Buffer.from(signature, 'base64'))
    );
  } catch {
    return false;
  }
}

/** Name of a public key: SHA-256 of its DER. */
export function keyIdOf(publicKey: string): string {
  return sha256(Buffer.from(publicKey, 'base64'));
}
