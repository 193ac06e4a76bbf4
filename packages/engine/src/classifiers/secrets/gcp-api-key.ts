import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `AIza${fakeToken('alphanumeric', 35)}`;

export const classifier = defineClassifier({
  id: 'gcp-api-key',
  name: 'Google API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['google', 'gcp', 'firebase', 'maps'],
  patterns: [{ pattern: 'AIza[A-Za-z0-9_-]{35}', alone: 'high', validate: looksIssued }],
  reference: 'https://cloud.google.com/docs/authentication/api-keys',
  examples: {
    match: [
      { text: `  "googleToken": "${TOKEN}",`, source: OWN },
      { text: `GOOGLE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=AIza${'x'.repeat(35)}`, source: `${OWN}: a placeholder` },
      { text: `token: AIza${fakeToken('alphanumeric', 16)}`, source: `${OWN}: too short` },
    ],
  },
});
