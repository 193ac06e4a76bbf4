import { isYearMonthDay } from '../../values/short-date.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'mx-curp',
  name: 'Mexican population registry code (CURP)',
  class: 'personal',
  locale: 'mx',
  sensitivity: 3,
  keywords: [
    'curp',
    'clave única de registro de población',
    'clave unica',
    'registro de población',
  ],
  patterns: [
    {
      pattern: '[A-Z][AEIOUX][A-Z]{2}[0-9]{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z][0-9]',
      caseless: true,
      validate: isCurp,
      alone: 'medium',
    },
  ],
  reference: 'https://www.gob.mx/curp/',
  examples: {
    match: [
      {
        text: 'CURP BOXW310820HNERXN09',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'curp: boxw310820hnerxn09',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'CURP BOXW310820HNERXN08', source: 'written for this test: a wrong check digit' },
      { text: 'CURP BOXW311320HNERXN09', source: 'written for this test: no such month' },
      { text: 'CURP BOXW310820HXXRXN09', source: 'written for this test: no such state' },
    ],
  },
});

/** States of birth; NE for births abroad. */
const STATES = new Set(
  'AS BC BS CC CH CL CM CS DF DG GR GT HG JC MC MN MS NE NL NT OC PL QR QT SL SP SR TC TL TS VZ YN ZS'.split(
    ' ',
  ),
);
const ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

function isCurp(value: string): boolean {
  const text = value.toUpperCase();
  const sum = Array.from(text.slice(0, 17)).reduce(
    (total, letter, at) => total + ALPHABET.indexOf(letter) * (18 - at),
    0,
  );
  const isPlace = STATES.has(text.slice(11, 13)) && isYearMonthDay(text.slice(4, 10));
  return isPlace && (10 - (sum % 10)) % 10 === Number(text[17]);
}
