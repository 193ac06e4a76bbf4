import { pbkdf2Sync } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { expect, test } from 'vitest';
import { decoyLike, readImportedHash, verifyImported } from './imported-hash.ts';

const PASSWORD = 'violet hărbour 42';
const salt = Buffer.from('sixteen bytes ok');

function derived(iterations: number, bytes: number, digest: string): string {
  return pbkdf2Sync(PASSWORD, salt, iterations, bytes, digest).toString('base64');
}

const pbkdf2 = {
  hash: derived(1000, 32, 'sha256'),
  salt: salt.toString('base64'),
  iterations: 1000,
  type: 'sha256',
};

async function argon2Parts() {
  const cost = { memoryCost: 1024, timeCost: 2, parallelism: 2 };
  const encoded = await argon2(PASSWORD, { ...cost, salt });
  return { encoded, hash: encoded.split('$').at(-1) ?? '' };
}

test('knows the password of a bcrypt hash, whichever of the three prefixes it has', async () => {
  const hash = await bcrypt(PASSWORD, 4);
  for (const prefix of ['$2a', '$2b', '$2y']) {
    const stored = readImportedHash({ bcrypt: { hash: prefix + hash.slice(prefix.length) } });
    expect(await verifyImported(stored, PASSWORD)).toBe(true);
    expect(await verifyImported(stored, `${PASSWORD}!`)).toBe(false);
  }
});

test('knows the password of an argon2 hash, in parts or encoded', async () => {
  const { encoded, hash } = await argon2Parts();
  const parts = { hash, salt: salt.toString('base64'), iterations: 2, memory: 1024, threads: 2 };
  for (const given of [{ hash: encoded }, parts]) {
    const stored = readImportedHash({ argon2: given });
    expect(await verifyImported(stored, PASSWORD)).toBe(true);
    expect(await verifyImported(stored, PASSWORD.toUpperCase())).toBe(false);
  }
});

test.each([
  ['sha1', 20],
  ['sha1', 40],
  ['sha256', 32],
  ['sha512', 64],
])('knows the password of a pbkdf2 hash with %s and %i bytes', async (type, bytes) => {
  const stored = readImportedHash({
    pbkdf2: { ...pbkdf2, type, hash: derived(1000, bytes, type) },
  });
  expect(await verifyImported(stored, PASSWORD)).toBe(true);
  expect(await verifyImported(stored, 'another')).toBe(false);
});

test('compares what was typed as it is: other systems did not normalise it', async () => {
  const stored = readImportedHash({ pbkdf2 });
  expect(await verifyImported(stored, PASSWORD.normalize('NFD'))).toBe(false);
});

const bcryptOf = (cost: string) => ({ bcrypt: { hash: `$2b$${cost}$${'a'.repeat(53)}` } });
const argon2Of = (m: number, t: number, p: number) => ({
  argon2: { hash: 'A'.repeat(43), salt: 'A'.repeat(22), memory: m, iterations: t, threads: p },
});

test.each([
  ['nothing', {}, 'must name an algorithm'],
  ['a text', 'x', 'must be an object'],
  ['another algorithm', { md5: { hash: 'x' } }, 'must be bcrypt, argon2 or pbkdf2'],
  ['two algorithms', { ...bcryptOf('10'), pbkdf2 }, 'one algorithm only'],
  ['a bcrypt hash that is cut', { bcrypt: { hash: '$2b$10$x' } }, 'not well-formed'],
  ['bcrypt at too high a cost', bcryptOf('14'), 'must be 4 to 13'],
  ['bcrypt at no cost', bcryptOf('03'), 'must be 4 to 13'],
  ['argon2 with too much memory', argon2Of(65_537, 1, 1), 'at most 262144 KiB'],
  ['argon2 with too many iterations', argon2Of(1024, 11, 1), 'at most 262144 KiB'],
  ['argon2 with too many threads', argon2Of(1024, 1, 17), 'at most 262144 KiB'],
  ['argon2 with too much of both', argon2Of(65_536, 5, 1), 'at most 262144 KiB'],
  ['argon2 with too little memory', argon2Of(8, 1, 2), 'at most 262144 KiB'],
  ['argon2 without a salt', { argon2: { hash: 'A'.repeat(43) } }, 'needs "salt"'],
  ['argon2 of an odd kind', { argon2: { hash: '$argon2d$v=19$m=1' } }, 'not well-formed'],
  ['too few iterations', { pbkdf2: { ...pbkdf2, iterations: 999 } }, '1000 to 1000000'],
  ['too many iterations', { pbkdf2: { ...pbkdf2, iterations: 1_000_001 } }, '1000 to 1000000'],
  [
    'too many blocks',
    { pbkdf2: { ...pbkdf2, iterations: 600_000, hash: Buffer.alloc(64).toString('base64') } },
    '1000 to 1000000',
  ],
  ['no base64', { pbkdf2: { ...pbkdf2, salt: '%%%' } }, 'must be base64'],
  ['another digest', { pbkdf2: { ...pbkdf2, type: 'md5' } }, 'sha1, sha256 or sha512'],
])('refuses %s', (_what, given, why) => {
  expect(() => readImportedHash(given)).toThrow(why);
});

test('a decoy is checked as a hash of its kind, and no password opens it', async () => {
  const { encoded } = await argon2Parts();
  for (const given of [
    { bcrypt: { hash: await bcrypt(PASSWORD, 4) } },
    { argon2: { hash: encoded } },
    { pbkdf2 },
  ]) {
    const stored = readImportedHash(given);
    const kind = /^imported:(\$2.\$\d+|\$argon2id\$v=19\$[^$]+|\$pbkdf2-\w+\$[^$]+)/.exec(
      stored,
    )?.[1];
    const decoy = decoyLike(kind ?? '');
    expect(decoy.slice(0, `imported:${kind}`.length)).toBe(`imported:${kind}`);
    expect(await verifyImported(decoy, PASSWORD)).toBe(false);
  }
});
