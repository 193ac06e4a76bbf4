import type {
  ClassifierExample,
  ClassifierExamples,
} from '../src/classifiers/define-classifier.ts';
import type { SecretRow } from '../src/classifiers/secret-row.ts';
import { tokenCheck } from '../src/values/checksummed-token.ts';
import { ALPHABETS, fakeToken } from '../src/values/fake-token.ts';

const OWN = 'written for this test';

type Place = (token: string, word: string) => string;

/** How people write down a token of a vendor named `word`. */
const PLACES: readonly Place[] = [
  (token, word) => `export ${upperSnake(word)}_TOKEN="${token}"`,
  (token, word) => `${upperSnake(word)}_API_KEY=${token}`,
  (token, word) => `  "${word}Token": "${token}",`,
  (token, word) => `const ${word}Secret = '${token}';`,
  (token, word) => `config.${word}.apiKey = "${token}"`,
  (token, word) => `${word}_access_key: ${token}`,
];
/** And without a vendor name. */
const PLACES_WITHOUT_NAME: readonly Place[] = [
  (token) => `curl -H "Authorization: Bearer ${token}" https://api.example.com/v1`,
  (token) => `curl -X POST https://${token}`,
];

/** A part of a token: an alphabet, a length, and a seed if the default does not work. */
const PART = /<(\w+) (\d+)(?: (\d+))?>/g;
const UUID = '<hex 8>-<hex 4>-<hex 4>-<hex 4>-<hex 12>';

/**
 * Examples of a row: each token in every context, and non-matches: placeholders, the first token
 * truncated, and a bare value in a path or without the vendor nearby.
 * @param texts the tokens of the row in `SECRET_TOKENS`
 */
export function secretExamples(row: SecretRow, texts: readonly string[]): ClassifierExamples {
  const given = texts.map((text, index) => ({ text, token: written(text, index) }));
  const firstBare = firstBareOf(row, texts.length);
  const [tokens, bare] = [given.slice(0, firstBare), given.slice(firstBare)];
  const keyword = row.keywords[0] ?? '';
  const anchor = row.anchors?.[0] ?? keyword;
  return {
    match: [
      ...tokens.flatMap(({ token }) =>
        examples([...PLACES, ...PLACES_WITHOUT_NAME], token, keyword),
      ),
      ...bare.flatMap(({ token }) => examples(PLACES, token, anchor)),
    ],
    noMatch: [
      ...tokens.map(({ text }) => example(`MY_TOKEN=${placeholder(text)}`, 'a placeholder')),
      ...tokens
        .slice(0, 1)
        .map(({ text }) => example(`token: ${written(cutShort(text), 0)}`, 'too short')),
      ...bare.flatMap(({ text, token }) => [
        example(`${upperSnake(anchor)}_TOKEN=${placeholder(text)}`, 'a placeholder'),
        example(`import ${anchor} from "./vendor/${token}/index.js"`, 'part of a path'),
        example(`checksum = "${token}"`, 'nothing of the vendor near'),
      ]),
    ],
  };
}

/** A row of both kinds has one bare token, the last. */
function firstBareOf({ tokens, bare }: SecretRow, count: number): number {
  if (bare === undefined) return count;
  return tokens === undefined ? 0 : count - 1;
}

function examples(places: readonly Place[], token: string, word: string): ClassifierExample[] {
  return places.map((place) => ({ text: place(token, word), source: OWN }));
}

function example(text: string, reason: string): ClassifierExample {
  return { text, source: `${OWN}: ${reason}` };
}

/** The token that a text represents. No two parts of a row are alike. */
function written(text: string, index: number): string {
  let seed = 2 * index;
  const parts = text.replaceAll('<uuid>', UUID).replaceAll(PART, (_, alphabet, length, ownSeed) => {
    seed += 1;
    return fakeToken(alphabetOf(alphabet), Number(length), Number(ownSeed ?? seed));
  });
  return parts.replace(/([A-Za-z0-9]+)<check>/, (_, random: string) => random + tokenCheck(random));
}

/** The token with one character over and over, as in a manual. */
function placeholder(text: string): string {
  return text
    .replaceAll('<uuid>', UUID)
    .replaceAll('<check>', 'x'.repeat(6))
    .replaceAll(PART, (_, alphabet, length) => {
      const letters = ALPHABETS[alphabetOf(alphabet)];
      return (letters.startsWith('0') ? '0' : letters.includes('x') ? 'x' : 'X').repeat(
        Number(length),
      );
    });
}

/** The same token with its last part cut to less than half. */
function cutShort(text: string): string {
  const whole = text.replaceAll('<uuid>', UUID).replaceAll('<check>', '');
  const [last = ''] = whole.match(PART)?.slice(-1) ?? [];
  const at = whole.lastIndexOf(last);
  const short = last.replace(PART, (_, alphabet, length) => {
    return `<${alphabet} ${Math.max(1, Math.ceil(Number(length) / 2) - 1)}>`;
  });
  return whole.slice(0, at) + short + whole.slice(at + last.length);
}

function alphabetOf(name: string): keyof typeof ALPHABETS {
  const found = Object.keys(ALPHABETS).find(
    (each): each is keyof typeof ALPHABETS => each === name,
  );
  if (found === undefined) throw new Error(`${name} is not an alphabet of fakeToken`);
  return found;
}

function upperSnake(word: string): string {
  return word
    .replaceAll(/[^A-Za-z0-9]+/g, '_')
    .replace(/_$/, '')
    .toUpperCase();
}
