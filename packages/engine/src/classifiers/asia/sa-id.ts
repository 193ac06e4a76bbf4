import { hasLuhn } from '../../values/luhn.ts';
import { isOneDigit } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'sa-id',
  name: 'Saudi national or residence identity number',
  class: 'personal',
  locale: 'sa',
  sensitivity: 3,
  keywords: [
    'الهوية الوطنية',
    'رقم الهوية',
    'هوية',
    'الإقامة',
    'رقم الإقامة',
    'iqama',
    'national id',
    'saudi id',
    'iqama number',
  ],
  patterns: [{ pattern: '[12][0-9]{9}', validate: isIdentity, alone: 'none', inField: 'medium' }],
  reference: 'https://en.wikipedia.org/wiki/National_identification_number#Saudi_Arabia',
  examples: {
    match: [
      {
        text: 'Saudi ID 1048291056',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'iqama: 2391820475',
        source: 'written for this test: check digits computed by the rule',
      },
      {
        text: 'رقم الهوية 1082047166',
        source: 'written for this test: check digits computed by the rule',
      },
    ],
    noMatch: [
      { text: 'Saudi ID 1048291050', source: 'written for this test: a wrong check digit' },
      { text: 'Saudi ID 3048291058', source: 'written for this test: begins with another digit' },
      { text: 'Saudi ID 104829105', source: 'written for this test: a digit is missing' },
    ],
  },
});

/** 1 for citizens, 2 for residents; Luhn. */
function isIdentity(value: string): boolean {
  return hasLuhn(value) && !isOneDigit(value.slice(1));
}
