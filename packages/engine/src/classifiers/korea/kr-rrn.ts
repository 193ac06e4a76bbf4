import { hasKoreanBirthday } from '../../values/korean-birthday.ts';
import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'kr-rrn',
  name: 'Korean resident registration number',
  class: 'personal',
  locale: 'kr',
  sensitivity: 4,
  keywords: [
    '주민등록번호',
    '주민번호',
    'rrn',
    'resident registration number',
    'korean id',
    'resident number',
  ],
  patterns: [
    { pattern: '[0-9]{6}-[1-4][0-9]{6}', validate: hasKoreanBirthday, alone: 'medium' },
    {
      pattern: '[0-9]{6}[1-4][0-9]{6}',
      validate: hasKoreanBirthday,
      alone: 'none',
      inField: 'medium',
    },
  ],
  reference: 'https://en.wikipedia.org/wiki/Resident_registration_number',
  examples: {
    match: [
      {
        text: '주민등록번호 880417-2045131',
        source: 'written for this test: format of the number',
      },
      { text: 'RRN: 8804172045131', source: 'written for this test: format of the number' },
      {
        text: '김민수 020930-3118204',
        source: 'written for this test: format issued since 2020, without a check digit',
      },
    ],
    noMatch: [
      { text: '주민등록번호 881317-2045131', source: 'written for this test: no such month' },
      { text: 'RRN 880417-9045131', source: 'written for this test: a digit for another century' },
      { text: 'RRN 880417-20451311', source: 'written for this test: a digit too many' },
    ],
  },
});
