import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['roblox'];
const TOKEN = fakeToken('alphanumeric', 48);
const OTHER = fakeToken('alphanumeric', 600, 3);

export const classifier = defineClassifier({
  id: 'roblox-api-key',
  name: 'Roblox Open Cloud key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['roblox'],
  patterns: [
    {
      pattern: '[A-Za-z0-9+/]{48}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/]{600,1000}={0,2}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://create.roblox.com/docs/cloud/auth/api-keys',
  examples: {
    match: [
      { text: `roblox_access_key: ${TOKEN}`, source: OWN },
      { text: `export ROBLOX_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `ROBLOX_TOKEN=${'x'.repeat(48)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
