import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openKeyVault } from './key-vault.ts';

const masterKey = randomBytes(32);
const vault = openKeyVault(masterKey, 'P1');

test('opens what it sealed, and seals the same thing differently each time', () => {
  const plain = Buffer.from('a private key');
  const sealed = vault.seal(plain, 'kid');
  expect(vault.open(sealed, 'kid')).toEqual(plain);
  expect(vault.seal(plain, 'kid')).not.toEqual(sealed);
  expect(sealed.includes(plain)).toBe(false);
});

test('refuses another label, another master key and a changed bit', () => {
  const sealed = vault.seal(Buffer.from('a private key'), 'kid');
  expect(() => vault.open(sealed, 'other')).toThrow('unable to authenticate');
  expect(() => openKeyVault(randomBytes(32), 'P1').open(sealed, 'kid')).toThrow(
    'unable to authenticate',
  );
  for (const place of [0, 12, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => vault.open(changed, 'kid')).toThrow('unable to authenticate');
  }
});

test('derives the same management key again, and knows it from any other', () => {
  expect(openKeyVault(masterKey, 'P1').managementKey).toBe(vault.managementKey);
  expect(openKeyVault(masterKey, 'P2').managementKey).not.toBe(vault.managementKey);
  expect(vault.isManagementKey(vault.managementKey)).toBe(true);
  expect(vault.isManagementKey(`${vault.managementKey}x`)).toBe(false);
  expect(vault.isManagementKey('')).toBe(false);
  // Three dot-separated parts would look like a token to the bearer parser.
  expect(vault.managementKey).not.toContain('.');
});

test('refuses a master key of another length', () => {
  expect(() => openKeyVault(randomBytes(16), 'P1')).toThrow('32 bytes');
});
