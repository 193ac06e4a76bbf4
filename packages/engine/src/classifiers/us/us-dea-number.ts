import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-dea-number',
  name: 'US DEA registration number',
  class: 'health',
  locale: 'us',
  sensitivity: 3,
  keywords: [
    'dea',
    'dea number',
    'dea no',
    'dea #',
    'dea registration',
    'prescriber',
    'controlled substance',
    'registrant',
    'certificate number',
    'registration number',
  ],
  patterns: [
    {
      pattern: '[A-HJ-MPRSTUX][A-Z9][0-9]{7}',
      validate: hasDeaCheckDigit,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.deadiversion.usdoj.gov/drugreg/registration.html',
  examples: {
    match: [
      { text: 'DEA BB1388568', source: `${OWN}: check digit 8` },
      { text: 'prescriber AP5836727', source: `${OWN}: check digit 7` },
      {
        text: 'certificate number: F91234563',
        source: `${OWN}: a business: 9 in place of the initial`,
      },
    ],
    noMatch: [
      { text: 'DEA BB1388567', source: `${OWN}: check digit off by one` },
      { text: 'DEA OB1388568', source: `${OWN}: O is no type of registrant` },
      { text: 'DEA BB138856', source: `${OWN}: one digit too few` },
      { text: 'DEA number B1388568', source: `${OWN}: one letter` },
    ],
  },
});

/** Digits 1, 3 and 5, plus twice the digits 2, 4 and 6: the sum ends in digit 7. */
function hasDeaCheckDigit(value: string): boolean {
  const digits = value.slice(2);
  return weightedSum(digits, [1, 2, 1, 2, 1, 2]) % 10 === Number(digits[6]);
}
