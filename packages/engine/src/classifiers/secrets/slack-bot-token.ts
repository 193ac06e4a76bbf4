import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xoxb-${fakeToken('digits', 9)}-${fakeToken('digits', 9, 2)}-${fakeToken('alphanumeric', 20, 3)}`;
const OTHER = `xoxb-${fakeToken('digits', 8, 3)}-${fakeToken('alphanumeric', 18, 4)}`;

export const classifier = defineClassifier({
  id: 'slack-bot-token',
  name: 'Slack bot token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['slack'],
  patterns: [
    {
      pattern: 'xoxb-[0-9]{9,14}-[0-9]{9,14}-[A-Za-z0-9]{20,34}',
      alone: 'high',
      validate: looksIssued,
    },
    { pattern: 'xoxb-[0-9]{8,14}-[A-Za-z0-9]{18,26}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://api.slack.com/concepts/token-types',
  examples: {
    match: [
      { text: `slack_access_key: ${TOKEN}`, source: OWN },
      { text: `config.slack.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=xoxb-${'0'.repeat(9)}-${'0'.repeat(9)}-${'x'.repeat(20)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: xoxb-${fakeToken('digits', 9)}-${fakeToken('digits', 9)}-${fakeToken('alphanumeric', 9)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
