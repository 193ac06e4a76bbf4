import { defineClassifier } from '../define-classifier.ts';

export const classifier = defineClassifier({
  id: 'in-pan',
  name: 'Indian permanent account number (PAN)',
  class: 'personal',
  locale: 'in',
  sensitivity: 3,
  keywords: [
    'pan',
    'pan card',
    'pan no',
    'pan number',
    'permanent account number',
    'income tax',
    'स्थायी खाता',
  ],
  patterns: [
    { pattern: '[A-Z]{3}[ABCFGHJLPT][A-Z][0-9]{4}[A-Z]', alone: 'medium' },
    { pattern: '[A-Z]{5}[0-9]{4}[A-Z]', caseless: true, alone: 'low', inField: 'medium' },
  ],
  reference: 'https://arthurdejong.org/python-stdnum/doc/1.19/stdnum.in_.pan',
  examples: {
    match: [
      { text: 'PAN ACUPA7085R', source: 'published example of the python-stdnum documentation' },
      {
        text: 'PAN card: acupa7085r',
        source: 'published example of the python-stdnum documentation',
      },
      { text: 'paid by AAPFU0939F of Pune', source: 'the holder of the usual GSTIN example' },
    ],
    noMatch: [
      { text: 'PAN ACUPA708R', source: 'written for this test: a digit is missing' },
      { text: 'PAN ACUPA70855', source: 'written for this test: no letter at the end' },
      { text: 'sku_ACUPA7085R', source: 'written for this test: part of an identifier' },
    ],
  },
});
