import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['elastic_password', 'elasticpassword'];
const TOKEN = fakeToken('alphanumeric', 24);

export const classifier = defineClassifier({
  id: 'elastic-password',
  name: 'Elastic user password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['elasticpassword'],
  patterns: [
    {
      pattern: '[A-Za-z0-9]{24}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://www.elastic.co/docs/',
  examples: {
    match: [
      { text: `"elastic_password": "${TOKEN}"`, source: OWN },
      { text: `ELASTIC_PASSWORD_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      { text: `ELASTIC_PASSWORD_TOKEN=${'x'.repeat(24)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
