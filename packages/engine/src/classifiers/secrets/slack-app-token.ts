import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xapp-1-${fakeToken('upperDigits', 8)}-${fakeToken('digits', 9, 2)}-${fakeToken('lowerDigits', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'slack-app-token',
  name: 'Slack app-level token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['slack'],
  patterns: [
    {
      pattern: 'xapp-[0-9]-[A-Z0-9]{8,14}-[0-9]{9,15}-[a-z0-9]{32,72}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://api.slack.com/concepts/token-types',
  examples: {
    match: [
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
      { text: `SLACK_API_KEY=${TOKEN}`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=xapp-1-${'X'.repeat(8)}-${'0'.repeat(9)}-${'x'.repeat(32)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: xapp-1-${fakeToken('upperDigits', 8)}-${fakeToken('digits', 9)}-${fakeToken('lowerDigits', 15)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
