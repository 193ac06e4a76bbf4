import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['klaviyo'];
const TOKEN = `pk_${fakeToken('hex', 34)}`;

export const classifier = defineClassifier({
  id: 'klaviyo-api-key',
  name: 'Klaviyo private API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['klaviyo'],
  patterns: [
    {
      pattern: 'pk_[a-f0-9]{34}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.klaviyo.com/en/docs/authenticate_',
  examples: {
    match: [
      { text: `const klaviyoSecret = '${TOKEN}';`, source: OWN },
      { text: `klaviyo_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `KLAVIYO_TOKEN=pk_${'0'.repeat(34)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
