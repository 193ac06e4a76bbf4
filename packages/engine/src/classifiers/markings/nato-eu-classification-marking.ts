import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';

export const classifier = defineClassifier({
  id: 'nato-eu-classification-marking',
  name: 'NATO or EU classification marking',
  class: 'government',
  locale: 'any',
  sensitivity: 4,
  keywords: [],
  patterns: [
    {
      pattern: 'NATO (?:UNCLASSIFIED|RESTRICTED|CONFIDENTIAL|SECRET)|COSMIC TOP SECRET',
      alone: 'high',
    },
    {
      pattern:
        'RESTREINT UE|CONFIDENTIEL UE|SECRET UE|TRÈS SECRET UE|EU (?:RESTRICTED|CONFIDENTIAL|SECRET|TOP SECRET)',
      alone: 'high',
    },
    { pattern: 'OFFICIAL[ -]SENSITIVE|UK (?:OFFICIAL|SECRET|TOP SECRET)', alone: 'high' },
    { pattern: 'LIMITE (?:EN|DE|FR)', alone: 'medium' },
  ],
  reference: 'https://eur-lex.europa.eu/eli/dec/2013/488/oj',
  examples: {
    match: [
      { text: 'NATO RESTRICTED', source: 'NATO security policy C-M(2002)49' },
      { text: 'RESTREINT UE/EU RESTRICTED', source: 'Council Decision 2013/488/EU' },
      { text: 'OFFICIAL-SENSITIVE: COMMERCIAL', source: 'UK government security classifications' },
    ],
    noMatch: [
      { text: 'NATO restricted the exercise to members', source: `${OWN}: a sentence` },
      { text: 'an official sensitive to criticism', source: `${OWN}: a sentence` },
      { text: 'EU confidential hotline', source: `${OWN}: a sentence` },
    ],
  },
});
