import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xoxo-${fakeToken('alphanumeric', 6)}-${fakeToken('alphanumeric', 6, 2)}-${fakeToken('alphanumeric', 8, 3)}`;
const OTHER = `xoxa-1-${fakeToken('alphanumeric', 8, 3)}`;

export const classifier = defineClassifier({
  id: 'slack-legacy-token',
  name: 'Slack legacy or session token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['slack'],
  patterns: [
    {
      pattern: 'xox[osr](?:-[A-Za-z0-9]{6,20}){2,4}-[A-Za-z0-9]{8,72}',
      alone: 'high',
      validate: looksIssued,
    },
    { pattern: 'xoxa-[0-9](?:-[0-9A-Za-z]{8,20}){1,4}', alone: 'high', validate: looksIssued },
    { pattern: 'xox[cd]-[A-Za-z0-9%/+=-]{40,260}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://api.slack.com/concepts/token-types',
  examples: {
    match: [
      { text: `  "slackToken": "${TOKEN}",`, source: OWN },
      { text: `export SLACK_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=xoxo-${'x'.repeat(6)}-${'x'.repeat(6)}-${'x'.repeat(8)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: xoxo-${fakeToken('alphanumeric', 6)}-${fakeToken('alphanumeric', 6)}-${fakeToken('alphanumeric', 3)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
