import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['asana'];
const TOKEN = fakeToken('digits', 16);
const OTHER = fakeToken('lowerDigits', 32, 3);

export const classifier = defineClassifier({
  id: 'asana-client-id',
  name: 'Asana client id or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['asana'],
  patterns: [
    {
      pattern: '[0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.asana.com/docs/oauth',
  examples: {
    match: [
      { text: `export ASANA_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.asana.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `ASANA_TOKEN=${'0'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
