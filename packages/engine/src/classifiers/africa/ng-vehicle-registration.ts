import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'ng-vehicle-registration',
  name: 'Nigerian vehicle registration',
  class: 'personal',
  locale: 'ng',
  sensitivity: 2,
  keywords: [
    'plate',
    'plate number',
    'number plate',
    'license plate',
    'vehicle',
    'vehicle registration',
    'registration number',
    'frsc',
  ],
  patterns: [
    {
      pattern: '[A-Z]{3}[- ]?[0-9]{3}[- ]?[A-Z]{2}',
      caseless: true,
      validate: isNumbered,
      alone: 'low',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_Nigeria',
  examples: {
    match: [
      { text: 'plate number LSR-482KD', source: 'written for this test: format of the plate' },
      { text: 'Vehicle: abc 719 xy', source: 'written for this test: format of the plate' },
      { text: 'number plate GGE482AX', source: 'written for this test: format of the plate' },
    ],
    noMatch: [
      { text: 'plate LS-4821KD', source: 'written for this test: other lengths' },
      { text: 'plate LSR-48KD', source: 'written for this test: a digit is missing' },
      { text: 'lot LSR-482KD sold', source: 'written for this test: nothing speaks for a vehicle' },
    ],
  },
});

function isNumbered(value: string): boolean {
  return digitsOf(value) !== '000';
}
