import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['pusher'];
const TOKEN = fakeToken('hex', 20);

export const classifier = defineClassifier({
  id: 'pusher-app-secret',
  name: 'Pusher app key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['pusher'],
  patterns: [
    {
      pattern: '[a-f0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://pusher.com/docs/channels/library_auth_reference/rest-api/',
  examples: {
    match: [
      { text: `pusher_access_key: ${TOKEN}`, source: OWN },
      { text: `const pusherSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `PUSHER_TOKEN=${'0'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
