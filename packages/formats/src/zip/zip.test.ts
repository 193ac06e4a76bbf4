import { buildZip } from '@waybill/testkit/build-zip';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inflateEntry, ZipError } from './inflate-entry.ts';
import { openZip } from './open-zip.ts';

const MOST = 1024 * 1024;

function faultOf(archive: Uint8Array, most = MOST): string | null {
  const [entry] = openZip(archive, 10).entries;
  try {
    if (entry) inflateEntry(entry, most);
    return null;
  } catch (error) {
    return error instanceof ZipError ? error.fault : 'another error';
  }
}

test('reads back what was written', () => {
  const name = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' });
  const file = fc.record({ name, content: fc.uint8Array(), isStored: fc.boolean() });
  fc.assert(
    fc.property(fc.array(file, { minLength: 1, maxLength: 8 }), (files) => {
      const { entries, isDamaged } = openZip(buildZip(files), files.length);
      expect(isDamaged).toBe(false);
      expect(entries.every(({ isListed }) => isListed)).toBe(true);
      const contents = entries.map((entry) => Uint8Array.from(inflateEntry(entry, MOST)));
      expect(contents).toEqual(files.map(({ content }) => Uint8Array.from(content)));
    }),
  );
});

test('marks entries that the directory does not list', () => {
  const hidden = buildZip([{ name: 'hidden', content: 'text' }]);
  const before = hidden.subarray(0, hidden.indexOf('PK\x01\x02'));
  const { entries } = openZip(Buffer.concat([before, buildZip([{ name: 'a', content: 'b' }])]), 10);
  expect(entries.map(({ name, isListed }) => [name, isListed])).toEqual([
    ['a', true],
    ['hidden', false],
  ]);
});

test('lists one entry more than asked for, and no further ones', () => {
  const files = Array.from({ length: 9 }, (_, index) => ({ name: `${index}`, content: 'a' }));
  expect(openZip(buildZip(files), 3).entries).toHaveLength(4);
});

test('an entry ends at the limit, whatever size the archive claims', () => {
  const content = Buffer.alloc(2 * MOST);
  expect(faultOf(buildZip([{ name: 'a', content, claimed: 10 }]))).toBe('too-large');
  expect(faultOf(buildZip([{ name: 'a', content, isStored: true }]))).toBe('too-large');
  expect(faultOf(buildZip([{ name: 'a', content }]), 2 * MOST)).toBeNull();
  expect(faultOf(buildZip([{ name: 'a', content: 'b', isEncrypted: true }]))).toBe('encrypted');
  expect(faultOf(buildZip([{ name: 'a', content: 'b', method: 97 }]))).toBe('unknown-compression');
});

test('of an entry that ends early there is what it has, where that is asked for', () => {
  const whole = buildZip([{ name: 'a', content: 'words of a text '.repeat(100) }]);
  const [entry] = openZip(whole, 1).entries;
  if (!entry) throw new Error('No entry');
  const cut = { ...entry, packed: entry.packed.subarray(0, entry.packed.length - 4) };
  expect(() => inflateEntry(cut, MOST)).toThrow(new ZipError('malformed'));
  expect(Buffer.from(inflateEntry(cut, MOST, true)).toString()).toContain('words of a text');
});

test('any bytes end in a list of entries inside them', () => {
  const whole = buildZip([
    { name: 'a.txt', content: 'text '.repeat(20) },
    { name: 'b', content: 'stored', isStored: true },
  ]);
  const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), fc.nat(whole.length), (changes, length) => {
      const bytes = Uint8Array.from(whole);
      for (const [at, byte] of changes) bytes[at] = byte;
      for (const entry of openZip(bytes.subarray(0, length), 10).entries) {
        expect(entry.packed.length).toBeLessThanOrEqual(length);
      }
    }),
  );
});
