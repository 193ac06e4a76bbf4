import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base58Payload } from './base58-check.ts';
import { hasBech32Checksum } from './bech32.ts';
import { sha256 } from './sha-256.ts';

test('the digest is the one that Node computes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(Buffer.from(sha256(bytes))).toEqual(createHash('sha256').update(bytes).digest());
    }),
  );
});

test('addresses of both alphabets give their payload', () => {
  // The first Bitcoin address (block 0) and XRP’s ACCOUNT_ZERO, as published.
  expect(base58Payload('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')?.length).toBe(21);
  expect(base58Payload('rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'ripple')?.length).toBe(21);
});

test('a wrong letter leaves no payload', () => {
  expect(base58Payload('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toBeNull();
  expect(base58Payload('1A1zP1eP5QGefi2DMPTfTL5SLmv7Divf0a')).toBeNull();
  expect(base58Payload('')).toBeNull();
  expect(base58Payload('1'.repeat(500))).toBeNull();
});

test('valid strings of the proposals hold, in either case but not in both', () => {
  // BIP 173 and BIP 350, “Test vectors”.
  expect(hasBech32Checksum('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(true);
  expect(hasBech32Checksum('bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0')).toBe(
    true,
  );
  expect(hasBech32Checksum('Bc1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toBe(false);
  expect(hasBech32Checksum('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toBe(false);
  expect(hasBech32Checksum('bc1')).toBe(false);
});
