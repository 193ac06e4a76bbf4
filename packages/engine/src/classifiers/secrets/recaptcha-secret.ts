import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['recaptcha'];
const TOKEN = `6L${fakeToken('alphanumeric', 38)}`;

export const classifier = defineClassifier({
  id: 'recaptcha-secret',
  name: 'reCAPTCHA key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['recaptcha'],
  patterns: [
    {
      pattern: '6L[A-Za-z0-9_-]{38}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.google.com/recaptcha/docs/verify',
  examples: {
    match: [
      { text: `recaptcha_access_key: ${TOKEN}`, source: OWN },
      { text: `RECAPTCHA_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `RECAPTCHA_TOKEN=6L${'x'.repeat(38)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
