import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AQEahmfx${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'adyen-api-key',
  name: 'Adyen API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['adyen'],
  patterns: [
    { pattern: 'AQE[a-z]hmfx[A-Za-z0-9+/=]{40,300}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.adyen.com/development-resources/api-credentials/',
  examples: {
    match: [
      { text: `config.adyen.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const adyenSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AQEahmfx${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: AQEahmfx${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
