import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `API-${fakeToken('upperDigits', 26)}`;
const OTHER = `API-${fakeToken('upperDigits', 25, 3)}`;

export const classifier = defineClassifier({
  id: 'octopus-api-key',
  name: 'Octopus Deploy API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['octopus'],
  patterns: [
    { pattern: 'API-[A-Z0-9]{26}', alone: 'high', validate: looksIssued },
    { pattern: 'API-[A-Z0-9]{25}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  examples: {
    match: [
      { text: `OCTOPUS_API_KEY=${TOKEN}`, source: OWN },
      { text: `const octopusSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=API-${'X'.repeat(26)}`, source: `${OWN}: a placeholder` },
      { text: `token: API-${fakeToken('upperDigits', 12)}`, source: `${OWN}: too short` },
    ],
  },
});
