import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `ser.${fakeToken('alphanumeric', 22)}`;

export const classifier = defineClassifier({
  id: 'flagsmith-api-key',
  name: 'Flagsmith server-side key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['flagsmith'],
  patterns: [{ pattern: 'ser\\.[A-Za-z0-9]{22}', alone: 'high', validate: looksIssued }],
  reference: 'https://docs.flagsmith.com/',
  examples: {
    match: [
      { text: `FLAGSMITH_API_KEY=${TOKEN}`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=ser.${'x'.repeat(22)}`, source: `${OWN}: a placeholder` },
      { text: `token: ser.${fakeToken('alphanumeric', 10)}`, source: `${OWN}: too short` },
    ],
  },
});
