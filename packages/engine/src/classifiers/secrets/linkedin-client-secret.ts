import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['linkedin'];
const TOKEN = fakeToken('alphanumeric', 16);
const OTHER = `${fakeToken('digits', 2, 3)}${fakeToken('lowerDigits', 12, 4)}`;

export const classifier = defineClassifier({
  id: 'linkedin-client-secret',
  name: 'LinkedIn client credential',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['linkedin'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{16}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[0-9]{2}[a-z0-9]{12}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'WPL_AP1\\.[A-Za-z0-9]{16}\\.[A-Za-z0-9+/]{6}==',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://learn.microsoft.com/en-us/linkedin/shared/authentication/authentication',
  examples: {
    match: [
      { text: `const linkedinSecret = '${TOKEN}';`, source: OWN },
      { text: `export LINKEDIN_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `LINKEDIN_TOKEN=${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
