import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

/** Letters without S, L, O, I, B and Z, which are taken for digits. */
const LETTER = '[AC-HJKMNP-RT-Yac-hjkmnp-rt-y]';
const EITHER = '[0-9AC-HJKMNP-RT-Yac-hjkmnp-rt-y]';

/** The alternating format of the number, in the groups printed on the card. */
const START = `[1-9]${LETTER}${EITHER}[0-9]`;
const MIDDLE = `${LETTER}${EITHER}[0-9]`;
const END = `${LETTER}{2}[0-9]{2}`;

export const classifier = defineClassifier({
  id: 'us-medicare-mbi',
  name: 'US Medicare beneficiary identifier',
  class: 'health',
  locale: 'us',
  sensitivity: 4,
  keywords: [
    'mbi',
    'medicare',
    'medicare id',
    'medicare number',
    'medicare no',
    'beneficiary',
    'beneficiary id',
    'patient',
    'hicn',
    'medicare card',
  ],
  testValues: ['1EG4-TE5-MK73', '1EG4TE5MK73'],
  patterns: [
    {
      pattern: `${START}-${MIDDLE}-${END}`,
      alone: 'medium',
      inField: 'high',
    },
    {
      pattern: `${START}${MIDDLE}${END}`,
      validate: isOneCase,
      alone: 'low',
      inField: 'high',
      supported: 'high',
    },
  ],
  reference: 'https://www.cms.gov/medicare/new-medicare-card/understanding-the-mbi-with-format.pdf',
  examples: {
    match: [
      {
        text: 'Medicare 1EG4-TE5-MK73',
        source: 'CMS, Understanding the Medicare Beneficiary Identifier: example',
      },
      { text: 'MBI 2AG9XC4NN22', source: `${OWN}: each place as the format wants` },
      { text: 'beneficiary id: 3cd5-fg7-hj89', source: `${OWN}: in lower case` },
    ],
    noMatch: [
      { text: 'Medicare 1SG4-TE5-MK73', source: `${OWN}: S is left out of the letters` },
      { text: 'Medicare 0EG4-TE5-MK73', source: `${OWN}: begins with 0` },
      { text: 'Medicare 1EG4-TE5-MKA3', source: `${OWN}: a letter in the tenth place` },
      { text: 'Medicare 1EG4TE5MK734', source: `${OWN}: one character too many` },
    ],
  },
});

function isOneCase(value: string): boolean {
  return value === value.toUpperCase() || value === value.toLowerCase();
}
