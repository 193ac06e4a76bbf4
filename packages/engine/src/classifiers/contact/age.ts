import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'age',
  name: 'Age',
  class: 'personal',
  locale: 'any',
  sensitivity: 1,
  keywords: [
    'age',
    'aged',
    'years old',
    'year old',
    'turned',
    'born',
    'alter',
    'âge',
    'edad',
    'età',
  ],
  patterns: [
    {
      pattern: '[0-9]{1,3}[ -]?(?:years?|yrs?|yr)[ -]?old|[0-9]{1,3} ?y/o',
      caseless: true,
      validate: isLifetime,
      alone: 'medium',
    },
    {
      pattern:
        '[0-9]{1,3} (?:years|yrs) of age|[0-9]{1,3} Jahre alt|[0-9]{1,3} ans|[0-9]{1,3} años|[0-9]{1,3} anni',
      caseless: true,
      validate: isLifetime,
      alone: 'low',
      inField: 'medium',
      supported: 'medium',
    },
    {
      pattern: '(?:aged?|turned|turning|turn)(?: is| of)?[ :=]{1,3}[0-9]{1,3}',
      caseless: true,
      validate: isLifetime,
      alone: 'medium',
    },
    {
      pattern: 'when (?:he|she|they|i) (?:was|were|turned) [0-9]{1,3}',
      caseless: true,
      validate: isLifetime,
      alone: 'medium',
    },
  ],
  examples: {
    match: [
      { text: 'a 28 year old woman', source: `${OWN}: in a sentence` },
      { text: 'Age: 45', source: `${OWN}: as a field` },
      { text: 'my brother just turned 54', source: `${OWN}: in a sentence` },
    ],
    noMatch: [
      { text: 'page: 45', source: `${OWN}: another word` },
      { text: 'Age: 450', source: `${OWN}: nobody lives that long` },
      { text: 'turn 90 degrees', source: `${OWN}: an angle` },
      { text: 'aged 14.5%', source: `${OWN}: a share` },
    ],
  },
});

/** Up to 120, and no angle, share or decimal. */
function isLifetime(value: string, place: Place): boolean {
  const years = Number(/[0-9]+/.exec(value)?.[0]);
  return years > 0 && years <= 120 && !/^(?: ?(?:%|°)| deg|[.,][0-9])/.test(place.behind());
}
