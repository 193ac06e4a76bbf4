import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['meraki'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'cisco-meraki-api-key',
  name: 'Cisco Meraki API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['meraki'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.cisco.com/meraki/api-v1/authorization/',
  examples: {
    match: [
      { text: `const merakiSecret = '${TOKEN}';`, source: OWN },
      { text: `MERAKI_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MERAKI_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
