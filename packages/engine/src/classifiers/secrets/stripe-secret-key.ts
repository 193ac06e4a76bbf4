import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_live_${fakeToken('alphanumeric', 16)}`;
const OTHER = `sk_test_${fakeToken('alphanumeric', 16, 3)}`;

export const classifier = defineClassifier({
  id: 'stripe-secret-key',
  name: 'Stripe secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['stripe'],
  patterns: [
    { pattern: 'sk_live_[A-Za-z0-9]{16,247}', alone: 'high', validate: looksIssued },
    { pattern: 'sk_test_[A-Za-z0-9]{16,247}', alone: 'high', validate: looksIssued },
    { pattern: 'sk_prod_[A-Za-z0-9]{16,247}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.stripe.com/keys',
  examples: {
    match: [
      { text: `  "stripeToken": "${TOKEN}",`, source: OWN },
      { text: `stripe_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_live_${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      { text: `token: sk_live_${fakeToken('alphanumeric', 7)}`, source: `${OWN}: too short` },
    ],
  },
});
