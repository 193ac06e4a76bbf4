import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['snowflake'];
const TOKEN = `eyJ${fakeToken('alphanumeric', 20)}.${fakeToken('alphanumeric', 100, 2)}.${fakeToken('alphanumeric', 100, 3)}`;

export const classifier = defineClassifier({
  id: 'snowflake-programmatic-token',
  name: 'Snowflake programmatic access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['snowflake'],
  patterns: [
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,200}\\.[A-Za-z0-9_-]{100,900}\\.[A-Za-z0-9_-]{100,700}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.snowflake.com/en/user-guide/programmatic-access-tokens',
  examples: {
    match: [
      { text: `  "snowflakeToken": "${TOKEN}",`, source: OWN },
      { text: `SNOWFLAKE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `SNOWFLAKE_TOKEN=eyJ${'x'.repeat(20)}.${'x'.repeat(100)}.${'x'.repeat(100)}`,
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
