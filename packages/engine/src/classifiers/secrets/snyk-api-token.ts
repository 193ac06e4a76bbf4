import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['snyk'];
const TOKEN = `${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}`;
const OTHER = `snyk_uat.${fakeToken('hex', 8, 3)}.${fakeToken('alphanumeric', 40, 4)}.${fakeToken('alphanumeric', 40, 5)}`;

export const classifier = defineClassifier({
  id: 'snyk-api-token',
  name: 'Snyk API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['snyk'],
  patterns: [
    {
      pattern: '[a-fA-F0-9]{8}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{4}-[a-fA-F0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'snyk_uat\\.[a-f0-9]{8}\\.[A-Za-z0-9_-]{40,200}\\.[A-Za-z0-9_-]{40,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  examples: {
    match: [
      { text: `config.snyk.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const snykSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      {
        text: `SNYK_TOKEN=${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
