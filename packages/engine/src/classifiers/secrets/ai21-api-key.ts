import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ai21'];
const TOKEN = fakeToken('alphanumeric', 32);

export const classifier = defineClassifier({
  id: 'ai21-api-key',
  name: 'AI21 API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ai21'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.ai21.com/',
  examples: {
    match: [
      { text: `ai21_access_key: ${TOKEN}`, source: OWN },
      { text: `config.ai21.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `AI21_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
