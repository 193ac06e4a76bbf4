import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['vonage', 'nexmo'];
const TOKEN = fakeToken('alphanumeric', 16);
const OTHER = fakeToken('hex', 8, 3);

export const classifier = defineClassifier({
  id: 'vonage-api-secret',
  name: 'Vonage (Nexmo) API key or secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['vonage', 'nexmo'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-f0-9]{8}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.vonage.com/en/getting-started/concepts/authentication',
  examples: {
    match: [
      { text: `export VONAGE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `VONAGE_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `VONAGE_TOKEN=${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
