import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['capsulecrm', 'capsule'];
const TOKEN = fakeToken('alphanumeric', 64);

export const classifier = defineClassifier({
  id: 'capsule-crm-token',
  name: 'Capsule CRM token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['capsulecrm', 'capsule'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.capsulecrm.com/',
  examples: {
    match: [
      { text: `  "capsulecrmToken": "${TOKEN}",`, source: OWN },
      { text: `capsulecrm_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `CAPSULECRM_TOKEN=${'x'.repeat(64)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
