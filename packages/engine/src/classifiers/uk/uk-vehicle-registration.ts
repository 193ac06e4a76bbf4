import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'uk-vehicle-registration',
  name: 'UK vehicle registration',
  class: 'personal',
  locale: 'gb',
  sensitivity: 2,
  keywords: [
    'registration',
    'reg',
    'car reg',
    'vehicle',
    'vehicles',
    'number plate',
    'numberplate',
    'plate',
    'vrm',
    'vrn',
    'licence plate',
    'registration number',
    'car',
    'van',
    'mot',
    'v5c',
  ],
  patterns: [
    {
      pattern: '[A-HJ-PR-Y][A-HJ-PR-Y][0-9]{2} ?[A-HJ-PR-Z]{3}',
      validate: hasAgeIdentifier,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern:
        '[A-HJ-NPR-TV-Y][0-9]{1,3} ?[A-HJ-PR-Z]{3}|[A-HJ-PR-Z]{3} ?[0-9]{1,3}[A-HJ-NPR-TV-Y]',
      validate: hasNoLoneZero,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[a-hj-pr-y]{2}[0-9]{2}[a-hj-pr-z]{3}',
      validate: hasAgeIdentifier,
      alone: 'none',
      inField: 'medium',
      supported: 'medium',
    },
    {
      pattern: '[a-hj-pr-y]{2}[0-9]{2} [a-hj-pr-z]{3}',
      validate: hasAgeIdentifier,
      alone: 'none',
      inField: 'medium',
      supported: 'low',
    },
  ],
  reference:
    'https://www.gov.uk/government/publications/vehicle-registration-numbers-and-number-plates',
  examples: {
    match: [
      { text: 'car reg AB51 ABC', source: 'form since 2001: second half of 2001' },
      { text: 'vehicle A123 BCD', source: 'form of 1983 to 2001' },
      { text: 'number plate ABC 123D', source: 'form of 1963 to 1983' },
      { text: 'reg BD62XYZ', source: 'form since 2001, without the blank' },
    ],
    noMatch: [
      { text: 'car reg AB35 ABC', source: `${OWN}: age identifier 35 is not issued` },
      { text: 'car reg AQ51 ABC', source: `${OWN}: Q is no letter of an area` },
      { text: 'car reg AB51 AIB', source: `${OWN}: I is left out` },
      { text: 'car reg O123 BCD', source: `${OWN}: O was no letter of a year` },
      { text: 'car reg ABC 123Z', source: `${OWN}: Z was no letter of a year` },
      { text: 'the car JH21 was fast', source: `${OWN}: a word behind the name of a car` },
    ],
  },
});

/** Year of registration: 02 to 29 from March on, 51 to 79 from September on. */
function hasAgeIdentifier(value: string): boolean {
  const age = Number(value.slice(2, 4));
  return (age >= 2 && age <= 29) || (age >= 51 && age <= 79);
}

/** Numbers count from 1 and have no leading zero. */
function hasNoLoneZero(value: string): boolean {
  return !/[A-Za-z ]0/.test(value);
}
