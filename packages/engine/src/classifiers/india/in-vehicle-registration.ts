import { hasVariedDigits } from '../../values/varied-digits.ts';
import { INDIAN_STATES } from '../../values/indian-states.data.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-vehicle-registration',
  name: 'Indian vehicle registration',
  class: 'personal',
  locale: 'in',
  sensitivity: 2,
  keywords: [
    'vehicle',
    'vehicle no',
    'vehicle number',
    'vehicle registration',
    'registration number',
    'registration no',
    'number plate',
    'license plate',
    'licence plate',
    'rto',
    'car number',
  ],
  patterns: [
    {
      pattern: `${INDIAN_STATES}[ -]?[0-9]{1,2}[ -]?[A-Z]{1,3}[ -]?[0-9]{3,4}`,
      caseless: true,
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{2}[ -]?BH[ -]?[0-9]{4}[ -]?[A-HJ-NP-Z]{1,2}',
      caseless: true,
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[0-9]{2}[A-Z][0-9]{6}[A-Z]',
      validate: hasVariedDigits,
      alone: 'low',
      inField: 'medium',
    },
    { pattern: '[0-9]{2,3}[ -]?(?:CC|CD|UN)[ -]?[0-9]{1,4}', alone: 'none', inField: 'medium' },
    {
      pattern: '[A-Z]{3}[ -]?[0-9]{4}',
      validate: hasVariedDigits,
      alone: 'none',
      inField: 'medium',
      supported: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_India',
  examples: {
    match: [
      { text: 'vehicle no MH12DE1433', source: 'written for this test: format of the plate' },
      {
        text: 'Registration number: KA-05-MX-7204',
        source: 'written for this test: format of the plate',
      },
      {
        text: 'car number 22 BH 6517 A',
        source: 'written for this test: format of the plate for all states',
      },
      { text: 'vehicle CAM 4821', source: 'written for this test: format of the plate until 1989' },
      {
        text: 'vehicle 05D182904H',
        source: 'written for this test: format of the plate of the armed forces',
      },
      {
        text: 'vehicle 77 CD 12',
        source: 'written for this test: format of the plate of a mission',
      },
    ],
    noMatch: [
      { text: 'vehicle XX12DE1433', source: 'written for this test: no such state' },
      { text: 'vehicle MH12DE14333', source: 'written for this test: too many digits' },
      {
        text: 'build CAM 4821 of today',
        source: 'written for this test: nothing speaks for a vehicle',
      },
    ],
  },
});
