import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/** The minimum of RFC 7677. Passwords are 256 random bits, so more rounds would add nothing. */
const ITERATIONS = 4096;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/**
 * The form in which PostgreSQL stores a password (RFC 5803). Statements carry it instead of the password,
 * so the password never reaches a server log. The password must be printable ASCII.
 */
export function scramVerifier(password: string, salt: Buffer = randomBytes(SALT_BYTES)): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, HASH_BYTES, 'sha256');
  const keyOf = (name: string): Buffer => createHmac('sha256', salted).update(name).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest('base64');
  const serverKey = keyOf('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
