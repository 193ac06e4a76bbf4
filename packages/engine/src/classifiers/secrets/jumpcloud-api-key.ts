import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['jumpcloud'];
const TOKEN = fakeToken('hex', 40);
const OTHER = fakeToken('lowerDigits', 40, 3);

export const classifier = defineClassifier({
  id: 'jumpcloud-api-key',
  name: 'JumpCloud API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['jumpcloud'],
  patterns: [
    {
      pattern: '[a-f0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[a-z0-9]{40}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'jca_[A-Za-z0-9]{36}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://docs.jumpcloud.com/api/2.0/index.html',
  examples: {
    match: [
      { text: `JUMPCLOUD_API_KEY=${TOKEN}`, source: OWN },
      { text: `const jumpcloudSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `JUMPCLOUD_TOKEN=${'0'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
