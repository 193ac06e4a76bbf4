import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractHere } from '../testing/extract-here.ts';

const SAMPLE = 'Grüße: naïve café, €5, signed and sealed';

async function textOf(bytes: Uint8Array, mediaType?: string): Promise<string | undefined> {
  const { parts } = await extractHere(bytes, mediaType === undefined ? {} : { mediaType });
  return parts[0]?.text;
}

function utf16(text: string, isBig: boolean): Buffer {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

test('reads UTF-8, with and without a mark', async () => {
  expect(await textOf(Buffer.from(SAMPLE))).toBe(SAMPLE);
  expect(await textOf(Buffer.from(`\uFEFF${SAMPLE}`))).toBe(SAMPLE);
});

test.each([true, false])('reads UTF-16, big endian: %s, with and without a mark', async (isBig) => {
  expect(await textOf(utf16(`\uFEFF${SAMPLE}`, isBig))).toBe(SAMPLE);
  expect(await textOf(utf16(SAMPLE, isBig))).toBe(SAMPLE);
});

test('reads UTF-16 of other scripts by their blanks and digits', async () => {
  const text = 'Паспорт 4509 123456, выдан 12.03.2010 в городе Москва\n'.repeat(3);
  expect(await textOf(utf16(text, false))).toBe(text);
  expect(await textOf(utf16(text, true))).toBe(text);
});

test('reads Windows-1252 where nothing else is told, and the told charset where it is', async () => {
  expect(await textOf(Buffer.from('Stra\xdfe und caf\xe9 \x80', 'latin1'))).toBe(
    'Straße und café €',
  );
  const cyrillic = Buffer.from('\xcf\xf0\xe8\xe2\xe5\xf2, \xec\xe8\xf0', 'latin1');
  expect(await textOf(cyrillic, 'text/plain; charset=windows-1251')).toBe('Привет, мир');
});

test('a file cut inside a character is still UTF-8', async () => {
  const cut = Buffer.from(`${SAMPLE}é`).subarray(0, -1);
  expect(await textOf(cut)).toContain('naïve café');
});

test('bytes that are no text have a state and no text', async () => {
  const { state, reason, parts } = await extractHere(Buffer.from([1, 2, 3, 0, 0, 5, 6, 7, 200, 0]));
  expect({ state, reason, text: parts[0]?.text }).toEqual({
    state: 'unsupported',
    reason: 'unknown-type',
    text: '',
  });
});

test('any text comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.lorem({ maxCount: 50 }), fc.string({ unit: 'grapheme' }), async (a, b) => {
      const text = `${a} ${b.replaceAll(/\p{C}/gu, '')} end`.replaceAll(/[<{[%]/g, '');
      expect(await textOf(Buffer.from(text))).toBe(text);
    }),
    { numRuns: 100 },
  );
});
