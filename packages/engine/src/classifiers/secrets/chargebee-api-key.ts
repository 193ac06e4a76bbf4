import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['chargebee'];
const TOKEN = `live_${fakeToken('alphanumeric', 32)}`;

export const classifier = defineClassifier({
  id: 'chargebee-api-key',
  name: 'Chargebee API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['chargebee'],
  patterns: [
    {
      pattern: '(?:live|test)_[A-Za-z0-9]{32,44}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apidocs.chargebee.com/docs/api',
  examples: {
    match: [
      { text: `CHARGEBEE_API_KEY=${TOKEN}`, source: OWN },
      { text: `const chargebeeSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `CHARGEBEE_TOKEN=live_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
