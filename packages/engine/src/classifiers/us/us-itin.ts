import { digitsOf } from '../../values/digits-of.ts';
import { isPartOfNumber } from '../../values/next-to-number.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-itin',
  name: 'US individual taxpayer number',
  class: 'personal',
  locale: 'us',
  sensitivity: 4,
  keywords: [
    'itin',
    'itins',
    'individual taxpayer',
    'taxpayer',
    'taxpayer id',
    'taxpayer identification',
    'tax id',
    'tin',
    'tax number',
  ],
  patterns: [
    {
      pattern: '9[0-9]{2}-[0-9]{2}-[0-9]{4}',
      validate: hasItinGroup,
      alone: 'medium',
      inField: 'high',
    },
    { pattern: '9[0-9]{2} [0-9]{2} [0-9]{4}', validate: hasItinGroup, alone: 'medium' },
    {
      pattern: '9[0-9]{8}',
      validate: hasItinGroup,
      alone: 'none',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '9[0-9]{2}-[0-9]{6}', validate: hasItinGroup, alone: 'medium' },
    {
      pattern: '9[0-9]{4}-[0-9]{4}',
      validate: hasItinGroup,
      alone: 'low',
      inField: 'medium',
      supported: 'medium',
    },
  ],
  reference: 'https://www.irs.gov/irm/part3/irm_03-021-263r',
  examples: {
    match: [
      { text: 'ITIN 912-70-1234', source: `${OWN}: a group that is assigned` },
      { text: 'itin: 912941234', source: `${OWN}: without separators` },
      { text: 'taxpayer id 987-65-1234', source: `${OWN}: group 65` },
    ],
    noMatch: [
      { text: 'ITIN 912-49-1234', source: `${OWN}: group 49 is not assigned` },
      { text: 'ITIN 912-89-1234', source: `${OWN}: group 89 is not assigned` },
      { text: 'ITIN 812-70-1234', source: `${OWN}: begins with no 9` },
      { text: 'ITIN 912-70-12345', source: `${OWN}: one digit too many` },
    ],
  },
});

/** The fourth and fifth digits are 50 to 65, 70 to 88, 90 to 92 or 94 to 99. */
function hasItinGroup(value: string, place: Place): boolean {
  const group = Number(digitsOf(value).slice(3, 5));
  const isAssigned = group >= 50 && ![66, 67, 68, 69, 89, 93].includes(group);
  return isAssigned && !isPartOfNumber(place);
}
