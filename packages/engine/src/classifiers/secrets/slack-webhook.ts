import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hooks.slack.com/services/T${fakeToken('upperDigits', 8)}/B${fakeToken('upperDigits', 8, 2)}/${fakeToken('alphanumeric', 22, 3)}`;
const OTHER = `hooks.slack.com/workflows/T${fakeToken('upperDigits', 8, 3)}/A${fakeToken('upperDigits', 8, 4)}/${fakeToken('digits', 15, 5)}/${fakeToken('alphanumeric', 22, 6)}`;

export const classifier = defineClassifier({
  id: 'slack-webhook',
  name: 'Slack incoming webhook URL',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['slack'],
  patterns: [
    {
      pattern: 'hooks\\.slack\\.com/services/T[A-Z0-9]{8,12}/B[A-Z0-9]{8,12}/[A-Za-z0-9]{22,26}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern:
        'hooks\\.slack\\.com/workflows/T[A-Z0-9]{8,12}/A[A-Z0-9]{8,12}/[0-9]{15,20}/[A-Za-z0-9]{22,26}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'hooks\\.slack\\.com/triggers/T[A-Z0-9]{8,12}/[0-9]{10,16}/[a-z0-9]{30,34}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://api.slack.com/messaging/webhooks',
  examples: {
    match: [
      { text: `curl -X POST https://${TOKEN}`, source: OWN },
      { text: `"url": "https://${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=hooks.slack.com/services/T${'X'.repeat(8)}/B${'X'.repeat(8)}/${'x'.repeat(22)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: hooks.slack.com/services/T${fakeToken('upperDigits', 8)}/B${fakeToken('upperDigits', 8)}/${fakeToken('alphanumeric', 10)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
