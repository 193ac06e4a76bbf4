import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'icd-9',
  name: 'ICD-9 diagnosis code',
  class: 'health',
  locale: 'us',
  sensitivity: 3,
  keywords: ['icd-9', 'icd9', 'icd-9-cm', 'icd 9', 'icd', 'diagnosis code', 'dx code'],
  patterns: [
    { pattern: '[0-9]{3}[.][0-9]{1,2}', alone: 'none', inField: 'none', supported: 'medium' },
    {
      pattern: 'V[0-9]{2}(?:[.][0-9]{1,2})?|E[89][0-9]{2}(?:[.][0-9])?',
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference:
    'https://www.cms.gov/medicare/coding-billing/icd-10-codes/icd-9-cm-diagnosis-procedure-codes-abbreviated-and-full-code-titles',
  examples: {
    match: [
      { text: 'ICD-9 250.00', source: 'ICD-9-CM: diabetes' },
      { text: 'icd9: 724.2', source: 'ICD-9-CM: low back pain' },
      { text: 'diagnosis code 401.9', source: 'ICD-9-CM: hypertension' },
    ],
    noMatch: [
      { text: 'costs 250.00', source: `${OWN}: an amount` },
      { text: 'ICD-9 25.00', source: `${OWN}: two digits before the point` },
      { text: 'room V58', source: `${OWN}: nothing says diagnosis` },
    ],
  },
});
