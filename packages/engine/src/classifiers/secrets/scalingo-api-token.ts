import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tk-us-${fakeToken('alphanumeric', 48)}`;

export const classifier = defineClassifier({
  id: 'scalingo-api-token',
  name: 'Scalingo API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['scalingo'],
  patterns: [{ pattern: 'tk-us-[A-Za-z0-9_-]{48}', alone: 'high', validate: looksIssued }],
  reference: 'https://developers.scalingo.com/tokens',
  examples: {
    match: [
      { text: `config.scalingo.apiKey = "${TOKEN}"`, source: OWN },
      { text: `scalingo_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=tk-us-${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      { text: `token: tk-us-${fakeToken('alphanumeric', 23)}`, source: `${OWN}: too short` },
    ],
  },
});
