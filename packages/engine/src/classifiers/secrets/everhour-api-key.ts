import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['everhour'];
const TOKEN = `${fakeToken('hex', 4)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 6, 3)}-${fakeToken('hex', 6, 4)}-${fakeToken('hex', 8, 5)}`;

export const classifier = defineClassifier({
  id: 'everhour-api-key',
  name: 'Everhour API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['everhour'],
  patterns: [
    {
      pattern: '[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{6}-[a-f0-9]{6}-[a-f0-9]{8}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://everhour.docs.apiary.io/',
  examples: {
    match: [
      { text: `const everhourSecret = '${TOKEN}';`, source: OWN },
      { text: `everhour_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `EVERHOUR_TOKEN=${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(6)}-${'0'.repeat(6)}-${'0'.repeat(8)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
