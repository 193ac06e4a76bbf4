import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `secret-${fakeToken('alphanumeric', 40)}`;

export const classifier = defineClassifier({
  id: 'statsig-api-key',
  name: 'Statsig key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['statsig'],
  patterns: [{ pattern: 'secret-[A-Za-z0-9]{40,48}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.statsig.com/',
  examples: {
    match: [
      { text: `STATSIG_API_KEY=${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=secret-${'x'.repeat(40)}`, source: `${OWN}: a placeholder` },
      { text: `token: secret-${fakeToken('alphanumeric', 19)}`, source: `${OWN}: too short` },
    ],
  },
});
