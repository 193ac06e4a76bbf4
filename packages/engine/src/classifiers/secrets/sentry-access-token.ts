import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['sentry'];
const TOKEN = fakeToken('hex', 64);

export const classifier = defineClassifier({
  id: 'sentry-access-token',
  name: 'Sentry auth token of the old form',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sentry'],
  patterns: [
    {
      pattern: '[a-f0-9]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.sentry.io/account/auth-tokens/',
  examples: {
    match: [
      { text: `SENTRY_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "sentryToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `SENTRY_TOKEN=${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
