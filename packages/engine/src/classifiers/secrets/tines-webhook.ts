import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `tines.com/webhook/${fakeToken('hex', 32)}/${fakeToken('hex', 32, 2)}`;

export const classifier = defineClassifier({
  id: 'tines-webhook',
  name: 'Tines webhook URL',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['tines', 'webhook'],
  patterns: [
    {
      pattern: 'tines\\.com/webhook/[a-f0-9]{32}/[a-f0-9]{32}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.tines.com/docs/actions/types/webhook/',
  examples: {
    match: [
      { text: `curl -X POST https://${TOKEN}`, source: OWN },
      { text: `"url": "https://${TOKEN}"`, source: OWN },
    ],
    noMatch: [
      {
        text: `MY_TOKEN=tines.com/webhook/${'0'.repeat(32)}/${'0'.repeat(32)}`,
        source: `${OWN}: a placeholder`,
      },
      {
        text: `token: tines.com/webhook/${fakeToken('hex', 15)}/${fakeToken('hex', 32)}`,
        source: `${OWN}: too short`,
      },
    ],
  },
});
