import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceText } from '../classification/source-text.ts';
import { encodeUtf8 } from '../classification/utf8.ts';
import { nameFacts, SHAPE } from './name-facts.ts';
import { nameTokens } from './name-tokens.ts';
import { proseBlocks } from './prose-blocks.ts';
import { readNames, type Named } from './read-names.ts';
import { KIND, wordLists } from './word-lists.ts';

function names(text: string, named: Named = 'person'): string[] {
  const source = sourceText(encodeUtf8(text));
  return readNames(source, named).map(({ start, end }) => source.slice(start, end));
}

test('words keep their inner signs, and lose the full stop of a sentence', () => {
  const tokens = nameTokens("Dr. O'Brien met J. Smith-Jones in the U.S. today.");
  expect(tokens.map(({ text }) => text)).toEqual([
    'Dr.',
    "O'Brien",
    'met',
    'J.',
    'Smith-Jones',
    'in',
    'the',
    'U.S.',
    'today',
    '.',
  ]);
});

test('lists tell what a word can be', () => {
  const { kindsOf, isPlace } = wordLists();
  expect(kindsOf('maria') & KIND.firstName).toBe(KIND.firstName);
  expect(kindsOf('hansen') & KIND.lastName).toBe(KIND.lastName);
  expect(kindsOf('oslo') & KIND.city).toBe(KIND.city);
  expect(kindsOf('norway') & KIND.region).toBe(KIND.region);
  expect(kindsOf('the') & KIND.frequent).toBe(KIND.frequent);
  expect(kindsOf('qwzx')).toBe(0);
  expect(isPlace('new york city')).toBe(true);
});

test('a row of words written large is known as one', () => {
  const facts = nameFacts(nameTokens('then Maria Hansen left New York'));
  expect(facts.map(({ runLength, runPlace }) => [runLength, runPlace])).toEqual([
    [0, 0],
    [2, 1],
    [2, 2],
    [0, 0],
    [2, 1],
    [2, 2],
  ]);
  expect(facts.map(({ isPlacePart }) => isPlacePart)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(facts[0]?.shape).toBe(SHAPE.lower);
});

test('persons, places, organizations and peoples are told apart', () => {
  const text =
    'Yesterday Maria Hansen, a Norwegian engineer of Northwind Industries Inc., flew to Berlin.';
  expect(names(text)).toEqual(['Maria Hansen']);
  expect(names(text, 'place')).toEqual(['Berlin']);
  expect(names(text, 'organization')).toEqual(['Northwind Industries Inc.']);
  expect(names(text, 'nationality')).toEqual(['Norwegian']);
});

test('offsets are bytes, also behind letters of several', () => {
  expect(names('Für über zwölf Ängste: Yesterday Maria Hansen said no — to Peter Müller.')).toEqual(
    ['Maria Hansen', 'Peter Müller'],
  );
});

test('program code is not read', () => {
  expect(
    names('const Maria = new Hansen({ Peter: Smith }); if (Maria) { John.Miller(); }'),
  ).toEqual([]);
});

test('a long text is read from its beginning, in blocks that end at a line or a blank', () => {
  const line = 'Yesterday Maria Hansen told the board that she would leave the company.\n';
  const source = sourceText(encodeUtf8(line.repeat(8000)));
  const blocks = [...proseBlocks(source)];
  expect(blocks.every(({ text }) => text.endsWith('\n') || text.length > 4000)).toBe(true);
  expect((blocks.at(-1)?.start ?? 0) + (blocks.at(-1)?.text.length ?? 0)).toBeLessThanOrEqual(
    262_144,
  );
});

test('any text gives places inside it, in order', () => {
  const piece = fc.constantFrom(
    'Maria ',
    'of ',
    'Hansen',
    ', ',
    'é',
    '\n',
    'Berlin',
    '𝒜',
    "'s ",
    '.',
  );
  const anyText = fc
    .array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 40 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyText, (text) => {
      const bytes = encodeUtf8(text);
      let last = 0;
      for (const { start, end } of readNames(sourceText(bytes), 'person')) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(bytes.length);
        last = end;
      }
    }),
  );
});
