import { isYearMonthDay } from '../../values/short-date.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'mx-rfc',
  name: 'Mexican taxpayer number (RFC)',
  class: 'personal',
  locale: 'mx',
  sensitivity: 3,
  keywords: ['rfc', 'registro federal de contribuyentes', 'contribuyente'],
  patterns: [
    {
      pattern: '[A-ZÑ&]{3,4}[0-9]{6}[0-9A-Z]{2}[0-9A]',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[A-ZÑ&]{3,4}-[0-9]{6}-[0-9A-Z]{2}[0-9A]',
      caseless: true,
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.mx.rfc',
  examples: {
    match: [
      { text: 'RFC GODE561231GR8', source: 'published example of the python-stdnum documentation' },
      {
        text: 'rfc: GODE-561231-GR8',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'RFC MAB9307148T4', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'RFC GODE561331GR8', source: 'written for this test: no such month' },
      { text: 'RFC GODE561231GR', source: 'written for this test: a character is missing' },
      { text: 'RFC GO561231GR8', source: 'written for this test: letters are missing' },
    ],
  },
});

const ALPHABET = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/**
 * Some numbers were issued with a wrong check character, so a valid date alone counts, with lower
 * confidence.
 */
function levelOf(value: string): boolean | Level {
  const text = value.replaceAll('-', '').toUpperCase();
  if (!isYearMonthDay(text.slice(-9, -3))) return false;
  const body = text.slice(0, -1).padStart(12, ' ');
  const sum = Array.from(body).reduce(
    (total, letter, at) => total + ALPHABET.indexOf(letter) * (13 - at),
    0,
  );
  return ALPHABET[(11 - (sum % 11)) % 11] === text.at(-1) ? 'medium' : 'low';
}
