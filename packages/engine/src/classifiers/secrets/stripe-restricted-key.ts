import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rk_live_${fakeToken('alphanumeric', 16)}`;
const OTHER = `rk_test_${fakeToken('alphanumeric', 16, 3)}`;

export const classifier = defineClassifier({
  id: 'stripe-restricted-key',
  name: 'Stripe restricted key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['stripe'],
  patterns: [
    { pattern: 'rk_live_[A-Za-z0-9]{16,247}', alone: 'high', validate: looksIssued },
    { pattern: 'rk_test_[A-Za-z0-9]{16,247}', alone: 'high', validate: looksIssued },
    { pattern: 'rk_prod_[A-Za-z0-9]{16,247}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://docs.stripe.com/keys',
  examples: {
    match: [
      { text: `const stripeSecret = '${TOKEN}';`, source: OWN },
      { text: `config.stripe.apiKey = "${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rk_live_${'x'.repeat(16)}`, source: `${OWN}: a placeholder` },
      { text: `token: rk_live_${fakeToken('alphanumeric', 7)}`, source: `${OWN}: too short` },
    ],
  },
});
