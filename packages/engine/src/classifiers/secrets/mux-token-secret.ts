import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mux_token', 'mux-token', 'muxtoken'];
const TOKEN = fakeToken('alphanumeric', 75);

export const classifier = defineClassifier({
  id: 'mux-token-secret',
  name: 'Mux token secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['muxtoken'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{75}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.mux.com/core/make-api-requests',
  examples: {
    match: [
      { text: `mux_token = '${TOKEN}'`, source: OWN },
      { text: `export MUX_TOKEN_TOKEN="${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MUX_TOKEN_TOKEN=${'x'.repeat(75)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
