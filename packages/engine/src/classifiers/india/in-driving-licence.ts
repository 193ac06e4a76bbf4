import { hasVariedDigits } from '../../values/varied-digits.ts';
import { INDIAN_STATES } from '../../values/indian-states.data.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-driving-licence',
  name: 'Indian driving licence number',
  class: 'personal',
  locale: 'in',
  sensitivity: 3,
  keywords: [
    'driving licence',
    'driving license',
    'driver license',
    'dl no',
    'dl number',
    'dl',
    'licence no',
    'sarathi',
  ],
  patterns: [
    {
      pattern: `${INDIAN_STATES}[ -]?[0-9]{2}[ -]?(?:19|20)[0-9]{2}[ -]?[0-9]{7}`,
      caseless: true,
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Driving_licence_in_India',
  examples: {
    match: [
      {
        text: 'driving licence MH12 20110062821',
        source: 'written for this test: format of the number',
      },
      { text: 'DL No: KA-0520190007204', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: 'driving licence XX12 20110062821', source: 'written for this test: no such state' },
      {
        text: 'driving licence MH12 2011006282',
        source: 'written for this test: a digit is missing',
      },
      {
        text: 'driving licence MH12 17110062821',
        source: 'written for this test: no year of a licence',
      },
    ],
  },
});
