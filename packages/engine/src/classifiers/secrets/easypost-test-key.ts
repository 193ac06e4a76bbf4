import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `EZTK${fakeToken('alphanumeric', 54)}`;

export const classifier = defineClassifier({
  id: 'easypost-test-key',
  name: 'EasyPost test API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['easypost'],
  patterns: [{ pattern: 'EZTK[A-Za-z0-9]{54}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.easypost.com/docs/authentication',
  examples: {
    match: [
      { text: `config.easypost.apiKey = "${TOKEN}"`, source: OWN },
      { text: `const easypostSecret = '${TOKEN}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=EZTK${'x'.repeat(54)}`, source: `${OWN}: a placeholder` },
      { text: `token: EZTK${fakeToken('alphanumeric', 26)}`, source: `${OWN}: too short` },
    ],
  },
});
