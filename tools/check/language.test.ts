import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';
import { ALLOWED, MOST_WORDS, OUTDATED } from '../language/phrases.data.ts';
import { literalsOf, longestSentence } from '../language/read-texts.ts';

/** English catalogues of the interface: everything that a person reads on a screen. */
const catalogues = repositoryFiles(ROOT).filter((file) => file.endsWith('.text.ts'));

const texts = catalogues.flatMap((file) =>
  literalsOf(readFileSync(path.join(ROOT, file), 'utf8')).map((text) => ({ file, text })),
);

test('reads thousands of texts', () => {
  expect(texts.length).toBeGreaterThan(3000);
});

test('texts of the interface use plain, current words', () => {
  const faults = texts.flatMap(({ file, text }) =>
    OUTDATED.filter(({ pattern }) => pattern.test(text) && !ALLOWED.has(text)).map(
      ({ instead }) => `${file}: “${text}” (${instead})`,
    ),
  );
  expect(faults).toEqual([]);
});

test(`no sentence of the interface has more than ${MOST_WORDS} words`, () => {
  const long = texts.filter(({ text }) => longestSentence(text) > MOST_WORDS);
  expect(long.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('what is allowed is still there', () => {
  const present = new Set(texts.map(({ text }) => text));
  expect([...ALLOWED.keys()].filter((text) => !present.has(text))).toEqual([]);
});

test('a planted text is found, a template is read as one text, and comments are none', () => {
  const source = "const a = { b: 'Nobody is told.', c: `1 of ${n(2)} mended` }; // 'anew'";
  const found = literalsOf(source).filter((text) =>
    OUTDATED.some(({ pattern }) => pattern.test(text)),
  );
  expect(found).toEqual(['Nobody is told.', '1 of … mended']);
  expect(longestSentence('One two three. Four five?')).toBe(3);
});
