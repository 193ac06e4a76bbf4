import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sntryu_${fakeToken('hex', 64)}`;

export const classifier = defineClassifier({
  id: 'sentry-user-token',
  name: 'Sentry user auth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['sentry'],
  patterns: [{ pattern: 'sntryu_[a-f0-9]{64}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.sentry.io/account/auth-tokens/',
  examples: {
    match: [
      { text: `export SENTRY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `config.sentry.apiKey = "${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sntryu_${'0'.repeat(64)}`, source: `${OWN}: a placeholder` },
      { text: `token: sntryu_${fakeToken('hex', 31)}`, source: `${OWN}: too short` },
    ],
  },
});
