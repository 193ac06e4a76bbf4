import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['filestack'];
const TOKEN = `A${fakeToken('alphanumeric', 20)}z`;

export const classifier = defineClassifier({
  id: 'filestack-api-key',
  name: 'Filestack API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['filestack'],
  patterns: [
    {
      pattern: 'A[A-Za-z0-9]{20}z',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.filestack.com/docs/api/',
  examples: {
    match: [
      { text: `FILESTACK_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "filestackToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `FILESTACK_TOKEN=A${'x'.repeat(20)}z`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
