import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `shpss_${fakeToken('hex', 32)}`;
const OTHER = `shpss_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'shopify-app-secret',
  name: 'Shopify app shared secret',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['shopify'],
  patterns: [
    { pattern: 'shpss_[a-fA-F0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'shpss_[A-Za-z0-9]{32,38}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://shopify.dev/changelog/app-secret-key-length-has-increased',
  examples: {
    match: [
      { text: `export SHOPIFY_TOKEN="${TOKEN}"`, source: OWN },
      { text: `shopify_access_key: ${OTHER}`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=shpss_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: shpss_${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
