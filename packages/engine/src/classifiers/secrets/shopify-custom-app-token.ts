import { fakeToken } from '../../values/fake-token.ts';
import { looksIssued } from '../../values/issued-token.ts';
import { defineClassifier } from '../define-classifier.ts';

const OWN = 'written for this test';
const TOKEN = `shpca_${fakeToken('hex', 32)}`;
const OTHER = `shpca_${fakeToken('alphanumeric', 32, 3)}`;

export const classifier = defineClassifier({
  id: 'shopify-custom-app-token',
  name: 'Shopify custom app token',
  class: 'secret',
  locale: 'any',
  sensitivity: 4,
  keywords: ['shopify'],
  patterns: [
    { pattern: 'shpca_[a-fA-F0-9]{32}', alone: 'high', validate: looksIssued },
    { pattern: 'shpca_[A-Za-z0-9]{32,38}', alone: 'high', validate: looksIssued },
  ],
  reference: 'https://shopify.dev/docs/apps/build/authentication-authorization',
  examples: {
    match: [
      { text: `  "shopifyToken": "${TOKEN}",`, source: OWN },
      { text: `const shopifySecret = '${OTHER}';`, source: OWN },
    ],
    noMatch: [
      { text: `MY_TOKEN=shpca_${'0'.repeat(32)}`, source: `${OWN}: a placeholder` },
      { text: `token: shpca_${fakeToken('hex', 15)}`, source: `${OWN}: too short` },
    ],
  },
});
