import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { calculateJwkThumbprint, exportJWK, type JWK } from 'jose';

export type SigningAlgorithm = 'RS256' | 'ES256';

/**
 * `session`: validated by whoever trusts this provider, so its algorithm is the operator's choice.
 * `refresh`: presented to this provider alone.
 */
export type KeyPurpose = 'session' | 'refresh';

/** As strong as 128 bits of a symmetric key: NIST SP 800-57, part 1, table 2. */
const MODULUS_BITS = 3072;

/** A key pair: its id (RFC 7638 thumbprint), the public key as it is published, the private PKCS #8. */
export async function makeSigningKey(
  algorithm: SigningAlgorithm,
): Promise<{ kid: string; publicJwk: JWK; pkcs8: Buffer }> {
  const { publicKey, privateKey } =
    algorithm === 'RS256'
      ? await promisify(generateKeyPair)('rsa', { modulusLength: MODULUS_BITS })
      : await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const bare = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(bare);
  return {
    kid,
    publicJwk: { ...bare, kid, alg: algorithm, use: 'sig' },
    pkcs8: privateKey.export({ type: 'pkcs8', format: 'der' }),
  };
}
