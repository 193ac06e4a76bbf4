import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['wrike'];
const TOKEN = `ey${fakeToken('alphanumeric', 100)}`;
const OTHER = `eyJ${fakeToken('alphanumeric', 20, 3)}.${fakeToken('alphanumeric', 100, 4)}.${fakeToken('alphanumeric', 40, 5)}`;

export const classifier = defineClassifier({
  id: 'wrike-access-token',
  name: 'Wrike access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['wrike'],
  patterns: [
    {
      pattern: 'ey[A-Za-z0-9_-]{100,700}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,100}\\.[A-Za-z0-9_-]{100,700}\\.[A-Za-z0-9_-]{40,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.wrike.com/oauth-20-authorization/',
  examples: {
    match: [
      { text: `wrike_access_key: ${TOKEN}`, source: OWN },
      { text: `const wrikeSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `WRIKE_TOKEN=ey${'x'.repeat(100)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
