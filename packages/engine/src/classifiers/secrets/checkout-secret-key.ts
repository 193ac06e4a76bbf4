import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `sk_sbox_${fakeToken('lowerDigits', 27)}k`;
const OTHER = `sk_test_${fakeToken('hex', 8, 3)}-${fakeToken('hex', 4, 4)}-${fakeToken('hex', 4, 5)}-${fakeToken('hex', 4, 6)}-${fakeToken('hex', 12, 7)}`;

export const classifier = defineClassifier({
  id: 'checkout-secret-key',
  name: 'Checkout.com secret key',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['checkout'],
  patterns: [
    { pattern: 'sk_sbox_[a-z0-9]{27}[a-z0-9*#$=]', alone: 'high', validate: looksIssued },
    {
      pattern: 'sk_test_[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}',
      alone: 'high',
      validate: looksIssued,
    },
  ],
  reference: 'https://www.checkout.com/docs/developer-resources/api/manage-api-keys',
  examples: {
    match: [
      { text: `config.checkout.apiKey = "${TOKEN}"`, source: OWN },
      { text: `checkout_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=sk_sbox_${'x'.repeat(27)}k`, source: `${OWN}: a placeholder` },
      { text: `token: sk_sbox_${fakeToken('lowerDigits', 12)}k`, source: `${OWN}: too short` },
    ],
  },
});
