import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `esecret_${fakeToken('alphanumeric', 28)}`;
const OTHER = `aph0_${fakeToken('alphanumeric', 40, 3)}`;

export const classifier = defineClassifier({
  id: 'anyscale-api-key',
  name: 'Anyscale API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['anyscale'],
  patterns: [
    { pattern: 'esecret_[A-Za-z0-9]{28}', alone: 'high', validate: looksIssued },
    { pattern: 'aph0_[A-Za-z0-9]{40,60}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.anyscale.com/',
  examples: {
    match: [
      { text: `const anyscaleSecret = '${TOKEN}';`, source: OWN },
      { text: `export ANYSCALE_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=esecret_${'x'.repeat(28)}`, source: `${OWN}: a placeholder` },
      { text: `token: esecret_${fakeToken('alphanumeric', 13)}`, source: `${OWN}: too short` },
    ],
  },
});
