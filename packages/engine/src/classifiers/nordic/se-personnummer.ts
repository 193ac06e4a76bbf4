import { isShortDate } from '../../values/short-date.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { isCalendarDate } from '../../values/calendar-date.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'se-personnummer',
  name: 'Swedish personal identity number',
  class: 'personal',
  locale: 'se',
  sensitivity: 3,
  keywords: [
    'personnummer',
    'person nr',
    'personnr',
    'pnr',
    'samordningsnummer',
    'swedish id',
    'personal identity number',
    'personal identity code',
    'id code',
    'personal number',
  ],
  patterns: [
    {
      pattern: '[0-9]{6}[-+ ][0-9]{4}',
      validate: isPersonalNumber,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '(?:18|19|20)[0-9]{6}[-+]?[0-9]{4}',
      validate: isPersonalNumber,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-9]{10}', validate: isPersonalNumber, alone: 'none', inField: 'medium' },
    {
      pattern: '(?:18|19|20)[0-9]{6}[-+]?[0-9]{4}',
      edges: 'free',
      validate: isBehindWord,
      alone: 'none',
    },
  ],
  reference:
    'https://www.skatteverket.se/privat/folkbokforing/personnummer.4.3810a01c150939e893f18c29.html',
  examples: {
    match: [
      { text: 'personnummer 811228-9874', source: 'published example of the Swedish tax agency' },
      { text: 'Personnummer: 198112289874', source: 'published example of the Swedish tax agency' },
      {
        text: 'samordningsnummer 701063-2391',
        source: 'published example of the Swedish tax agency',
      },
    ],
    noMatch: [
      { text: 'personnummer 811228-9875', source: 'written for this test: a wrong check digit' },
      { text: 'personnummer 811328-9874', source: 'written for this test: no such month' },
      { text: 'personnummer 811228-987', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Luhn over the last ten digits; coordination numbers have the day plus sixty. */
function isPersonalNumber(value: string): boolean {
  const digits = digitsOf(value);
  const short = digits.slice(-10);
  const day = Number(short.slice(4, 6));
  const date: [number, number] = [Number(short.slice(2, 4)), day > 60 ? day - 60 : day];
  const isDay =
    digits.length === 12
      ? isCalendarDate(Number(digits.slice(0, 4)), ...date)
      : isShortDate(Number(short.slice(0, 2)), ...date);
  return isDay && hasLuhn(short);
}

/** If the space before the number is missing, a word of letters precedes it. */
function isBehindWord(value: string, place: Place): boolean {
  const isWord = /(?:^|[^0-9A-Za-z_])[a-z]+$/.test(place.before());
  return isWord && !/^[0-9A-Za-z_]/.test(place.behind()) && isPersonalNumber(value);
}
