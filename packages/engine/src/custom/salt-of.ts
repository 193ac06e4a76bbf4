import { valueHash } from './exact/value-hash.ts';

/** Salt for the hashes of a tenant’s templates. @param key the tenant’s, 32 bytes or more */
export function saltOf(key: Uint8Array): number {
  return valueHash(key).hash('document fingerprints')[0];
}
