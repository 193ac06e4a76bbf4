import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-classification-marking',
  name: 'US classification marking',
  class: 'government',
  locale: 'us',
  sensitivity: 4,
  keywords: [
    'classified by',
    'declassify on',
    'derived from',
    'classification authority',
    'noforn',
  ],
  proximity: 200,
  patterns: [
    {
      pattern: '(?:TOP SECRET|SECRET|CONFIDENTIAL|TS|S|C)//[A-Z][A-Z0-9 ,/-]{1,60}',
      validate: hasControl,
      alone: 'high',
    },
    {
      pattern: '\\((?:TS|S|C)(?://[A-Z/]{2,20})?\\)',
      edges: 'free',
      alone: 'none',
      supported: 'high',
    },
    { pattern: 'TOP SECRET|SECRET|CONFIDENTIAL', alone: 'none', supported: 'high' },
    // The block of the classification authority, which names who classified and until when.
    {
      pattern: '(?:Derived From|Declassify On): ?[^\\s][^\\n]{2,60}',
      caseless: true,
      alone: 'medium',
      supported: 'high',
    },
    { pattern: 'NOFORN|ORCON|REL TO USA', alone: 'medium', supported: 'high' },
  ],
  reference: 'https://www.archives.gov/isoo/policy-documents/cnsi-eo.html',
  examples: {
    match: [
      { text: 'TOP SECRET//SI//NOFORN', source: 'banner of the marking guide of ISOO' },
      { text: 'SECRET\nClassified By: J. Doe\nDeclassify On: 20351231', source: OWN },
      { text: 'handled as ORCON', source: OWN },
    ],
    noMatch: [
      { text: 'SECRET//comment', source: `${OWN}: source code` },
      { text: 'CONFIDENTIAL: for Northwind only', source: `${OWN}: a company’s own word` },
      { text: 'top secret recipe', source: `${OWN}: a word` },
    ],
  },
});

/** Compartments and dissemination controls that may follow a level. */
const CONTROLS =
  /\/\/(?:[A-Z0-9 ,/-]*\b)?(?:NOFORN|NF|ORCON|OC|SI|TK|HCS|REL|PROPIN|PR|FGI|RD|FRD|SAR|FISA|IMCON|RELIDO|FOUO|LIMDIS|COMINT|NATO|CNWDI)\b/;

function hasControl(value: string): boolean {
  return CONTROLS.test(value);
}
