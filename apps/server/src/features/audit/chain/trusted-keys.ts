import type { AuditItemKey } from './audit-items.ts';
import { isSigned, keyIdOf, keyStatement } from './canonical.ts';

/**
 * Public keys by id that hang on keys the reader trusts: a trusted key vouches for the one before, whose id it
 * signed, and for the one after, which it signed when that was made.
 *
 * @param trusted ids; null trusts every key that signed itself, for readers who have no id from elsewhere.
 */
export function trustedKeys(
  keys: readonly AuditItemKey[],
  trusted: ReadonlySet<string> | null,
): Map<string, string> {
  const sound = keys.filter(isSound);
  const byId = new Map(sound.map((key) => [key.keyId, key]));
  const known = new Map<string, string>();
  const waiting = sound.filter(({ keyId }) => trusted === null || trusted.has(keyId));
  for (let key = waiting.pop(); key; key = waiting.pop()) {
    const { keyId, publicKey, previousKeyId } = key;
    if (known.has(keyId)) continue;
    known.set(keyId, publicKey);
    const before = previousKeyId === null ? undefined : byId.get(previousKeyId);
    if (before) waiting.push(before);
    waiting.push(...sound.filter((next) => isVouchedFor(next, keyId, publicKey)));
  }
  return known;
}

function isSound(key: AuditItemKey): boolean {
  return (
    keyIdOf(key.publicKey) === key.keyId &&
    isSigned(key.publicKey, keyStatement(key), key.signature)
  );
}

function isVouchedFor(next: AuditItemKey, keyId: string, publicKey: string): boolean {
  return (
    next.previousKeyId === keyId &&
    next.previousSignature !== null &&
    isSigned(publicKey, keyStatement(next), next.previousSignature)
  );
}
