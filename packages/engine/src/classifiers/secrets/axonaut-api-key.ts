import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['axonaut'];
const TOKEN = fakeToken('lowerDigits', 32);

export const classifier = defineClassifier({
  id: 'axonaut-api-key',
  name: 'Axonaut API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['axonaut'],
  patterns: [
    {
      pattern: '[a-z0-9]{32}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://axonaut.com/api/v2/doc',
  examples: {
    match: [
      { text: `const axonautSecret = '${TOKEN}';`, source: OWN },
      { text: `config.axonaut.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `AXONAUT_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
