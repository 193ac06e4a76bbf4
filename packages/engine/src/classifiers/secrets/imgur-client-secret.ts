import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['imgur'];
const TOKEN = fakeToken('hex', 40);

export const classifier = defineClassifier({
  id: 'imgur-client-secret',
  name: 'Imgur client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['imgur'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apidocs.imgur.com/',
  examples: {
    match: [
      { text: `IMGUR_API_KEY=${TOKEN}`, source: OWN },
      { text: `config.imgur.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `IMGUR_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
