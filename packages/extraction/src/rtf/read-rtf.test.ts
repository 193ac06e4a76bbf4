import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extractHere, spacedText } from '../testing/extract-here.ts';

async function textOf(rtf: string): Promise<string> {
  return spacedText(await extractHere(Buffer.from(rtf, 'latin1')));
}

test('paragraphs, cells and characters by name', async () => {
  expect(
    await textOf('{\\rtf1\\ansi One\\par two\\cell three\\row \\ldblquote four\\rdblquote}'),
  ).toBe('One two three “four”');
});

test.each([
  ["{\\rtf1\\ansi\\ansicpg1250 ZA\\'afO}", 'ZAŻO'],
  ["{\\rtf1\\ansi{\\fonttbl{\\f1\\fcharset204 A;}}\\f1 \\'cf\\'f0}", 'Пр'],
  ["{\\rtf1\\ansi{\\fonttbl{\\f1\\fcharset128 A;}}\\f1 \\'93\\'fa\\'96\\'7b}", '日本'],
  ["{\\rtf1\\pc \\'81}", 'ü'],
  ['{\\rtf1\\uc1 a\\u233 ?b\\u-10179?\\u-8704?}', 'aéb😀'],
  ["{\\rtf1\\uc2 \\u8364\\'80\\'80x}", '€x'],
])('code pages and characters by number: %s', async (rtf, text) => {
  expect(await textOf(rtf)).toBe(text);
});

test('looks are left out; notes, comments, properties and link targets are not', async () => {
  const rtf =
    '{\\rtf1{\\stylesheet{\\s1 Heading;}}{\\info{\\title T}}{\\*\\generator G;}body{\\footnote note}{\\*\\annotation said}{\\field{\\*\\fldinst HYPERLINK "http://x.example"}{\\fldrslt shown}}{\\pict ffd8}}';
  const text = await textOf(rtf);
  expect(text).toMatch(/^T body ?note said shown HYPERLINK "http:\/\/x\.example"$/);
});

test('an embedded object is a part of its own', async () => {
  const data = Buffer.concat([
    Buffer.from([1, 5, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0]),
    Buffer.from('Text\0'),
    Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0]),
    Buffer.from('inner secret'),
  ]);
  const { parts } = await extractHere(
    Buffer.from(`{\\rtf1 outer{\\object{\\*\\objdata ${data.toString('hex')}}}}`),
  );
  expect(parts.map(({ text }) => text)).toEqual(['outer', 'inner secret']);
});

test('any sequence of marks is read to its end', async () => {
  const piece = fc.constantFrom(
    '{',
    '}',
    '\\par ',
    "\\'e9",
    '\\u233?',
    '\\*',
    '\\bin5 ',
    '\\uc9 ',
    'a',
    '\\',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 80 }), async (pieces) => {
      const { parts } = await extractHere(Buffer.from(`{\\rtf1 ${pieces.join('')}`));
      expect(parts[0]?.state).toBe('complete');
    }),
  );
});
