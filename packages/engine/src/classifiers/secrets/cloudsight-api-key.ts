import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['cloudsight'];
const TOKEN = fakeToken('lowerDigits', 22);

export const classifier = defineClassifier({
  id: 'cloudsight-api-key',
  name: 'CloudSight API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['cloudsight'],
  patterns: [
    {
      pattern: '[a-z0-9]{22,25}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://cloudsight.docs.apiary.io/',
  examples: {
    match: [
      { text: `CLOUDSIGHT_API_KEY=${TOKEN}`, source: OWN },
      { text: `const cloudsightSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `CLOUDSIGHT_TOKEN=${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
