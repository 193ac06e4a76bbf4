import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['crowdin'];
const TOKEN = fakeToken('hex', 80);
const OTHER = fakeToken('alphanumeric', 80, 3);

export const classifier = defineClassifier({
  id: 'crowdin-token',
  name: 'Crowdin token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['crowdin'],
  patterns: [
    {
      pattern: '[a-f0-9]{80}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9]{80}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://support.crowdin.com/enterprise/personal-access-tokens/',
  examples: {
    match: [
      { text: `crowdin_access_key: ${TOKEN}`, source: OWN },
      { text: `CROWDIN_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `CROWDIN_TOKEN=${'0'.repeat(80)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
