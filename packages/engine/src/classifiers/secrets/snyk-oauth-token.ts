import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `snyk_uat.${fakeToken('hex', 8)}.${fakeToken('alphanumeric', 60, 2)}.${fakeToken('alphanumeric', 60, 3)}`;

export const classifier = defineClassifier({
  id: 'snyk-oauth-token',
  name: 'Snyk OAuth token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['snyk'],
  patterns: [
    {
      pattern: 'snyk_uat\\.[a-f0-9]{8}\\.[A-Za-z0-9_-]{60,300}\\.[A-Za-z0-9_-]{60,120}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  examples: {
    match: [
      { text: `SNYK_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "snykToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=snyk_uat.${'0'.repeat(8)}.${'x'.repeat(60)}.${'x'.repeat(60)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: snyk_uat.${fakeToken('hex', 8)}.${fakeToken('alphanumeric', 29)}.${fakeToken('alphanumeric', 60)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
