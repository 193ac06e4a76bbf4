import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['formio', 'formcraft', 'formbucket', 'form.io'];
const TOKEN = fakeToken('alphanumeric', 32);
const OTHER = `eyJ${fakeToken('alphanumeric', 20, 3)}.${fakeToken('alphanumeric', 40, 4)}.${fakeToken('alphanumeric', 40, 5)}`;

export const classifier = defineClassifier({
  id: 'form-service-key',
  name: 'Form.io or FormCraft key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['formio', 'formcraft', 'formbucket', 'form.io'],
  patterns: [
    {
      pattern: '[A-Za-z0-9_-]{32,64}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
    {
      pattern: 'eyJ[A-Za-z0-9_-]{20,200}\\.[A-Za-z0-9_-]{40,900}\\.[A-Za-z0-9_-]{40,200}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://help.form.io/',
  examples: {
    match: [
      { text: `formio_access_key: ${TOKEN}`, source: OWN },
      { text: `config.formio.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `FORMIO_TOKEN=${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
