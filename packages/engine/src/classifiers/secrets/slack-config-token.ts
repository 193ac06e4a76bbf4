import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `xoxe.xoxb-1-${fakeToken('alphanumeric', 140)}`;
const OTHER = `xoxe-1-${fakeToken('alphanumeric', 140, 3)}`;

export const classifier = defineClassifier({
  id: 'slack-config-token',
  name: 'Slack configuration token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['slack'],
  patterns: [
    { pattern: 'xoxe\\.xox[bp]-[0-9]-[A-Za-z0-9]{140,180}', alone: 'high', validate: looksIssued },
    { pattern: 'xoxe-[0-9]-[A-Za-z0-9]{140,160}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://api.slack.com/concepts/token-types',
  examples: {
    match: [
      { text: `SLACK_API_KEY=${TOKEN}`, source: OWN },
      { text: `const slackSecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=xoxe.xoxb-1-${'x'.repeat(140)}`, source: `${OWN}: a placeholder` },
      { text: `token: xoxe.xoxb-1-${fakeToken('alphanumeric', 69)}`, source: `${OWN}: too short` },
    ],
  },
});
