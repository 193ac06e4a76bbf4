import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['uploadcare'];
const TOKEN = fakeToken('hex', 20);

export const classifier = defineClassifier({
  id: 'uploadcare-secret-key',
  name: 'Uploadcare secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['uploadcare'],
  patterns: [
    {
      pattern: '[a-f0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://uploadcare.com/docs/security/secure-uploads/',
  examples: {
    match: [
      { text: `export UPLOADCARE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.uploadcare.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `UPLOADCARE_TOKEN=${'0'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
