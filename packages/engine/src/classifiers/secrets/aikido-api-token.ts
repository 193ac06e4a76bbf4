import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AIK_CI_${fakeToken('alphanumeric', 20)}`;
const OTHER = `AIK_SECRET_${fakeToken('alphanumeric', 64, 3)}`;

export const classifier = defineClassifier({
  id: 'aikido-api-token',
  name: 'Aikido API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['aikido'],
  patterns: [
    { pattern: 'AIK_CI_[A-Za-z0-9]{20,64}', alone: 'high', validate: looksIssued },
    { pattern: 'AIK_SECRET_[A-Za-z0-9]{64}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://apidocs.aikido.dev/',
  examples: {
    match: [
      { text: `config.aikido.apiKey = "${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AIK_CI_${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      { text: `token: AIK_CI_${fakeToken('alphanumeric', 9)}`, source: `${OWN}: too short` },
    ],
  },
});
