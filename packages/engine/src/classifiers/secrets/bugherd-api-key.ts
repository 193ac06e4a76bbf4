import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['bugherd'];
const TOKEN = fakeToken('lowerDigits', 22);

export const classifier = defineClassifier({
  id: 'bugherd-api-key',
  name: 'BugHerd API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['bugherd'],
  patterns: [
    {
      pattern: '[a-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.bugherd.com/api_v2',
  examples: {
    match: [
      { text: `BUGHERD_API_KEY=${TOKEN}`, source: OWN },
      { text: `const bugherdSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `BUGHERD_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
