import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rootly_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'rootly-api-key',
  name: 'Rootly API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['rootly'],
  patterns: [{ pattern: 'rootly_[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.rootly.com/api-reference/overview',
  examples: {
    match: [
      { text: `const rootlySecret = '${TOKEN}';`, source: OWN },
      { text: `  "rootlyToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rootly_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: rootly_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
