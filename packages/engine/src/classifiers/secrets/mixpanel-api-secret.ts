import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mixpanel'];
const TOKEN = fakeToken('hex', 32);

export const classifier = defineClassifier({
  id: 'mixpanel-api-secret',
  name: 'Mixpanel project token or API secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mixpanel'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.mixpanel.com/reference/project-secret',
  examples: {
    match: [
      { text: `mixpanel_access_key: ${TOKEN}`, source: OWN },
      { text: `const mixpanelSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MIXPANEL_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
