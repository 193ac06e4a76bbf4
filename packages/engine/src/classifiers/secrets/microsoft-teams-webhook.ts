import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `webhook.office.com/webhookb2/${fakeToken('hex', 8)}-${fakeToken('hex', 4, 2)}-${fakeToken('hex', 4, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 12, 5)}@${fakeToken('hex', 8, 6)}-${fakeToken('hex', 4, 7)}-${fakeToken('hex', 4, 8)}-${fakeToken('hex', 4, 9)}-${fakeToken('hex', 12, 10)}/IncomingWebhook/${fakeToken('hex', 32, 11)}/${fakeToken('hex', 8, 12)}-${fakeToken('hex', 4, 13)}-${fakeToken('hex', 4, 14)}-${fakeToken('hex', 4, 15)}-${fakeToken('hex', 12, 16)}`;
const OTHER = `outlook.office.com/webhook/${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}@${fakeToken('hex', 8, 8)}-${fakeToken('hex', 4, 9)}-${fakeToken('hex', 4, 10)}-${fakeToken('hex', 4, 11)}-${fakeToken('hex', 12, 12)}/IncomingWebhook/${fakeToken('hex', 32, 13)}/${fakeToken('hex', 8, 14)}-${fakeToken('hex', 4, 15)}-${fakeToken('hex', 4, 16)}-${fakeToken('hex', 4, 17)}-${fakeToken('hex', 12, 18)}`;

export const classifier = defineClassifier({
  id: 'microsoft-teams-webhook',
  name: 'Microsoft Teams incoming webhook',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['teams', 'webhook'],
  patterns: [
    {
      pattern:
        'webhook\\.office\\.com/webhookb2/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}@[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}/IncomingWebhook/[a-f0-9]{32}/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern:
        'outlook\\.office\\.com/webhook/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}@[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}/IncomingWebhook/[a-f0-9]{32}/[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference:
    'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  examples: {
    match: [
      { text: `curl -X POST https://${TOKEN}`, source: OWN },
      { text: `"url": "https://${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=webhook.office.com/webhookb2/${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}@${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}/IncomingWebhook/${'0'.repeat(32)}/${'0'.repeat(8)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(4)}-${'0'.repeat(12)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: webhook.office.com/webhookb2/${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 12)}@${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 12)}/IncomingWebhook/${fakeToken('hex', 15)}/${fakeToken('hex', 8)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 4)}-${fakeToken('hex', 12)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
