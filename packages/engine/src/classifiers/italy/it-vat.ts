import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'it-vat',
  name: 'Italian VAT number',
  class: 'business',
  locale: 'it',
  sensitivity: 1,
  keywords: ['partita iva', 'p iva', 'piva', 'p.iva', 'iva', 'vat', 'vat number', 'vat id'],
  patterns: [
    { pattern: '[0-9]{8}[ _-]?[0-9]{3}', validate: isVatNumber, alone: 'none', inField: 'medium' },
    { pattern: 'IT ?[0-9]{11}', caseless: true, validate: isVatNumber, alone: 'medium' },
  ],
  reference: 'https://it.wikipedia.org/wiki/Partita_IVA',
  examples: {
    match: [
      {
        text: 'Partita IVA 00743110157',
        source: 'published example of the python-stdnum documentation',
      },
      {
        text: 'P.IVA: IT00743110157',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'vat 00743110_157', source: 'published example of the python-stdnum documentation' },
    ],
    noMatch: [
      { text: 'Partita IVA 00743110158', source: 'written for this test: a wrong check digit' },
      { text: 'Partita IVA 00000000000', source: 'written for this test: nothing but zeros' },
      { text: 'Partita IVA 0074311015', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** Company, province of the office (or one of its special codes), Luhn check digit. */
function isVatNumber(value: string): boolean {
  const digits = digitsOf(value);
  const office = Number(digits.slice(7, 10));
  const isOffice = (office > 0 && office < 101) || [120, 121, 888, 999].includes(office);
  return isOffice && !digits.startsWith('0000000') && hasLuhn(digits);
}
