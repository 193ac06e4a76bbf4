import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['mattermost'];
const TOKEN = fakeToken('lowerDigits', 26);

export const classifier = defineClassifier({
  id: 'mattermost-access-token',
  name: 'Mattermost access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['mattermost'],
  patterns: [
    {
      pattern: '[a-z0-9]{26}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.mattermost.com/integrate/reference/personal-access-token/',
  examples: {
    match: [
      { text: `export MATTERMOST_TOKEN="${TOKEN}"`, source: OWN },
      { text: `MATTERMOST_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `MATTERMOST_TOKEN=${'x'.repeat(26)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
