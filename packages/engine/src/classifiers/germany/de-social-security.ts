import { isShortDate } from '../../values/short-date.ts';
import { alphanumericsOf } from '../../values/digits-of.ts';
import { digitSumOfProducts } from '../../values/digit-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'de-social-security',
  name: 'German pension insurance number',
  class: 'personal',
  locale: 'de',
  sensitivity: 3,
  keywords: [
    'rentenversicherungsnummer',
    'rvnr',
    'rv nummer',
    'rv nr',
    'sozialversicherungsnummer',
    'sv nummer',
    'sv nr',
    'svnr',
    'versicherungsnummer',
    'social security number',
    'social insurance number',
  ],
  patterns: [
    {
      pattern: '[0-9]{8}[A-Z][0-9]{3}',
      caseless: true,
      validate: isInsuranceNumber,
      alone: 'medium',
    },
    {
      pattern: '[0-9]{2} [0-9]{6} ?[A-Z] ?[0-9]{3}',
      caseless: true,
      validate: isInsuranceNumber,
      alone: 'medium',
    },
  ],
  reference: 'https://www.gesetze-im-internet.de/vkvv/',
  examples: {
    match: [
      {
        text: 'Rentenversicherungsnummer 15070649C103',
        source: 'example of the German Wikipedia article on the number',
      },
      {
        text: 'SV-Nummer: 15 070649 C 103',
        source: 'example of the German Wikipedia article on the number',
      },
      {
        text: 'geb. 1949, 15070649c103',
        source: 'example of the German Wikipedia article on the number',
      },
    ],
    noMatch: [
      {
        text: 'Rentenversicherungsnummer 15070649C104',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'SV-Nummer 15071349C103', source: 'written for this test: no such month' },
      { text: 'SV-Nummer 15070649C10', source: 'written for this test: a digit is missing' },
    ],
  },
});

const WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1] as const;

/**
 * Area, birthday, initial, serial number; the letter counts as its two-digit position in the alphabet.
 */
function isInsuranceNumber(value: string): boolean {
  const text = alphanumericsOf(value);
  const day = Number(text.slice(2, 4));
  const letter = String(text.charCodeAt(8) - 64).padStart(2, '0');
  const sum = digitSumOfProducts(`${text.slice(0, 8)}${letter}${text.slice(9, 11)}`, WEIGHTS);
  // A second person of the same day and initial gets the day plus fifty.
  const birthday = isShortDate(
    Number(text.slice(6, 8)),
    Number(text.slice(4, 6)),
    day > 50 ? day - 50 : day,
  );
  return Number(text.slice(0, 2)) >= 2 && birthday && sum % 10 === Number(text.slice(11));
}
