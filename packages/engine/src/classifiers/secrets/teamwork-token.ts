import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['teamwork'];
const TOKEN = `tkn.v1_${fakeToken('alphanumeric', 71)}`;
const OTHER = `twp_${fakeToken('alphanumeric', 20, 3)}`;

export const classifier = defineClassifier({
  id: 'teamwork-token',
  name: 'Teamwork token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['teamwork'],
  patterns: [
    {
      pattern: 'tkn\\.v1_[A-Za-z0-9]{71}[ =]?',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'twp_[A-Za-z0-9]{20}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://apidocs.teamwork.com/',
  examples: {
    match: [
      { text: `teamwork_access_key: ${TOKEN}`, source: OWN },
      { text: `export TEAMWORK_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `TEAMWORK_TOKEN=tkn.v1_${'x'.repeat(71)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
