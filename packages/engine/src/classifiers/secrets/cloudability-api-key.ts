import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cloudability'];
const TOKEN = fakeToken('alphanumeric', 40);

export const classifier = defineClassifier({
  id: 'cloudability-api-key',
  name: 'Apptio Cloudability key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudability'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{40,60}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developers.cloudability.com/',
  examples: {
    match: [
      { text: `const cloudabilitySecret = '${TOKEN}';`, source: OWN },
      { text: `cloudability_access_key: ${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `CLOUDABILITY_TOKEN=${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
