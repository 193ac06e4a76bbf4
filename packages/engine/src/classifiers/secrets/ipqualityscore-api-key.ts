import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ipqualityscore', 'ipquality'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'ipqualityscore-api-key',
  name: 'IPQualityScore API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ipqualityscore', 'ipquality'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.ipqualityscore.com/documentation/overview',
  examples: {
    match: [
      { text: `export IPQUALITYSCORE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const ipqualityscoreSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `IPQUALITYSCORE_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
