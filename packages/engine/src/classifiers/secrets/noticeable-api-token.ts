import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['noticeable'];
const TOKEN = fakeToken('alphanumeric', 20);

export const classifier = defineClassifier({
  id: 'noticeable-api-token',
  name: 'Noticeable API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['noticeable'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.noticeable.io/',
  examples: {
    match: [
      { text: `config.noticeable.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "noticeableToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `NOTICEABLE_TOKEN=${'x'.repeat(20)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
