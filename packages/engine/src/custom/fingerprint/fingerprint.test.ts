import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceText } from '../../classification/source-text.ts';
import { encodeUtf8 } from '../../classification/utf8.ts';
import { fingerprintReader } from './fingerprint-reader.ts';
import { readTemplates, templatePrints, writeTemplates } from './template-prints.ts';
import { winnow } from './winnow.ts';

const SALT = 12_345;
const WORDS =
  'the applicant hereby declares that every statement made below is true complete and correct ' +
  'to the best of knowledge and agrees that the company may verify any of them at any time with ' +
  'former employers schools and public offices without asking again for consent in writing';
/** Some pages that do not repeat one sentence. */
const TEMPLATE = Array.from({ length: 12 }, (_, page) =>
  WORDS.split(' ')
    .map((word, index) => ((index * (page + 3)) % 5 === 0 ? `${word}${page}` : word))
    .join(' '),
).join('\n\n');

const OTHER = Array.from(
  { length: 300 },
  (_, index) => `line ${index * 7919} of some other paper`,
).join('\n');

function read(text: string, containment = 0.5) {
  const templates = [templatePrints('Application form', encodeUtf8(TEMPLATE), SALT)];
  const stored = readTemplates(writeTemplates(templates)) ?? [];
  return fingerprintReader({ templates: stored, salt: SALT, containment })(
    sourceText(encodeUtf8(text)),
  );
}

test('the template itself is held wholly', () => {
  expect(read(TEMPLATE)).toMatchObject([
    {
      confidence: 'high',
      detail: 'Application form',
      features: { containment: 1 },
      isOfText: true,
    },
  ]);
});

test('a template that was filled in, reformatted and lengthened is found', () => {
  const filled = TEMPLATE.toUpperCase().replaceAll(' ', '  ').replaceAll('APPLICANT', 'Ana Berg');
  expect(read(`${OTHER}\n${filled}\n${OTHER}`)).toHaveLength(1);
});

test('half of it is not nine tenths of it', () => {
  const half = TEMPLATE.slice(0, TEMPLATE.length * 0.6);
  expect(read(half, 0.5)).toMatchObject([{ confidence: 'medium' }]);
  expect(read(half, 0.9)).toEqual([]);
});

test('another paper is not it', () => {
  expect(read(OTHER, 0.1)).toEqual([]);
});

test('hashes of one tenant are none of another', () => {
  const [mine] = [...winnow(encodeUtf8(TEMPLATE), TEMPLATE.length, 1)];
  const theirs = new Set(
    [...winnow(encodeUtf8(TEMPLATE), TEMPLATE.length, 2)].map(({ hash }) => hash),
  );
  expect(theirs.has(mine?.hash ?? 0)).toBe(false);
});

test('what was not stored by us does not open', () => {
  expect(readTemplates(new Uint8Array(3))).toBeNull();
  expect(readTemplates(new Uint8Array(40))).toBeNull();
});

test('two texts that share 63 letters share a hash', () => {
  const letters = fc.stringMatching(/^[a-z]{63,80}$/);
  const around = fc.string({ unit: 'grapheme-ascii', maxLength: 120 });
  fc.assert(
    fc.property(letters, fc.tuple(around, around, around, around), (shared, [a, b, c, d]) => {
      const hashes = (text: string): Set<number> => {
        const bytes = encodeUtf8(text);
        return new Set([...winnow(bytes, bytes.length, SALT)].map(({ hash }) => hash));
      };
      const left = hashes(`${a} ${shared} ${b}`);
      const right = hashes(`${c} ${shared} ${d}`);
      expect([...left].some((hash) => right.has(hash))).toBe(true);
    }),
  );
});
