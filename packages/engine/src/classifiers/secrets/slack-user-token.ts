import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xoxp-${fakeToken('digits', 9)}-${fakeToken('digits', 9, 2)}-${fakeToken('digits', 9, 3)}-${fakeToken('lowerDigits', 28, 4)}`;

export const classifier = defineClassifier({
  id: 'slack-user-token',
  name: 'Slack user token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['slack'],
  patterns: [
    { pattern: 'xox[pe](?:-[0-9]{9,14}){3}-[a-z0-9]{28,34}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://api.slack.com/concepts/token-types',
  examples: {
    match: [
      { text: `config.slack.apiKey = "${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${TOKEN}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=xoxp-${'0'.repeat(9)}-${'0'.repeat(9)}-${'0'.repeat(9)}-${'x'.repeat(28)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: xoxp-${fakeToken('digits', 9)}-${fakeToken('digits', 9)}-${fakeToken('digits', 9)}-${fakeToken('lowerDigits', 13)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
