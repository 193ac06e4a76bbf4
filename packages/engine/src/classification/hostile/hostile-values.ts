import { noise } from './repeated-text.ts';

/** Values that checks meet only in texts made for it. */
export const HOSTILE_VALUES: readonly string[] = [
  '',
  ' ',
  '\0',
  '0',
  '-',
  '.',
  '@',
  ':',
  '"',
  '\\',
  '\n',
  '%',
  '\ud800',
  '\udc00\ud800',
  'İı',
  '１２３４５６７８９０',
  '٠١٢٣٤٥٦٧٨٩',
  '\u202e4539148803436467',
  `e${'\u0301'.repeat(300)}`,
  '__proto__',
  'constructor=constructor',
  '://@',
  'https://:@',
  'eyJ.eyJ.',
  '%s%n%x',
  'NaN',
  '-0',
  '9007199254740993',
  ...[
    '0',
    '9',
    'a',
    'A',
    '-',
    '.',
    ' ',
    '=',
    '/',
    '\0',
    'é',
    '\ud800',
    '1-',
    'a.',
    '@a',
    '\\n',
  ].flatMap((piece) => [7, 64, 400].map((times) => piece.repeat(times))),
];

const MUTATIONS: readonly ((value: string, at: number) => string)[] = [
  (value, at) => value.slice(0, at),
  (value, at) => value.slice(at),
  (value, at) => value.slice(0, at) + value.slice(at + 1),
  (value, at) => `${value.slice(0, at)}0${value.slice(at + 1)}`,
  (value, at) => `${value.slice(0, at)}Z${value.slice(at + 1)}`,
  (value, at) => `${value.slice(0, at)}\0${value.slice(at + 1)}`,
  (value, at) => `${value.slice(0, at)}\ud83d${value.slice(at)}`,
  (value, at) => value.slice(0, at) + value.slice(at).repeat(2),
  (value, at) => value.slice(at) + value.slice(0, at),
  (value) => value.replaceAll(/\d/g, ''),
  (value) => value.replaceAll(/[^\d]/g, ''),
  (value) => value.replaceAll(/\d/g, '9'),
  (value) => value.toLowerCase(),
  (value) => value.toUpperCase(),
  (value) => Array.from(value).toReversed().join(''),
  (value) => value.repeat(3),
];

/** The value with a few mutations derived from `seed`, as are the positions. */
export function mutated(value: string, seed: number): readonly string[] {
  const next = noise(seed);
  return MUTATIONS.filter((_, way) => way % 5 === seed % 5).map((mutate) =>
    mutate(value, next(Math.max(1, value.length))),
  );
}
