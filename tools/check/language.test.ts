import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED_USES } from '../language/allowed.data.ts';
import { OUTDATED_GERMAN } from '../language/german-phrases.data.ts';
import type { OutdatedPhrase } from '../language/phrases.data.ts';
import {
  MOST_WORDS,
  OUTDATED,
  OUTDATED_IN_COMMENTS,
  OUTDATED_IN_TEXTS,
} from '../language/phrases.data.ts';
import { commentsOf, literalsOf, longestSentence, paragraphsOf } from '../language/read-texts.ts';
import { repositoryFiles } from '../repository/repository-files.ts';
import { ROOT } from '../repository/root.ts';

interface Text {
  file: string;
  text: string;
}

type Reader = (source: string) => string[];

const files = repositoryFiles(ROOT);

function textsOf(isWanted: (file: string) => boolean, read: Reader): Text[] {
  return files
    .filter((file) => isWanted(file))
    .flatMap((file) =>
      read(readFileSync(path.join(ROOT, file), 'utf8')).map((text) => ({ file, text })),
    );
}

function isAllowed({ file, text }: Text): boolean {
  return ALLOWED_USES.some(
    (use) =>
      (use.file.endsWith('/') ? file.startsWith(use.file) : file === use.file) &&
      (use.text === '*' || text.includes(use.text)),
  );
}

function outdatedIn(texts: readonly Text[], phrases: readonly OutdatedPhrase[]): string[] {
  return texts
    .filter((text) => !isAllowed(text))
    .flatMap(({ file, text }) =>
      phrases
        .filter(({ pattern }) => pattern.test(text))
        .map(({ pattern, instead }) => `${file}: “${text}” (${pattern.source}: ${instead})`),
    );
}

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !file.includes('.gen.');
const SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|JOIN)\b/;
const isTest = (file: string): boolean =>
  /\.test\.tsx?$|\.e2e\.ts$|\/testing\/|conformance\/|\/cases\.data\.ts$|^tools\//.test(file);

/** English catalogues of the interface: everything that a person reads on a screen. */
const english = textsOf((file) => file.endsWith('.text.ts'), literalsOf);
const german = textsOf((file) => file.endsWith('.de.ts'), literalsOf);
/** Texts that users read outside the catalogues: errors, help, settings, mail, policies, guides of sources. */
const messages = textsOf(
  (file) =>
    isSource(file) &&
    !isTest(file) &&
    /^packages\/(?:contract|identity|connectors)\/src\/|^packages\/engine\/src\/(?:policy|detectors)\/|^apps\/server\/src\/(?!features\/sample-data\/)/.test(
      file,
    ),
  (source) => literalsOf(source).filter((text) => text.includes(' ') && !SQL.test(text)),
);
const documents = textsOf((file) => file.endsWith('.md'), paragraphsOf);
const comments = textsOf(
  (file) => isSource(file) && !file.startsWith('tools/language/'),
  commentsOf,
);

test('reads thousands of texts', () => {
  for (const texts of [english, german, messages, documents, comments]) {
    expect(texts.length).toBeGreaterThan(3000);
  }
});

test('English texts of the interface use plain, current words', () => {
  expect(outdatedIn(english, OUTDATED_IN_TEXTS)).toEqual([]);
});

test('German texts of the interface use the terms of the glossary', () => {
  expect(outdatedIn(german, OUTDATED_GERMAN)).toEqual([]);
});

test('errors, help, settings, mail and policies use plain, current words', () => {
  expect(outdatedIn(messages, OUTDATED_IN_TEXTS)).toEqual([]);
});

test('documents use plain, current words', () => {
  expect(outdatedIn(documents, OUTDATED)).toEqual([]);
});

test('comments use plain, current words', () => {
  expect(outdatedIn(comments, OUTDATED_IN_COMMENTS)).toEqual([]);
});

test(`no sentence of the interface has more than ${MOST_WORDS} words`, () => {
  const long = [...english, ...german].filter(({ text }) => longestSentence(text) > MOST_WORDS);
  expect(long.map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

test('every allowed use is still there, with a reason', () => {
  const all = [...english, ...german, ...messages, ...documents, ...comments];
  const phrases = [...OUTDATED_IN_TEXTS, ...OUTDATED_GERMAN];
  const unused = ALLOWED_USES.filter(
    (use) =>
      use.reason === '' ||
      !all.some(
        ({ file, text }) =>
          (use.file.endsWith('/') ? file.startsWith(use.file) : file === use.file) &&
          (use.text === '*' || text.includes(use.text)) &&
          phrases.some(({ pattern }) => pattern.test(text)),
      ),
  );
  expect(unused).toEqual([]);
});

test('a planted text is found, a template is read as one text, and comments are read apart', () => {
  const source = "const a = { b: 'Nobody is told.', c: `1 of ${n(2)} mended` }; // done anew";
  const phrasesIn = (texts: readonly string[]): string[] =>
    outdatedIn(
      texts.map((text) => ({ file: 'a.ts', text })),
      OUTDATED,
    );
  expect(phrasesIn(literalsOf(source))).toHaveLength(3);
  expect(phrasesIn(commentsOf(source))).toHaveLength(1);
  expect(phrasesIn(paragraphsOf('A `nobody` here.\n\n- It is told.'))).toHaveLength(1);
  expect(outdatedIn([{ file: 'a.de.ts', text: 'Fassung 3' }], OUTDATED_GERMAN)).toHaveLength(1);
  expect(longestSentence('One two three. Four five?')).toBe(3);
});
