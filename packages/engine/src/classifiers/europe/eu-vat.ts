import { VAT_CHECKS } from '../../values/vat-checks.ts';
import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier, type Level } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'eu-vat',
  name: 'European VAT identification number',
  class: 'business',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'vat',
    'vat id',
    'vat number',
    'vat no',
    'vat reg no',
    'ust idnr',
    'uid',
    'tva',
    'n° tva',
    'iva',
    'btw',
    'btw nummer',
    'moms',
    'mva',
    'dph',
    'dič',
    'dic',
    'nip',
    'pvm',
    'alv',
    'áfa',
    'ддс',
    'φπα',
  ],
  patterns: [
    { pattern: 'AT ?U[0-9]{8}', validate: levelOf, alone: 'medium' },
    {
      pattern:
        '(?:BE ?[01][0-9]{9}|DE ?[1-9][0-9]{8}|DK ?[1-9][0-9]{7}|EL ?[0-9]{9}|FI ?[0-9]{8}|HR ?[0-9]{11}|IT ?[0-9]{11}|LU ?[0-9]{8}|PL ?[1-9][0-9]{9}|PT ?[1-9][0-9]{8}|SE ?[0-9]{10}01|SI ?[1-9][0-9]{7})',
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern:
        '(?:FR ?[0-9A-HJ-NP-Z]{2} ?[0-9]{9}|NL ?[0-9]{9}B[0-9]{2}|ES ?[0-9A-Z][0-9]{7}[0-9A-Z])',
      validate: levelOf,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern:
        '(?:BG ?[0-9]{9,10}|CY ?[0-9]{8}[A-Z]|CZ ?[0-9]{8,10}|EE ?10[0-9]{7}|HU ?[1-9][0-9]{7}|IE ?[0-9][0-9A-Z+*][0-9]{5}[A-W][A-IW]?|LT ?(?:[0-9]{12}|[0-9]{9})|LV ?[0-9]{11}|MT ?[0-9]{8}|RO ?[1-9][0-9]{5,9}|SK ?[1-9][0-9]{9}|XI ?[0-9]{9})',
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://ec.europa.eu/taxation_customs/vies/#/faq',
  examples: {
    match: [
      { text: 'UID ATU13585627', source: 'published example of the python-stdnum documentation' },
      { text: 'TVA FR40303265045', source: 'published example of the python-stdnum documentation' },
      { text: 'BTW BE0428759497', source: 'published example of the python-stdnum documentation' },
      {
        text: 'VAT no. IE6433435F',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'USt-IdNr. DE136695976',
        source: 'published example of the python-stdnum documentation',
      },
    ],
    noMatch: [
      { text: 'UID ATU1358562', source: 'written for this test: a digit is missing' },
      { text: 'TVA FR41303265045', source: 'written for this test: a wrong key' },
      { text: 'vat US136695976', source: 'written for this test: no member state' },
      { text: 'vat BE0428759498', source: 'written for this test: a wrong check digit' },
    ],
  },
});

const CHECKS = new Map<string, (digits: string) => boolean>(Object.entries(VAT_CHECKS));

/**
 * Countries with a published check reject a number that fails it. Germany’s and the Netherlands’ checks
 * are no longer binding, Spain’s and half of France’s contain letters: these are matched by format.
 */
function levelOf(value: string): boolean | Level {
  const state = value.slice(0, 2).toUpperCase();
  const digits = digitsOf(value);
  if (state === 'FR') return isFrench(value);
  const check = CHECKS.get(state);
  if (check === undefined) return 'low';
  if (!check(digits)) return false;
  // Eight digits and a check by 11 are many an order number.
  return state === 'DK' || state === 'FI' || state === 'SI' ? 'low' : 'medium';
}

/** The company by 97, times three, plus twelve, where the key has digits only. */
function isFrench(value: string): boolean | Level {
  const text = value.replaceAll(' ', '');
  const key = text.slice(2, 4);
  const company = Number(text.slice(4));
  if (!/^[0-9]{2}$/.test(key)) return hasLuhn(text.slice(4)) ? 'medium' : false;
  return (12 + 3 * (company % 97)) % 97 === Number(key) ? 'medium' : false;
}
