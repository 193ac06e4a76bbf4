import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `discord.com/api/webhooks/${fakeToken('digits', 17)}/${fakeToken('alphanumeric', 60, 2)}`;
const OTHER = `discordapp.com/api/webhooks/${fakeToken('digits', 17, 3)}/${fakeToken('alphanumeric', 60, 4)}`;

export const classifier = defineClassifier({
  id: 'discord-webhook',
  name: 'Discord webhook URL',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['discord'],
  patterns: [
    {
      pattern: 'discord\\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{60,90}',
      alone: 'high',
      validate: looksIssued,
    },
    {
      pattern: 'discordapp\\.com/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{60,90}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://discord.com/developers/docs/resources/webhook',
  examples: {
    match: [
      { text: `curl -X POST https://${TOKEN}`, source: OWN },
      { text: `"url": "https://${OTHER}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=discord.com/api/webhooks/${'0'.repeat(17)}/${'x'.repeat(60)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: discord.com/api/webhooks/${fakeToken('digits', 17)}/${fakeToken('alphanumeric', 29)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
