import { fakeToken } from '../../values/fake-token.ts';
import { issuedTo } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const VENDOR = ['closecrm', 'closeio', 'close_'];
const TOKEN = `api_${fakeToken('alphanumeric', 22)}.${fakeToken('alphanumeric', 22, 2)}`;

export const classifier = defineClassifier({
  id: 'close-api-key',
  name: 'Close CRM API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['close'],
  patterns: [
    {
      pattern: 'api_[A-Za-z0-9]{22}\\.[A-Za-z0-9]{22}',
      after: { words: VENDOR, within: 60 },
      alone: 'medium',
      validate: issuedTo(VENDOR),
    },
  ],
  reference: 'https://developer.close.com/topics/authentication/',
  examples: {
    match: [
      { text: `config.closecrm.apiKey = "${TOKEN}"`, source: OWN },
      { text: `CLOSECRM_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `CLOSECRM_TOKEN=api_${'x'.repeat(22)}.${'x'.repeat(22)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `import ${VENDOR[0]} from "./vendor/${TOKEN}/index.js"`,
        source: `${OWN}: part of a path`,
      },
      { text: `checksum = "${TOKEN}"`, source: `${OWN}: nothing of the vendor near` },
    ],
  },
});
