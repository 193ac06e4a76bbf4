import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `whsec_${fakeToken('alphanumeric', 32)}`;
const OTHER = `whsec_${fakeToken('hex', 64, 3)}`;

export const classifier = defineClassifier({
  id: 'stripe-webhook-secret',
  name: 'Stripe webhook signing secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['stripe'],
  patterns: [
    { pattern: 'whsec_[A-Za-z0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'whsec_[a-f0-9]{64}', alone: 'high', validate: looksIssued },
    { pattern: 'whsec_[A-Za-z0-9+/]{32,44}={0,3}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.stripe.com/webhooks',
  examples: {
    match: [
      { text: `export STRIPE_TOKEN="${TOKEN}"`, source: OWN },
      { text: `curl -H "Authorization: Bearer ${OTHER}" https://api.example.com/v1`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=whsec_${'x'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: whsec_${fakeToken('alphanumeric', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
