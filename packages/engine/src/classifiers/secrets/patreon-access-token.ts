import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['patreon'];
const TOKEN = fakeToken('alphanumeric', 43);
const OTHER = fakeToken('alphanumeric', 64, 3);

export const classifier = defineClassifier({
  id: 'patreon-access-token',
  name: 'Patreon access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['patreon'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{43}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.patreon.com/',
  examples: {
    match: [
      { text: `config.patreon.apiKey = "${TOKEN}"`, source: OWN },
      { text: `  "patreonToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `PATREON_TOKEN=${'x'.repeat(43)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
