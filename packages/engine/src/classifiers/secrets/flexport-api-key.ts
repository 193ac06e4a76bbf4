import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `shltm_${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'flexport-api-key',
  name: 'Flexport API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['flexport'],
  patterns: [{ pattern: 'shltm_[A-Za-z0-9_-]{40}', alone: 'high', validate: looksIssued }],
  reference: 'https://apidocs.flexport.com/',
  examples: {
    match: [
      { text: `flexport_access_key: ${TOKEN}`, source: OWN },
      { text: `const flexportSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=shltm_${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: shltm_${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
