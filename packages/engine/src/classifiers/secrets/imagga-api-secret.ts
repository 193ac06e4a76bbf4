import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['imagga'];
const TOKEN = fakeToken('hex', 32);
const OTHER = fakeToken('alphanumeric', 72, 3);

export const classifier = defineClassifier({
  id: 'imagga-api-secret',
  name: 'Imagga API secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['imagga'],
  patterns: [
    {
      pattern: '[a-f0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/=]{72}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.imagga.com/',
  examples: {
    match: [
      { text: `config.imagga.apiKey = "${TOKEN}"`, source: OWN },
      { text: `imagga_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `IMAGGA_TOKEN=${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
