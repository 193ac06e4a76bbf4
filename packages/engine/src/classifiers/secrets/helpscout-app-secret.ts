import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['helpscout'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'helpscout-app-secret',
  name: 'Help Scout app secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['helpscout'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.helpscout.com/mailbox-api/overview/authentication/',
  examples: {
    match: [
      { text: `const helpscoutSecret = '${TOKEN}';`, source: OWN },
      { text: `config.helpscout.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `HELPSCOUT_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
