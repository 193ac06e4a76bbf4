import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['imagekit'];
const TOKEN = `private_${fakeToken('alphanumeric', 28)}=`;
const OTHER = fakeToken('alphanumeric', 32, 3);

export const classifier = defineClassifier({
  id: 'imagekit-private-key',
  name: 'ImageKit private key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['imagekit'],
  patterns: [
    {
      pattern: 'private_[A-Za-z0-9+/]{28}=',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9+/]{32,40}={0,3}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://imagekit.io/docs/api-reference/api-introduction/api-keys',
  examples: {
    match: [
      { text: `imagekit_access_key: ${TOKEN}`, source: OWN },
      { text: `export IMAGEKIT_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `IMAGEKIT_TOKEN=private_${'x'.repeat(28)}=`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
