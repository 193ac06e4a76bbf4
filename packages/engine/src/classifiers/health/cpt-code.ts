import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'cpt-code',
  name: 'CPT or HCPCS procedure code',
  class: 'health',
  locale: 'us',
  sensitivity: 2,
  keywords: [
    'cpt',
    'hcpcs',
    'procedure code',
    'procedure codes',
    'cpt code',
    'cpt-4',
    'billing code',
    'service code',
  ],
  patterns: [
    {
      pattern: '[0-9]{4}[0-9FTU](?:-[0-9A-Z]{2})?',
      after: { words: ['cpt', 'hcpcs', 'procedure code', 'procedure_code'], within: 20 },
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
    {
      pattern: '[A-CEGHJ-MP-V][0-9]{4}',
      after: { words: ['cpt', 'hcpcs', 'procedure code', 'procedure_code'], within: 20 },
      alone: 'medium',
      inField: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.cms.gov/medicare/coding-billing/healthcare-common-procedure-system',
  examples: {
    match: [
      { text: 'CPT 99213', source: 'American Medical Association: office visit' },
      { text: 'HCPCS code J1100', source: 'CMS: injection of dexamethasone' },
      { text: 'procedure code: 93000', source: 'American Medical Association: electrocardiogram' },
    ],
    noMatch: [
      { text: 'zip 99213', source: `${OWN}: nothing says procedure` },
      { text: 'CPT 9921', source: `${OWN}: one digit too few` },
      { text: 'HCPCS W1100', source: `${OWN}: no such section` },
    ],
  },
});
