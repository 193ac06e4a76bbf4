import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['harness'];
const TOKEN = `pat.${fakeToken('alphanumeric', 22)}.${fakeToken('hex', 24, 2)}.${fakeToken('alphanumeric', 20, 3)}`;
const OTHER = `sat.${fakeToken('alphanumeric', 22, 3)}.${fakeToken('hex', 24, 4)}.${fakeToken('alphanumeric', 20, 5)}`;

export const classifier = defineClassifier({
  id: 'harness-api-key',
  name: 'Harness API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['harness'],
  patterns: [
    {
      pattern: 'pat\\.[A-Za-z0-9_-]{22}\\.[a-f0-9]{24}\\.[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'sat\\.[A-Za-z0-9_-]{22}\\.[a-f0-9]{24}\\.[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/',
  examples: {
    match: [
      { text: `HARNESS_API_KEY=${TOKEN}`, source: OWN },
      { text: `harness_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      {
        text: `HARNESS_TOKEN=pat.${'x'.repeat(22)}.${'0'.repeat(24)}.${'x'.repeat(20)}`,
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
