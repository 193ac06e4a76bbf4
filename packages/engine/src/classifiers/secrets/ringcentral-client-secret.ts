import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['ringcentral'];
const TOKEN = fakeToken('alphanumeric', 22);
const OTHER = fakeToken('alphanumeric', 40, 3);

export const classifier = defineClassifier({
  id: 'ringcentral-client-secret',
  name: 'RingCentral client secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['ringcentral'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: '[A-Za-z0-9_-]{40,50}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.ringcentral.com/guide/authentication',
  examples: {
    match: [
      { text: `export RINGCENTRAL_TOKEN="${TOKEN}"`, source: OWN },
      { text: `const ringcentralSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `RINGCENTRAL_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
