import { DRUG_NAMES } from './drug-names.data.ts';
import { defineClassifier, type ValuePattern } from '../define-classifier.ts';

const OWN = 'written for this test';

const DOSE = '(?: [A-Za-z]{2,15})? [0-9]{1,4}(?:[.,][0-9]{1,3})? ?(?:mg|mcg|µg|g|ml|iu|units?)';

/** Names a pattern can be found by, as literals. */
const NAMES_PER_PATTERN = 60;

export const classifier = defineClassifier({
  id: 'drug-name',
  name: 'Medicine',
  class: 'health',
  locale: 'any',
  sensitivity: 3,
  keywords: [
    'prescribed',
    'prescription',
    'prescriptions',
    'rx',
    'medication',
    'medications',
    'medicine',
    'medicines',
    'drug',
    'drugs',
    'dose',
    'dosage',
    'mg',
    'mcg',
    'ml',
    'tablet',
    'tablets',
    'capsule',
    'capsules',
    'patient',
    'daily',
    'twice daily',
    'bid',
    'tid',
    'prn',
    'po',
    'pharmacy',
    'refill',
    'treatment',
    'therapy',
    'allergic',
    'allergy',
    'allergies',
    'inhaler',
    'injection',
    'medikament',
    'médicament',
    'medicamento',
    'farmaco',
  ],
  patterns: patternsOf(),
  reference: 'https://www.who.int/teams/health-product-and-policy-standards/inn',
  examples: {
    match: [
      { text: 'prescribed metformin twice daily', source: `${OWN}: with a word of treatment` },
      { text: 'Lisinopril 10 mg', source: `${OWN}: with a dose` },
      { text: 'allergies: penicillin', source: `${OWN}: with a word of treatment` },
    ],
    noMatch: [
      { text: 'prescribed nothing', source: `${OWN}: no medicine` },
      { text: 'metforminish tablets', source: `${OWN}: part of a word` },
      { text: 'insulinpump', source: `${OWN}: part of a word` },
    ],
  },
});

function patternsOf(): ValuePattern[] {
  const count = Math.ceil(DRUG_NAMES.length / NAMES_PER_PATTERN);
  return Array.from({ length: count }, (_, index) => {
    const names = DRUG_NAMES.slice(index * NAMES_PER_PATTERN, (index + 1) * NAMES_PER_PATTERN);
    return {
      pattern: `(?:${names.join('|')})(?:${DOSE})?`,
      caseless: true,
      validate: (value) => (/[0-9]/.test(value) ? 'medium' : true),
      alone: 'low',
      supported: 'medium',
    };
  });
}
