import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-medical-record-number',
  name: 'Medical record number',
  class: 'health',
  locale: 'us',
  sensitivity: 3,
  keywords: [
    'mrn',
    'medical record',
    'medical record number',
    'patient id',
    'patient number',
    'chart number',
  ],
  patterns: [
    {
      pattern: '(?:[A-Z]{1,3}-?)?[0-9]{5,12}',
      after: {
        words: [
          'mrn',
          'medical record',
          'patient id',
          'patient number',
          'patient no',
          'chart number',
          'chart no',
          'patient_id',
          'patientid',
          'record_number',
        ],
        within: 20,
      },
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
  ],
  examples: {
    match: [
      { text: 'MRN: 00482913', source: `${OWN}: digits behind the abbreviation` },
      { text: 'medical record number H-482913', source: `${OWN}: with a letter` },
      { text: '"patient_id": "7734521"', source: `${OWN}: as a field` },
    ],
    noMatch: [
      { text: 'order 00482913', source: `${OWN}: nothing says record` },
      { text: 'MRN: 4829', source: `${OWN}: too short` },
      {
        text: 'MRN was issued by the hospital long before 00482913',
        source: `${OWN}: the word is far`,
      },
    ],
  },
});
