import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `shpat_${fakeToken('hex', 32)}`;
const OTHER = `shpat_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'shopify-access-token',
  name: 'Shopify Admin API access token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['shopify'],
  patterns: [
    { pattern: 'shpat_[a-fA-F0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'shpat_[A-Za-z0-9]{32,38}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  examples: {
    match: [
      { text: `SHOPIFY_API_KEY=${TOKEN}`, source: OWN },
      { text: `  "shopifyToken": "${OTHER}",`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=shpat_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: shpat_${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
