import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { CollectFailure } from '../collect-failure.ts';

/**
 * A JSON Web Token signed with an RSA key (RS256), valid for ten minutes from now on (epoch
 * milliseconds).
 */
export function signJwt(
  claims: Readonly<Record<string, string>>,
  key: KeyObject,
  now: number,
  keyId?: string,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId !== undefined && { kid: keyId }) };
  return new SignJWT({ ...claims })
    .setProtectedHeader(header)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 600)
    .sign(key);
}

/** The RSA key in a PEM text, with its passphrase where it is encrypted. Throws `config_invalid`. */
export function rsaKey(pem: string, passphrase = ''): KeyObject {
  // Forms and environments flatten line ends into two characters.
  const text = pem.replaceAll(String.raw`\n`, '\n').trim();
  try {
    const key = createPrivateKey({ key: text, ...(passphrase !== '' && { passphrase }) });
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Said below; what the parser says could hold parts of the key.
  }
  throw new CollectFailure('config_invalid', 'The private key cannot be read.');
}
