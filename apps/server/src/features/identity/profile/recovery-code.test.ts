import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newRecoveryCode, recoveryCodeHash } from './recovery-code.ts';

const key = randomBytes(32);
const owner = { tenantId: 1, userId: 'U1' };

test('a code has 120 random bits and can be read in one way', () => {
  const codes = Array.from({ length: 200 }, newRecoveryCode);
  expect(
    codes.filter((code) => !/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/.test(code)),
  ).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('it is the same however it is typed', () => {
  const hash = recoveryCodeHash(key, owner, 'A0B1-C2D3-E4F5');
  for (const typed of ['a0b1c2d3e4f5', ' AOBI C2D3 E4F5 ', 'aob1–c2d3–e4f5']) {
    expect(recoveryCodeHash(key, owner, typed)).toEqual(hash);
  }
});

test('it is nobody else’s', () => {
  const code = newRecoveryCode();
  const hashes = [
    recoveryCodeHash(key, owner, code),
    recoveryCodeHash(key, { ...owner, userId: 'U2' }, code),
    recoveryCodeHash(key, { ...owner, tenantId: 2 }, code),
    recoveryCodeHash(randomBytes(32), owner, code),
  ];
  expect(new Set(hashes.map((hash) => hash.toString('hex'))).size).toBe(4);
});
