import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mavenlink', 'kantata'];
const TOKEN = fakeToken('hex', 64);

export const classifier = defineClassifier({
  id: 'mavenlink-token',
  name: 'Mavenlink or Kantata token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mavenlink', 'kantata'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.kantata.com/',
  examples: {
    match: [
      { text: `mavenlink_access_key: ${TOKEN}`, source: OWN },
      { text: `  "mavenlinkToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MAVENLINK_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
