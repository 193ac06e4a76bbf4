import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createCostlyWork } from '../costly/costly-work.ts';
import { createPasswordHasher } from './password-hasher.ts';

const costly = createCostlyWork();
const hasher = await createPasswordHasher(costly);
const caller = { group: '192.0.2.1', member: '' };

test('hashes with argon2id at the agreed cost', async () => {
  const stored = await hasher.hash(caller, 'violet harbour 42');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(parseOptions(stored)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test('knows the password from another one, in any Unicode form', async () => {
  const stored = await hasher.hash(caller, 'Zürich-Löwe 7');
  expect(await hasher.verify(caller, stored, 'Zürich-Löwe 7'.normalize('NFD'))).toBe(true);
  expect(await hasher.verify(caller, stored, 'Zurich-Lowe 7')).toBe(false);
});

test('answers false without a hash, also for the decoy’s own password', async () => {
  expect(await hasher.verify(caller, null, 'no password opens this')).toBe(false);
});

test('counts known and unknown alike, and refuses an address of which too many wait', async () => {
  const before = costly.begun().get('hash') ?? 0;
  const asked = Array.from({ length: 45 }, () => hasher.verify(caller, null, 'wrong'));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ reason: { status: 429, retryAfter: 2 } });
  expect(costly.begun().get('hash')).toBe(before + 42);
});
