import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `hooks.zapier.com/hooks/catch/${fakeToken('digits', 4)}/${fakeToken('lowerDigits', 6, 2)}`;

export const classifier = defineClassifier({
  id: 'zapier-webhook',
  name: 'Zapier catch webhook URL',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['zapier'],
  patterns: [
    {
      pattern: 'hooks\\.zapier\\.com/hooks/catch/[0-9]{4,9}/[a-z0-9]{6,9}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://zapier.com/apps/webhook/integrations',
  examples: {
    match: [
      { text: `curl -X POST https://${TOKEN}`, source: OWN },
      { text: `"url": "https://${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=hooks.zapier.com/hooks/catch/${'0'.repeat(4)}/${'x'.repeat(6)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: hooks.zapier.com/hooks/catch/${fakeToken('digits', 4)}/${fakeToken('lowerDigits', 5)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
