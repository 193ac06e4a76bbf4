import { digitsOf } from '../../values/digits-of.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'it-driver-license',
  name: 'Italian driving licence number',
  class: 'personal',
  locale: 'it',
  sensitivity: 3,
  keywords: [
    'patente',
    'patente di guida',
    'numero patente',
    'licenza',
    'license',
    'licence',
    'driving licence',
    'driver license',
  ],
  patterns: [
    {
      pattern: 'U1[0-9A-Z]{7}[A-Z]',
      caseless: true,
      validate: isLicence,
      alone: 'low',
      inField: 'medium',
    },
    {
      pattern: '[A-Z]{2}[0-9]{7}[A-Z]',
      caseless: true,
      validate: isLicence,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://it.wikipedia.org/wiki/Patente_di_guida',
  examples: {
    match: [
      { text: 'patente U1H73B581C', source: 'written for this test: format of the plastic card' },
      {
        text: 'Patente di guida: RM4829105X',
        source: 'written for this test: format of the number with a province',
      },
      {
        text: 'driving licence u12k84j07m',
        source: 'written for this test: format of the plastic card',
      },
    ],
    noMatch: [
      { text: 'patente U1H73B581', source: 'written for this test: a letter is missing' },
      { text: 'patente U2H73B5815', source: 'written for this test: ends with a digit' },
      { text: 'patente R4829105X', source: 'written for this test: a letter is missing' },
    ],
  },
});

/** Words rarely have digits after `U1`. */
function isLicence(value: string): boolean {
  return digitsOf(value).length >= 4;
}
