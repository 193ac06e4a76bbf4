import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['envoy'];
const TOKEN = fakeToken('lowerDigits', 80);

export const classifier = defineClassifier({
  id: 'envoy-api-key',
  name: 'Envoy API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['envoy'],
  patterns: [
    {
      pattern: '[a-z0-9]{80,230}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.envoy.com/',
  examples: {
    match: [
      { text: `ENVOY_API_KEY=${TOKEN}`, source: OWN },
      { text: `const envoySecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `ENVOY_TOKEN=${'x'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
