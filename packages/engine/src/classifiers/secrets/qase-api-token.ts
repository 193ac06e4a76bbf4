import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['qase'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('hex', 64, 3);

export const classifier = defineClassifier({
  id: 'qase-api-token',
  name: 'Qase API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['qase'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.qase.io/',
  examples: {
    match: [
      { text: `  "qaseToken": "${TOKEN}",`, source: OWN },
      { text: `config.qase.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `QASE_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
