import { digitsOf } from '../../values/digits-of.ts';
import { weightedSum } from '../../values/weighted-sum.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Tried in turn: the second only where the first leaves a remainder of ten. */
const WEIGHTS = [
  [3, 2, 7, 6, 5, 4, 3, 2],
  [7, 4, 3, 2, 5, 2, 7, 6],
] as const;

export const classifier = defineClassifier({
  id: 'nz-ird',
  name: 'New Zealand IRD number',
  class: 'personal',
  locale: 'nz',
  sensitivity: 3,
  keywords: ['ird', 'ird number', 'ird no', 'inland revenue', 'tax number', 'gst number'],
  patterns: [
    {
      pattern: '[0-9]{2,3}-[0-9]{3}-[0-9]{3}',
      validate: isIrd,
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[0-9]{8,9}', validate: isIrd, alone: 'none', inField: 'low', supported: 'high' },
  ],
  reference:
    'https://www.ird.govt.nz/digital-service-providers/services-catalogue/returns-and-information/withholding-tax',
  examples: {
    match: [
      {
        text: 'IRD 49-091-850',
        source: 'Inland Revenue, resident withholding tax specification: example',
      },
      { text: 'ird number: 35901981', source: 'Inland Revenue, same specification: example' },
      {
        text: 'inland revenue 136-410-132',
        source: 'Inland Revenue, same specification: example, by the second weights',
      },
    ],
    noMatch: [
      { text: 'IRD 136-410-133', source: 'Inland Revenue, same specification: invalid example' },
      { text: 'IRD 9-125-568', source: 'Inland Revenue, same specification: too small' },
      { text: 'order 49091850', source: `${OWN}: nothing says tax` },
    ],
  },
});

/** From 10,000,000 to 150,000,000; eleven less the remainder by eleven is the last digit. */
function isIrd(value: string): boolean {
  const number = Number(digitsOf(value));
  const digits = String(number).padStart(9, '0');
  const checks = WEIGHTS.map((weights) => (11 - (weightedSum(digits, weights) % 11)) % 11);
  const check = checks.find((candidate) => candidate !== 10);
  return number > 10_000_000 && number < 150_000_000 && check === Number(digits[8]);
}
