import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'vn-id',
  name: 'Vietnamese citizen identity number',
  class: 'personal',
  locale: 'vn',
  sensitivity: 3,
  keywords: [
    'cccd',
    'căn cước',
    'căn cước công dân',
    'số định danh',
    'số định danh cá nhân',
    'cmnd',
    'citizen identity card',
    'vietnamese id',
  ],
  patterns: [{ pattern: '0[0-9]{11}', validate: isCitizen, alone: 'none', inField: 'low' }],
  reference: 'https://en.wikipedia.org/wiki/Vietnamese_identity_card',
  examples: {
    match: [
      {
        text: 'CCCD 001204027184',
        source: 'written for this test: format of the number of a man born in Hanoi in 2004',
      },
      {
        text: 'căn cước công dân: 079188203917',
        source:
          'written for this test: format of the number of a woman born in Ho Chi Minh City in 1988',
      },
    ],
    noMatch: [
      { text: 'CCCD 099204027184', source: 'written for this test: no such province' },
      { text: 'CCCD 00120402718', source: 'written for this test: a digit is missing' },
      {
        text: 'order 001204027184 shipped',
        source: 'written for this test: nothing speaks for a person',
      },
    ],
  },
});

/** Province 001 to 096, sex and century 0 to 3, year of birth, six digits. */
function isCitizen(value: string): boolean {
  const province = Number(value.slice(0, 3));
  return province > 0 && province < 97 && Number(value[3]) < 4;
}
