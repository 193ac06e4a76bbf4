import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['campaignmonitor', 'createsend'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('alphanumeric', 56, 3);

export const classifier = defineClassifier({
  id: 'campaignmonitor-api-key',
  name: 'Campaign Monitor API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['campaignmonitor', 'createsend'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{56,100}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.campaignmonitor.com/api/',
  examples: {
    match: [
      { text: `config.campaignmonitor.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const campaignmonitorSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `CAMPAIGNMONITOR_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
