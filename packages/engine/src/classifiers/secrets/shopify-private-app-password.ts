import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `shppa_${fakeToken('hex', 32)}`;
const OTHER = `shppa_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'shopify-private-app-password',
  name: 'Shopify private app password',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['shopify'],
  patterns: [
    { pattern: 'shppa_[a-fA-F0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'shppa_[A-Za-z0-9]{32,38}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  examples: {
    match: [
      { text: `const shopifySecret = '${TOKEN}';`, source: OWN },
      { text: `export SHOPIFY_TOKEN="${OTHER}"`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=shppa_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: shppa_${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
