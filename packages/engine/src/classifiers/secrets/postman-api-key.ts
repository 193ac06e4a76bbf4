import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `PMAK-${fakeToken('hex', 24)}-${fakeToken('hex', 34, 2)}`;

export const classifier = defineClassifier({
  id: 'postman-api-key',
  name: 'Postman API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['postman'],
  patterns: [{ pattern: 'PMAK-[a-f0-9]{24}-[a-f0-9]{34}', alone: 'high', validate: looksIssued }],
  reference: 'https://learning.postman.com/docs/developer/postman-api/authentication/',
  examples: {
    match: [
      { text: `POSTMAN_API_KEY=${TOKEN}`, source: OWN },
      { text: `postman_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=PMAK-${'0'.repeat(24)}-${'0'.repeat(34)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: PMAK-${fakeToken('hex', 24)}-${fakeToken('hex', 16)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
