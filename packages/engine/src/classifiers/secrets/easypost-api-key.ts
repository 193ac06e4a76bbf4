import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `EZAK${fakeToken('alphanumeric', 54)}`;

export const classifier = defineClassifier({
  id: 'easypost-api-key',
  name: 'EasyPost API key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['easypost'],
  patterns: [{ pattern: 'EZAK[A-Za-z0-9]{54}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.easypost.com/docs/authentication',
  examples: {
    match: [
      { text: `easypost_access_key: ${TOKEN}`, source: OWN },
      { text: `  "easypostToken": "${TOKEN}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=EZAK${'x'.repeat(54)}`, source: `${OWN}: a placeholder` },
      { text: `token: EZAK${fakeToken('alphanumeric', 26)}`, source: `${OWN}: too short` },
    ],
  },
});
