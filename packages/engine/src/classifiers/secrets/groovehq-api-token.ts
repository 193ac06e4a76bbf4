import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['groovehq'];
const TOKEN = fakeToken('hex', 64);

export const classifier = defineClassifier({
  id: 'groovehq-api-token',
  name: 'Groove API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['groovehq'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.groovehq.com/docs',
  examples: {
    match: [
      { text: `groovehq_access_key: ${TOKEN}`, source: OWN },
      { text: `  "groovehqToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `GROOVEHQ_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
