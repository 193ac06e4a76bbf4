import { isPartOfNumber } from '../../values/next-to-number.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-sort-code-account',
  name: 'UK sort code and account number',
  class: 'financial',
  locale: 'gb',
  sensitivity: 3,
  keywords: [
    'sort code',
    'sort-code',
    'sortcode',
    'sort code and account',
    'account',
    'account number',
    'bank',
    'bank details',
    'bacs',
    'faster payment',
  ],
  patterns: [
    {
      pattern: '[0-9]{2}-[0-9]{2}-[0-9]{2}[ ,/|]{1,3}[0-9]{8}',
      validate: isNoDate,
      alone: 'medium',
      inField: 'high',
      supported: 'high',
    },
    {
      pattern: '[0-9]{2}-[0-9]{2}-[0-9]{2}',
      validate: isNoDate,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
    { pattern: '[0-9]{6}[ ,/|]{1,3}[0-9]{8}', alone: 'none', inField: 'low', supported: 'medium' },
  ],
  reference: 'https://www.vocalink.com/tools/modulus-checking/',
  examples: {
    match: [
      {
        text: 'sort code 08-99-99 66374958',
        source: 'published example of the Vocalink modulus checks',
      },
      { text: 'sort code: 08-99-99', source: 'published example of the Vocalink modulus checks' },
      {
        text: 'pay 10-79-99, 88837491 please',
        source: 'published example of the Vocalink modulus checks',
      },
    ],
    noMatch: [
      { text: 'sort code 20-00-0', source: `${OWN}: one digit too few` },
      { text: 'on 20-00-00 it began', source: `${OWN}: nothing says sort code` },
      { text: 'sort code 1-20-00-00', source: `${OWN}: part of a longer number` },
    ],
  },
});

/** A longer number in groups, such as a date with its year, continues before or behind. */
function isNoDate(_value: string, place: Place): boolean {
  return !isPartOfNumber(place);
}
