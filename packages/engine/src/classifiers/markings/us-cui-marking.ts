import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'us-cui-marking',
  name: 'Controlled unclassified information (CUI)',
  class: 'government',
  locale: 'us',
  sensitivity: 4,
  keywords: [
    'controlled',
    'controlled by',
    'cui category',
    'cui categories',
    'unclassified',
    'dissemination',
    'distribution',
    'marking',
    'markings',
    'nist',
    'dfars',
    'basic',
    'specified',
    'poc',
  ],
  proximity: 80,
  patterns: [
    { pattern: 'CUI//[A-Z][A-Z /-]{1,40}', edges: 'free', alone: 'high' },
    { pattern: '\\(CUI\\)', edges: 'free', alone: 'medium', supported: 'high' },
    { pattern: 'CUI', alone: 'low', inField: 'medium', supported: 'medium' },
    { pattern: 'CONTROLLED//[A-Z][A-Z /-]{1,40}', edges: 'free', alone: 'high' },
    {
      pattern: 'CONTROLLED UNCLASSIFIED INFORMATION',
      alone: 'high',
    },
    {
      pattern: 'Controlled Unclassified Information',
      alone: 'medium',
      supported: 'high',
    },
    { pattern: 'FOR OFFICIAL USE ONLY|U//FOUO|LAW ENFORCEMENT SENSITIVE', alone: 'high' },
    { pattern: 'FOUO', alone: 'medium' },
  ],
  reference: 'https://www.archives.gov/cui',
  examples: {
    match: [
      {
        text: 'CUI//SP-EXPT//NOFORN',
        source: 'banner of the marking handbook of the CUI registry',
      },
      { text: '(CUI) The valve opens at 12 bar.', source: 'portion marking of the handbook' },
      { text: 'Controlled by: Navy\nCUI Category: EXPT', source: `${OWN}: designation block` },
      { text: 'FOR OFFICIAL USE ONLY', source: OWN },
      { text: 'CONTROLLED UNCLASSIFIED INFORMATION', source: OWN },
    ],
    noMatch: [
      { text: 'a cui prodest', source: `${OWN}: a word` },
      { text: 'We built the CUI with ncurses.', source: `${OWN}: a character user interface` },
      { text: 'the valve is controlled', source: `${OWN}: a word` },
    ],
  },
});
