import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'export-control',
  name: 'Export control marking',
  class: 'government',
  locale: 'any',
  sensitivity: 4,
  keywords: [
    'export',
    'exported',
    'export control',
    'export controlled',
    'controlled',
    'technical data',
    'defense article',
    'license',
    'licence',
    'restricted',
    'usml',
    'ccl',
    'eccn',
    'bis',
    'ddtc',
    'foreign person',
    'foreign persons',
    'foreign nationals',
    'us persons',
    'noforn',
    'marking',
    'classification',
    'ausfuhr',
    'ausfuhrkontrolle',
    'ausfuhrliste',
    'dual use',
    'güter',
  ],
  proximity: 80,
  patterns: [
    {
      pattern:
        '(?:International Traffic in Arms Regulations|Export Administration Regulations|Arms Export Control Act)',
      caseless: true,
      alone: 'medium',
      supported: 'high',
    },
    {
      pattern:
        '(?:ITAR|EAR)[ -](?:Controlled|Restricted|Technical Data)(?: (?:Technical )?Data)?|Export[ -]Controlled (?:Information|Data|Technical Data|Technology)',
      caseless: true,
      alone: 'high',
    },
    { pattern: '(?:ITAR|USML|EAR99|EXPT)', alone: 'low', supported: 'medium' },
    {
      pattern: '22 ?CFR (?:Part )?12[0-9]|15 ?CFR (?:Part )?7[3-7][0-9]',
      alone: 'medium',
      supported: 'high',
    },
    {
      pattern: 'DISTRIBUTION STATEMENT [B-FX]',
      caseless: true,
      alone: 'high',
    },
    {
      pattern: '[0-9][A-E][0-9]{3}(?:\\.[a-z](?:\\.[0-9]{1,2})?)?',
      after: { words: ['eccn', 'ausfuhrlistennummer', 'ausfuhrliste', 'al-nummer'], within: 24 },
      alone: 'medium',
      supported: 'high',
    },
  ],
  reference: 'https://www.ecfr.gov/current/title-22/chapter-I/subchapter-M',
  examples: {
    match: [
      {
        text: 'WARNING - This document contains technical data whose export is restricted by the Arms Export Control Act (Title 22, U.S.C., Sec 2751).',
        source: 'warning of DoD Directive 5230.24',
      },
      { text: 'Drawing is ITAR controlled', source: OWN },
      { text: 'subject to 22 CFR Part 121, category XI', source: OWN },
      { text: 'ECCN: 3A001.b.2', source: `${OWN}: entry of the Commerce Control List` },
      { text: 'DISTRIBUTION STATEMENT D. Authorized to the Department of Defense', source: OWN },
    ],
    noMatch: [
      { text: 'export const itar = 3;', source: `${OWN}: a name of a program` },
      { text: 'EAR plugs are in the box', source: `${OWN}: a word` },
      { text: 'part 3A001 of the shelf', source: `${OWN}: nothing says ECCN` },
      { text: 'DISTRIBUTION STATEMENT A. Approved for public release', source: `${OWN}: public` },
    ],
  },
});
