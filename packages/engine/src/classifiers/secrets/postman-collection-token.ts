import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `PMAT-${fakeToken('alphanumeric', 26)}`;

export const classifier = defineClassifier({
  id: 'postman-collection-token',
  name: 'Postman collection access key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['postman'],
  patterns: [{ pattern: 'PMAT-[A-Za-z0-9]{26}', alone: 'high', validate: looksIssued }],
  reference: 'https://learning.postman.com/docs/developer/postman-api/authentication/',
  examples: {
    match: [
      { text: `  "postmanToken": "${TOKEN}",`, source: OWN },
      { text: `config.postman.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=PMAT-${'x'.repeat(26)}`, source: `${OWN}: a placeholder` },
      { text: `token: PMAT-${fakeToken('alphanumeric', 12)}`, source: `${OWN}: too short` },
    ],
  },
});
