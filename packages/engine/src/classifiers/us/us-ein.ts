import { isPartOfNumber } from '../../values/next-to-number.ts';
import { defineClassifier, type Place } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Prefixes that no campus of the tax service and no internet range uses. */
const UNASSIGNED = new Set([
  '00',
  '07',
  '08',
  '09',
  '17',
  '18',
  '19',
  '28',
  '29',
  '49',
  '69',
  '70',
  '78',
  '79',
  '89',
  '96',
  '97',
]);

export const classifier = defineClassifier({
  id: 'us-ein',
  name: 'US employer identification number',
  class: 'business',
  locale: 'us',
  sensitivity: 2,
  keywords: [
    'ein',
    'eins',
    'fein',
    'employer identification',
    'employer id',
    'federal tax id',
    'tax id',
    'federal id',
    'irs number',
    'taxpayer id',
  ],
  patterns: [
    { pattern: '[0-9]{2}-[0-9]{7}', validate: hasCampusPrefix, alone: 'low', inField: 'medium' },
    {
      pattern: '[0-9]{9}',
      validate: hasCampusPrefix,
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference:
    'https://www.irs.gov/businesses/small-businesses-self-employed/how-eins-are-assigned-and-valid-ein-prefixes',
  examples: {
    match: [
      { text: 'EIN 12-3456789', source: `${OWN}: prefix of a campus` },
      { text: 'federal tax id: 95-1234567', source: `${OWN}: prefix of a campus` },
      { text: 'FEIN 460123456', source: `${OWN}: without the hyphen` },
    ],
    noMatch: [
      { text: 'EIN 07-1234567', source: `${OWN}: prefix 07 is not assigned` },
      { text: 'EIN 89-1234567', source: `${OWN}: prefix 89 is not assigned` },
      { text: 'EIN 12-345678', source: `${OWN}: one digit too few` },
      { text: 'from 12-3456 to 7890', source: `${OWN}: no such group` },
    ],
  },
});

function hasCampusPrefix(value: string, place: Place): boolean {
  return !UNASSIGNED.has(value.slice(0, 2)) && !isPartOfNumber(place);
}
