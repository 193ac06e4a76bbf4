import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = await createPasswordHasher();

test('hashes with argon2id at the agreed cost', async () => {
  const stored = await hasher.hash('violet harbour 42');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('knows the password from another one, in any Unicode form', async () => {
  const stored = await hasher.hash('Zürich-Löwe 7');
  expect(await hasher.verify(stored, 'Zürich-Löwe 7'.normalize('NFD'))).toBe(true);
  expect(await hasher.verify(stored, 'Zurich-Lowe 7')).toBe(false);
});

test('answers false without a hash, also for the decoy’s own password', async () => {
  expect(await hasher.verify(null, 'no password opens this')).toBe(false);
});
