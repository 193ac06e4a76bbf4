import { hasLuhn } from '../../values/luhn.ts';
import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ae-emirates-id',
  name: 'Emirates identity number',
  class: 'personal',
  locale: 'ae',
  sensitivity: 3,
  keywords: [
    'emirates id',
    'eid',
    'emirates identity',
    'id number',
    'identity card',
    'الهوية',
    'رقم الهوية',
    'هوية الإمارات',
  ],
  patterns: [
    { pattern: '784-[0-9]{4}-[0-9]{7}-[0-9]', validate: isEmirates, alone: 'medium' },
    { pattern: '784[0-9]{12}', validate: isEmirates, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://icp.gov.ae/en/',
  examples: {
    match: [
      {
        text: 'Emirates ID 784-1984-8291053-0',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'رقم الهوية: 784199120471836',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'issued to 784-2001-4829105-5',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      {
        text: 'Emirates ID 784-1984-8291053-4',
        source: 'written for this test: a wrong check digit',
      },
      { text: 'Emirates ID 785-1984-8291053-7', source: 'written for this test: another country' },
      { text: 'Emirates ID 784-1784-8291053-7', source: 'written for this test: no year of birth' },
    ],
  },
});

/** The country’s number in ISO 3166, year of birth, serial number, Luhn. */
function isEmirates(value: string): boolean {
  const digits = digitsOf(value);
  return /^(?:19|20)$/.test(digits.slice(3, 5)) && hasLuhn(digits);
}
