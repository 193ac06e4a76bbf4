import { createHash, pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify as verifyArgon2 } from '@node-rs/argon2';
import { verify as verifyBcrypt } from '@node-rs/bcrypt';
import { z } from 'zod';
import { optionalText, parseFields, requiredText } from '../wire/fields.ts';
import { invalid } from '../wire/wire-error.ts';

const derive = promisify(pbkdf2);

/** Precedes hashes of other systems in the database; the generated column of migration 22 reads it. */
const MARK = 'imported:';

/**
 * Accepted costs. Strangers can trigger computing the hash of an imported account, so one must take no
 * longer than about 0.4 s and 64 MiB.
 */
const BCRYPT_COST = { min: 4, max: 13 };
const ARGON2_MAX = {
  iterations: 10,
  memoryKb: 65_536,
  threads: 16,
  memoryTimesIterations: 262_144,
};
const PBKDF2_MAX_ROUNDS = 1_000_000;
const PBKDF2_MIN_ITERATIONS = 1000;
const DIGEST_BYTES = { sha1: 20, sha256: 32, sha512: 64 } as const;

const BCRYPT = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2id?\$v=19\$m=(\d{1,8}),t=(\d{1,4}),p=(\d{1,3})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/;
const PBKDF2 =
  /^\$pbkdf2-(sha1|sha256|sha512)\$i=(\d+),l=(\d+)\$([A-Za-z0-9+/]*)\$([A-Za-z0-9+/]+)$/;

const wholeNumber = (name: string) => {
  const error = `"${name}" must be a whole number of at least 1`;
  return z.number({ error }).int({ error }).min(1, { error });
};

/** As client libraries send one; exactly one algorithm. Bytes are in base64. */
const HashedPassword = z.object(
  {
    bcrypt: z.object({ hash: requiredText('hash') }).nullish(),
    argon2: z
      .object({
        /** The bytes, or the whole encoded form, which has the other fields in it. */
        hash: requiredText('hash'),
        salt: optionalText('salt'),
        iterations: wholeNumber('iterations').nullish(),
        memory: wholeNumber('memory').nullish(),
        threads: wholeNumber('threads').nullish(),
      })
      .nullish(),
    pbkdf2: z
      .object({
        hash: requiredText('hash'),
        salt: requiredText('salt'),
        iterations: wholeNumber('iterations'),
        type: z.enum(['sha1', 'sha256', 'sha512'], {
          error: '"type" must be sha1, sha256 or sha512',
        }),
      })
      .nullish(),
  },
  { error: '"hashedPassword" must be an object' },
);
type HashedPassword = z.infer<typeof HashedPassword>;

/**
 * An imported password hash in stored form. Throws E011003 for an unsupported algorithm, a malformed
 * hash and a cost outside of the limits.
 */
export function readImportedHash(given: unknown): string {
  const hashed = parseFields(HashedPassword, given);
  const named = Object.keys(given ?? {});
  const [kind, ...others] = named;
  if (others.length > 0) throw invalid('"hashedPassword" must have one algorithm only');
  if (hashed.bcrypt) return MARK + bcryptHash(hashed.bcrypt.hash);
  if (hashed.argon2) return MARK + argon2Hash(hashed.argon2);
  if (hashed.pbkdf2) return MARK + pbkdf2Hash(hashed.pbkdf2);
  throw invalid(
    kind === undefined
      ? '"hashedPassword" must name an algorithm'
      : '"hashedPassword" must be bcrypt, argon2 or pbkdf2',
  );
}

/** Whether the stored hash comes from another system. */
export function isImported(stored: string): boolean {
  return stored.startsWith(MARK);
}

/** Whether the password, exactly as typed, matches an imported hash. */
export async function verifyImported(stored: string, password: string): Promise<boolean> {
  const hash = stored.slice(MARK.length);
  if (hash.startsWith('$2')) return verifyBcrypt(password, hash);
  if (hash.startsWith('$argon2')) return verifyArgon2(hash, password);
  const [, digest = '', iterations, , salt = '', expected = ''] = PBKDF2.exec(hash) ?? [];
  const wanted = Buffer.from(expected, 'base64');
  const rounds = Number(iterations);
  const found = await derive(password, Buffer.from(salt, 'base64'), rounds, wanted.length, digest);
  return timingSafeEqual(found, wanted);
}

/** A hash of the same algorithm and cost that no one knows a password of. */
export function decoyLike(importedAs: string): string {
  const filler = createHash('sha512').update(importedAs).digest();
  if (importedAs.startsWith('$2')) return `${MARK}${importedAs}$${'.'.repeat(53)}`;
  const salt = plainBase64(filler.subarray(0, 16));
  const length = Number(/,l=(\d+)$/.exec(importedAs)?.[1] ?? 32);
  return `${MARK}${importedAs}$${salt}$${plainBase64(filler.subarray(0, length))}`;
}

function bcryptHash(hash: string): string {
  const cost = Number(BCRYPT.exec(hash)?.[1]);
  if (Number.isNaN(cost)) throw invalid('The bcrypt hash is not well-formed');
  if (cost < BCRYPT_COST.min || cost > BCRYPT_COST.max) {
    throw invalid(`The cost of bcrypt must be ${BCRYPT_COST.min} to ${BCRYPT_COST.max}`);
  }
  return hash;
}

function argon2Hash(given: NonNullable<HashedPassword['argon2']>): string {
  const encoded = given.hash.startsWith('$') ? given.hash : encodedArgon2(given);
  const [, memory, iterations, threads] = (ARGON2.exec(encoded) ?? []).map(Number);
  if (memory === undefined || iterations === undefined || threads === undefined) {
    throw invalid('The argon2 hash is not well-formed');
  }
  const { iterations: most, memoryKb, threads: lanes, memoryTimesIterations } = ARGON2_MAX;
  const isWithin =
    isBetween(iterations, 1, most) &&
    isBetween(threads, 1, lanes) &&
    isBetween(memory, 8 * threads, memoryKb) &&
    memory * iterations <= memoryTimesIterations;
  if (!isWithin) {
    throw invalid(
      `argon2 may have ${most} iterations, ${memoryKb} KiB and ${lanes} threads, with at most ${memoryTimesIterations} KiB in all iterations`,
    );
  }
  return encoded;
}

function isBetween(value: number, least: number, most: number): boolean {
  return value >= least && value <= most;
}

function encodedArgon2({ hash, salt, iterations, memory, threads }: Argon2Parts): string {
  if (!salt || !iterations || !memory || !threads) {
    throw invalid('argon2 needs "salt", "iterations", "memory" and "threads"');
  }
  const cost = `m=${memory},t=${iterations},p=${threads}`;
  return `$argon2id$v=19$${cost}$${plainBase64(bytesOf('salt', salt))}$${plainBase64(bytesOf('hash', hash))}`;
}

type Argon2Parts = NonNullable<HashedPassword['argon2']>;

function pbkdf2Hash({
  hash,
  salt,
  iterations,
  type,
}: NonNullable<HashedPassword['pbkdf2']>): string {
  const bytes = bytesOf('hash', hash);
  if (bytes.length < 16 || bytes.length > 64) {
    throw invalid('The pbkdf2 hash must have 16 to 64 bytes');
  }
  const rounds = iterations * Math.ceil(bytes.length / DIGEST_BYTES[type]);
  if (iterations < PBKDF2_MIN_ITERATIONS || rounds > PBKDF2_MAX_ROUNDS) {
    throw invalid(
      `pbkdf2 may have ${PBKDF2_MIN_ITERATIONS} to ${PBKDF2_MAX_ROUNDS} iterations, counted for each block of the hash`,
    );
  }
  const encodedSalt = plainBase64(bytesOf('salt', salt));
  return `$pbkdf2-${type}$i=${iterations},l=${bytes.length}$${encodedSalt}$${plainBase64(bytes)}`;
}

/** Base64 in either alphabet, padded or not. */
function bytesOf(name: string, text: string): Buffer {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw invalid(`"${name}" must be base64`);
  return Buffer.from(text, 'base64');
}

function plainBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
