import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { secretBox, SecretUnreadable } from './secret-box.ts';

const box = secretBox(randomBytes(32));
const place = { tenantId: 1, ownerId: 'a', fieldId: 'token' };

test('opens what it sealed, which is never the same twice', () => {
  const text = 'geheim – 秘密';
  const sealed = box.seal(place, text);
  expect(box.open(place, sealed)).toBe(text);
  expect(sealed.includes(Buffer.from(text))).toBe(false);
  expect(box.seal(place, text).equals(sealed)).toBe(false);
});

test.each([
  ['another tenant', { ...place, tenantId: 2 }],
  ['another owner', { ...place, ownerId: 'b' }],
  ['another field', { ...place, fieldId: 'secret' }],
])('does not open for %s', (_name, other) => {
  const sealed = box.seal(place, 'text');
  expect(() => box.open(other, sealed)).toThrow(SecretUnreadable);
});

test('does not open what was changed, cut off or sealed with another key', () => {
  const sealed = box.seal(place, 'text');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => box.open(place, changed)).toThrow(SecretUnreadable);
  expect(() => box.open(place, sealed.subarray(0, 20))).toThrow(SecretUnreadable);
  expect(() => box.open(place, Buffer.from(`\u0002${'x'.repeat(40)}`))).toThrow(SecretUnreadable);
  expect(() => secretBox(randomBytes(32)).open(place, sealed)).toThrow(SecretUnreadable);
});
