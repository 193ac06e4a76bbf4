import { hasKoreanBirthday } from '../../values/korean-birthday.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'kr-frn',
  name: 'Korean foreigner registration number',
  class: 'personal',
  locale: 'kr',
  sensitivity: 4,
  keywords: [
    '외국인등록번호',
    '외국인번호',
    'frn',
    'foreigner registration number',
    'foreign registration number',
    'alien registration number',
    'alien registration',
  ],
  patterns: [
    { pattern: '[0-9]{6}-[5-8][0-9]{6}', validate: hasKoreanBirthday, alone: 'medium' },
    {
      pattern: '[0-9]{6}[5-8][0-9]{6}',
      validate: hasKoreanBirthday,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Resident_registration_number',
  examples: {
    match: [
      {
        text: '외국인등록번호 880417-6045138',
        source: 'written for this test: format of the number',
      },
      { text: 'FRN: 8804176045138', source: 'written for this test: format of the number' },
      { text: 'John Smith 020930-7118204', source: 'written for this test: format of the number' },
    ],
    noMatch: [
      { text: '외국인등록번호 881317-6045138', source: 'written for this test: no such month' },
      { text: 'FRN 880417-1045138', source: 'written for this test: a digit for citizens' },
      { text: 'FRN 880417-604513', source: 'written for this test: a digit is missing' },
    ],
  },
});
