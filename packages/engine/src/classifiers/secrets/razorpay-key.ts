import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `rzp_live_${fakeToken('alphanumeric', 14)}`;
const OTHER = `rzp_test_${fakeToken('alphanumeric', 14, 3)}`;

export const classifier = defineClassifier({
  id: 'razorpay-key',
  name: 'Razorpay key id',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['razorpay'],
  patterns: [
    { pattern: 'rzp_live_[A-Za-z0-9]{14}', alone: 'high', validate: looksIssued },
    { pattern: 'rzp_test_[A-Za-z0-9]{14}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://razorpay.com/docs/payments/dashboard/account-settings/api-keys/',
  examples: {
    match: [
      { text: `const razorpaySecret = '${TOKEN}';`, source: OWN },
      { text: `RAZORPAY_API_KEY=${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=rzp_live_${'x'.repeat(14)}`, source: `${OWN}: a placeholder` },
      { text: `token: rzp_live_${fakeToken('alphanumeric', 6)}`, source: `${OWN}: too short` },
    ],
  },
});
