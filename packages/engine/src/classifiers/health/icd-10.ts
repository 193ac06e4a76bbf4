import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'icd-10',
  name: 'ICD-10 diagnosis code',
  class: 'health',
  locale: 'any',
  sensitivity: 3,
  keywords: [
    'icd',
    'icd-10',
    'icd10',
    'icd-10-cm',
    'icd 10',
    'icd code',
    'diagnosis',
    'diagnoses',
    'diagnosis code',
    'dx',
    'diagnose',
    'diagnosi',
    'principal diagnosis',
  ],
  patterns: [
    {
      pattern: '[A-TV-Z][0-9][0-9AB][.][0-9A-TV-Z]{1,4}',
      alone: 'low',
      inField: 'medium',
      supported: 'high',
    },
    { pattern: '[A-TV-Z][0-9][0-9AB]', alone: 'none', inField: 'none', supported: 'medium' },
    {
      pattern: '[A-TV-Z][0-9][0-9AB][0-9A-TV-Z]{1,4}',
      alone: 'none',
      inField: 'none',
      supported: 'medium',
    },
  ],
  reference: 'https://www.cdc.gov/nchs/icd/icd-10-cm/index.html',
  examples: {
    match: [
      { text: 'ICD-10 code E11.9', source: 'ICD-10-CM: type 2 diabetes without complications' },
      { text: 'diagnosis: J45.909', source: 'ICD-10-CM: asthma' },
      { text: 'dx I10', source: 'ICD-10-CM: hypertension' },
      { text: '"icd10":"S52.521A"', source: 'ICD-10-CM: fracture, with extension' },
    ],
    noMatch: [
      { text: 'ICD-10 code U1.9', source: `${OWN}: too short` },
      { text: 'shelf E11.9x', source: `${OWN}: goes on with a letter` },
      { text: 'the E11 fridge', source: `${OWN}: nothing says diagnosis` },
    ],
  },
});
