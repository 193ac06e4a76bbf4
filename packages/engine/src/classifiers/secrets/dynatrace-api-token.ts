import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `dt0D${fakeToken('digits', 2)}.${fakeToken('upperDigits', 24, 2)}.${fakeToken('upperDigits', 64, 3)}`;

export const classifier = defineClassifier({
  id: 'dynatrace-api-token',
  name: 'Dynatrace API token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['dynatrace'],
  patterns: [
    {
      pattern: 'dt0[a-zA-Z][0-9]{2}\\.[A-Z0-9]{24}\\.[A-Z0-9]{64}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://docs.dynatrace.com/docs/dynatrace-api/basics/dynatrace-api-authentication',
  examples: {
    match: [
      { text: `export DYNATRACE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `DYNATRACE_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=dt0D${'0'.repeat(2)}.${'X'.repeat(24)}.${'X'.repeat(64)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: dt0D${fakeToken('digits', 2)}.${fakeToken('upperDigits', 24)}.${fakeToken('upperDigits', 31)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
